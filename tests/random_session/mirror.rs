//! A machine beside the application's, brought to the same step in its own way.

use stepback::app::App;
use stepback::puzzles::queens::{Family, Queens};
use stepback::scene::{Board, Piece, Role, Scene};
use stepback::search::{Event, Goal, Machine};

/// Events between two machines that are kept.
const EVERY: u64 = 512;

/// Machines that are kept at most.
const KEPT: usize = 256;

/// One search, at the step that was last compared.
pub(super) struct Mirror {
    size: u8,
    goal: Goal,
    /// The machines at multiples of [`EVERY`], as far as there are any.
    kept: Vec<Machine<Queens>>,
    here: Machine<Queens>,
    event: Option<Event>,
}

impl Mirror {
    /// Of the search that the application shows.
    pub(super) fn of(app: &App) -> Self {
        let size = u8::try_from(app.scene().board.rows).expect("a board");
        let goal = app.scene().goal;
        let start = Machine::new(Queens::new(size).expect("a size"), goal);
        Self { size, goal, kept: vec![start.clone()], here: start, event: None }
    }

    /// Compares every panel with the machine.
    pub(super) fn compare(&mut self, app: &App) {
        let scene = app.scene();
        if usize::from(self.size) != scene.board.rows || self.goal != scene.goal {
            *self = Self::of(app);
        }
        self.go_to(scene.step);
        let queens = self.here.puzzle().queens();
        assert_eq!(self.here.step_number(), scene.step, "{}", scene.title);
        assert_eq!(*self.here.tally(), scene.tally);
        assert_eq!(scene.tally.step(), scene.step);
        assert_eq!(self.here.is_finished(), scene.finished);
        assert!(app.total().is_none_or(|total| scene.step <= total && scene.finished == (scene.step == total)));
        assert_eq!(queens_on(&scene.board), queens);
        assert_eq!(scene.calls.len(), queens.len() + 1);
        compare_sets(scene, queens);
        compare_sentence(scene, self.event);
    }

    fn go_to(&mut self, step: u64) {
        if self.here.step_number() == step {
            return;
        }
        let before = step.saturating_sub(1);
        let kept = usize::try_from(before / EVERY).unwrap_or(usize::MAX).min(self.kept.len() - 1);
        let near = self.kept[kept].step_number()..=before;
        if !near.contains(&self.here.step_number()) {
            self.here = self.kept[kept].clone();
            self.event = None;
        }
        while self.here.step_number() < before {
            let at = self.here.step_number();
            self.here.advance((EVERY - at % EVERY).min(before - at));
            self.event = None;
            let is_next = self.here.step_number() == self.kept.len() as u64 * EVERY;
            if is_next && self.kept.len() < KEPT {
                self.kept.push(self.here.clone());
            }
        }
        if self.here.step_number() < step {
            self.event = self.here.step();
        }
    }
}

/// The column of the queen in each row, from the squares of the picture.
fn queens_on(board: &Board) -> Vec<u8> {
    let stands = |row: usize, column: usize| {
        let square = board.square(row, column);
        square.piece == Some(Piece::Queen) && matches!(square.role, Role::Placed | Role::PlacedNow)
    };
    let rows = (0..board.rows).map(|row| (0..board.columns).filter(|&column| stands(row, column)).collect::<Vec<_>>());
    let rows: Vec<Vec<usize>> = rows.collect();
    assert!(rows.iter().all(|queens| queens.len() <= 1), "two queens in a row: {rows:?}");
    rows.concat().into_iter().map(|column| u8::try_from(column).expect("a column")).collect()
}

/// Each set holds the keys of the queens on the board, and nothing else.
fn compare_sets(scene: &Scene, queens: &[u8]) {
    for (family, set) in Family::ALL.into_iter().zip(&scene.marks) {
        let mut keys: Vec<i16> =
            (0..).zip(queens).map(|(row, &column)| Queens::key(family, row, column.into())).collect();
        keys.sort_unstable();
        assert_eq!(set.keys, keys, "{} at step {}", set.name, scene.step);
    }
}

/// The sentence names the event and its square, and both are lit on the board.
fn compare_sentence(scene: &Scene, event: Option<Event>) {
    let sentence = scene.sentence.to_string();
    let (word, role) = match event {
        None => ("start", None),
        Some(Event::Place { .. }) => ("place", Some(Role::PlacedNow)),
        Some(Event::Attacked { .. }) => ("attacked", Some(Role::AttackedNow)),
        Some(Event::Undo { .. }) => ("undo", Some(Role::UndoneNow)),
        Some(Event::Record) => ("record", None),
        Some(Event::Reject { .. }) => ("rejected", None),
    };
    if event.is_none() && scene.step > 0 {
        return;
    }
    assert_eq!(word, scene.kind.word(), "step {}", scene.step);
    assert!(sentence.starts_with(word), "{sentence}");
    if let (Some((row, column)), Some(role)) = (event.and_then(Event::about), role) {
        assert!(sentence.contains(&format!("({row},{column})")), "{sentence}");
        assert_eq!(scene.board.square(row.into(), column.into()).role, role);
    }
}
