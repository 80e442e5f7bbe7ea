//! Sessions of random keys, sizes and pauses in all puzzles: nothing panics, and the panels agree with a machine of their
//! own, or with a journey that went to the same step by itself.

mod mirror;
mod walker;

use mirror::Mirror;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::Duration;
use stepback::app::{App, Depth, Effect, KEY_TABLE, Look, Signs, ThemeName};
use stepback::catalogue::Asked;
use stepback::search::Goal;
use stepback::tour::KeyPress;
use stepback::ui;

/// Actions of a session: a hundred thousand in all of them.
const ACTIONS: u64 = 12_500;

/// Actions on one puzzle before another one is opened.
const ROUND: u64 = 400;

/// The largest board on which every key is pressed; on larger ones each step is dear in a debug build.
const SMALL: u8 = 8;

/// Numbers that look random: xorshift64* by Marsaglia and Vigna, the same on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % sides
    }

    fn one_in(&mut self, sides: u64) -> bool {
        self.roll(sides) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::try_from(self.roll(from.len() as u64)).expect("an index")]
    }

    fn up_to(&mut self, most: u16) -> u16 {
        u16::try_from(self.roll(u64::from(most) + 1)).expect("a small number")
    }
}

/// A key of the table, or now and then any other one.
fn key(dice: &mut Dice) -> KeyPress {
    let bound: Vec<KeyPress> =
        KEY_TABLE.iter().flat_map(|entry| &entry.bindings).flat_map(|(_, keys)| *keys).copied().collect();
    if dice.one_in(20) {
        let char = char::from_u32(u32::from(dice.up_to(0x2fff))).unwrap_or('x');
        return dice.pick(&[
            KeyPress::Char(char),
            KeyPress::Control(char),
            KeyPress::Enter,
            KeyPress::Delete,
            KeyPress::BackTab,
            KeyPress::Other,
        ]);
    }
    dice.pick(&bound)
}

/// What is opened beside N-Queens.
const OTHERS: &[&str] = &[
    "sudoku euler",
    "sudoku leetcode --order mrv",
    "sudoku two-solutions --all",
    "sudoku euler --order mrv --look-ahead --propagate",
    "parentheses 3",
    "parentheses 6 --first",
    "permutations 1 2 3 4",
    "permutations a b b",
    "word-search",
    "word-search --all",
    "coloring",
    "coloring petersen 3 --order mrv --all",
    "coloring myciel3 3 --order degree",
    "registers",
    "registers odd-ring 2",
    "crossword ring",
    "crossword stairs --order mrv",
    "mistake 2",
    "mistake 4",
];

fn open(dice: &mut Dice) -> App {
    let look = Look {
        theme: dice.pick(&ThemeName::ALL),
        depth: dice.pick(&Depth::ALL),
        signs: dice.pick(&[Signs::Unicode, Signs::Ascii]),
        ..Look::default()
    };
    if dice.one_in(2) {
        let asked = Asked::read(dice.pick(OTHERS)).expect("a command");
        return App::open(asked, dice.roll(60) * dice.roll(2), look).expect("a puzzle");
    }
    let size = if dice.one_in(12) { dice.pick(&[12, 32]) } else { 1 + dice.pick(&[0, 1, 2, 3, 4, 5, 6, 7, 7]) };
    let goal = dice.pick(&[Goal::First, Goal::All]);
    let at = if size > SMALL { dice.roll(50_000) } else { dice.roll(500) * dice.roll(2) };
    let asked = Asked::read(&format!("queens {size}")).expect("a size").with_goal(goal);
    App::open(asked, at, look).expect("a size")
}

/// Whether this search is walked and not leapt through: each slice of a long way is dear in a debug build.
fn is_large(app: &App) -> bool {
    if app.tour().asked().offer.name == "queens" {
        return app.scene().picture.grid().is_some_and(|grid| grid.rows > SMALL.into());
    }
    app.tour().journey().total().is_none_or(|total| total > 50_000)
}

/// One thing that a user or time can do. False if the program is to end.
fn act(app: &mut App, dice: &mut Dice) -> bool {
    match dice.roll(20) {
        0..2 => app.tick(Duration::from_micros(dice.roll(200_000))),
        2 if !is_large(app) || dice.one_in(40) => app.work(),
        3 => app.tick(Duration::from_secs(dice.roll(3))),
        4 => {
            let texts = ["q", "37", "+3", "-5", "50%", "b2", "u3", "d1", "qqq\nnnn\u{1b}[A", "\u{265b}", "", "0"];
            app.paste(dice.pick(&texts));
        }
        _ => {
            let key = if is_large(app) && !dice.one_in(8) {
                dice.pick(&[KeyPress::Right, KeyPress::Left, KeyPress::Char('x'), KeyPress::Char('?')])
            } else {
                key(dice)
            };
            return app.press(key) != Effect::Quit;
        }
    }
    true
}

/// That a notice stands on the screen with all of its words, over as many rows as it needs.
fn assert_seen_whole(notice: &str, buffer: &Buffer) {
    // Keys have brackets only where there is no colour.
    let words = |text: &str| text.replace(['[', ']'], "").split_whitespace().collect::<Vec<_>>().join(" ");
    let rows = buffer.area.rows().map(|row| row.columns().map(|cell| buffer[(cell.x, cell.y)].symbol()).collect());
    let screen: Vec<String> = rows.collect();
    assert!(words(&screen.join(" ")).contains(&words(notice)), "{notice:?} in {screen:#?}");
}

fn draw(app: &App, dice: &mut Dice) {
    let area = Rect::new(0, 0, dice.up_to(130), dice.up_to(45));
    let mut buffer = Buffer::empty(area);
    ui::draw(app, area, &mut buffer);
    if area.width < ui::LEAST_SIZE.0 || area.height < ui::LEAST_SIZE.1 {
        return;
    }
    let has_popup = app.help().is_some() || app.page().is_some() || app.menu().is_some();
    // A longer way is told in the place of a notice, and a question stands there until it is answered.
    let is_told = app.tour().progress().is_none() && app.prompt().is_none() && !has_popup;
    if let Some(notice) = app.notice().filter(|_| is_told && area.width >= 60 && area.height >= 20) {
        assert_seen_whole(&notice.to_string(), &buffer);
    }
    let header: String = (0..area.width).map(|x| buffer[(x, 0)].symbol()).collect();
    let digits: String = header.chars().filter(|&char| char != ',').collect();
    let step = app.tour().position();
    let words: Vec<&str> = digits.split_whitespace().collect();
    let shows_step = words.windows(2).any(|pair| pair[0] == "step" && pair[1] == step.to_string());
    let is_covered = app.is_editing() || has_popup;
    assert!(shows_step || is_covered, "step {step}: {header:?}");
}

fn session(seed: u64) {
    let mut dice = Dice(seed);
    let mut app = open(&mut dice);
    let mut mirror = None;
    let mut walker = walker::Walker::of(&app);
    for action in 0..ACTIONS {
        if action % ROUND == 0 || !act(&mut app, &mut dice) {
            app = open(&mut dice);
        }
        // What is being written is no step.
        if !app.is_editing() {
            walker.compare(&app);
            if app.tour().asked().offer.name == "queens" {
                mirror.get_or_insert_with(|| Mirror::of(&app)).compare(&app);
            }
        }
        if dice.one_in(8) {
            draw(&app, &mut dice);
        }
    }
}

macro_rules! sessions {
    ($($name:ident $seed:literal)*) => {$(
        #[test]
        fn $name() {
            session($seed);
        }
    )*};
}

sessions! {
    random_actions_leave_every_panel_in_agreement_with_the_machine_1 0x5eed_0001
    random_actions_leave_every_panel_in_agreement_with_the_machine_2 0x5eed_0002
    random_actions_leave_every_panel_in_agreement_with_the_machine_3 0x5eed_0003
    random_actions_leave_every_panel_in_agreement_with_the_machine_4 0x5eed_0004
    random_actions_leave_every_panel_in_agreement_with_the_machine_5 0x5eed_0005
    random_actions_leave_every_panel_in_agreement_with_the_machine_6 0x5eed_0006
    random_actions_leave_every_panel_in_agreement_with_the_machine_7 0x5eed_0007
    random_actions_leave_every_panel_in_agreement_with_the_machine_8 0x5eed_0008
}
