//! The line mode: commands come in as lines, sentences go out as lines. For screen readers, dumb terminals and logs.
//!
//! It says what the picture shows, from the same scene, in ASCII, with no escape code and nothing drawn twice; what it
//! does it does on the same tour. [`Plain`] is a conversation without input or output; [`run`] holds one over two streams.

mod commands;
mod words;

use crate::catalogue::mistakes;
use crate::scene::{Choice, Kind, Problem, Scene};
use crate::search::Goal;
use crate::tour::{Outcome, Report, Tour, Verb};
use commands::{Command, Show};
use std::io::{self, BufRead, Read, Write};

/// Events that are run for one command; whoever asks again goes on from there.
const PATIENCE: u64 = 1 << 30;

/// Characters that a command can have.
const LONGEST_COMMAND: usize = 1_000;

/// Bytes of a line that are read at a time.
const PIECE: u64 = 1 << 12;

/// A conversation about one search at a time.
pub struct Plain {
    tour: Tour,
    code: Choice,
    /// Events that are run for one command.
    patience: u64,
    /// The command whose way was too long for its patience.
    underway: Option<String>,
    greeting: String,
}

/// The answer to a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Output {
    /// What is said, in whole lines.
    pub text: String,
    /// Whether the conversation is over.
    pub ends: bool,
}

impl Plain {
    /// Opens a search at a step.
    ///
    /// # Errors
    ///
    /// Why there is no such search.
    pub fn open(asked: crate::catalogue::Asked, at: u64, code: Choice) -> Result<Self, Problem> {
        let tour = Tour::open(asked)?;
        let mut plain = Self { tour, code, patience: PATIENCE, underway: None, greeting: String::new() };
        let report = if at > 0 { plain.tour.open_at(at, plain.patience) } else { Report::default() };
        let told = if at > 0 { plain.tell(report, "") } else { plain.step() };
        let title = plain.title();
        plain.greeting = format!(
            "stepback steps through backtracking, one event a line. ? lists the commands, Enter steps.\n{title}{told}"
        );
        Ok(plain)
    }

    /// What is said before the first command.
    #[must_use]
    pub fn greeting(&self) -> &str {
        &self.greeting
    }

    /// Does what a line asks for.
    pub fn line(&mut self, input: &str) -> Output {
        let input = input.trim();
        // Nothing that is asked for in other characters, or at such a length, is repeated as it stands.
        let is_sound =
            input.len() <= LONGEST_COMMAND && input.chars().all(|char| char.is_ascii() && !char.is_control());
        let Some(command) = Command::read(input).filter(|_| is_sound) else {
            return Output { text: words::unknown(input), ends: false };
        };
        let was_underway = self.underway.take().is_some_and(|before| before == input);
        let text = match command {
            Command::Quit => return Output { text: String::new(), ends: true },
            Command::Do(_) | Command::Answer(..) if was_underway && self.tour.progress().is_some() => {
                let report = self.tour.go_on(self.patience);
                self.tell(report, input)
            }
            Command::Do(Verb::Alone(crate::replay::Direction::Forward)) if self.tour.pair().is_none() => self.step(),
            Command::Do(verb) => {
                let report = self.tour.act(verb, self.patience);
                self.tell(report, input)
            }
            Command::Answer(purpose, text) => {
                let report = self.tour.answer(purpose, text, self.patience);
                self.tell(report, input)
            }
            Command::Mistake(number) => self.open_mistake(number),
            Command::Show(show) => self.show(show),
            Command::Language => {
                self.code = self.code.next();
                self.show(Show::Code)
            }
            Command::Template => {
                self.code.template = !self.code.template;
                self.show(Show::Code)
            }
            Command::Puzzles => words::puzzles(),
            Command::Invocation => format!("stepback {}\n", self.tour.command()),
            Command::Help => commands::help(),
        };
        Output { text, ends: false }
    }

    /// What came of a command, as lines.
    fn tell(&mut self, report: Report, command: &str) -> String {
        let notice = report.notice.map(|notice| words::said(notice) + "\n").unwrap_or_default();
        match report.outcome {
            Outcome::Stayed => notice,
            Outcome::Moved => notice + &self.step(),
            Outcome::Opened => notice + &self.title() + &self.step(),
            Outcome::Underway => {
                self.underway = Some(command.to_owned());
                let step = self.tour.progress().unwrap_or_default();
                format!("still on the way, at step {step}, and nothing has moved: ask again to go on\n")
            }
        }
    }

    fn open_mistake(&mut self, number: &str) -> String {
        let number = number.parse().ok().filter(|number| (1..=mistakes().count()).contains(number));
        let Some(number) = number else { return words::mistakes() };
        let report = self.tour.act(Verb::Mistake(Some(number)), self.patience);
        self.tell(report, "")
    }

    fn show(&self, show: Show) -> String {
        if show == Show::Where {
            let page = self.tour.mistake().map(words::page);
            return self.title() + &page.unwrap_or_default();
        }
        let part = |scene: &Scene| match show {
            Show::Board => words::picture(scene, false),
            Show::AttackMap => words::picture(scene, true),
            Show::Sets => words::sets(scene),
            Show::Calls => words::calls(&scene.calls),
            Show::Code => words::code(scene, self.code),
            Show::Tally => words::tally(&scene.tally),
            Show::Where => String::new(),
        };
        let scene = self.tour.scene();
        let Some(contrast) = self.tour.contrast() else { return part(&scene) };
        let sides = [&scene, &contrast.other].map(|scene| match (show, &scene.extras.shelf) {
            (Show::Board, Some(saved)) => part(scene) + &words::shelf(saved),
            (Show::Sets, _) => words::sets_of_side(scene),
            _ => part(scene),
        });
        let [first, second] = contrast.labels.sides.map(|label| format!("{label} {}:", contrast.labels.noun));
        format!("{first}\n{}{second}\n{}", sides[0], sides[1])
    }

    /// The step as a line, and the board where one was recorded.
    fn step(&self) -> String {
        let scene = self.tour.scene();
        if let Some(contrast) = self.tour.contrast() {
            return words::both(&scene, &contrast);
        }
        let hint = self.tour.hint().map(|hint| format!(" {hint}.")).unwrap_or_default();
        let mut text = format!("step {}: {}{hint}\n", scene.step, scene.sentence);
        if scene.kind == Kind::Record {
            text += &words::picture(&scene, false);
        }
        text
    }

    fn title(&self) -> String {
        let (scene, journey) = (self.tour.scene(), self.tour.journey());
        let board = scene.words.board;
        let goal = match journey.goal() {
            Goal::First => format!("first {board}"),
            Goal::All => format!("all {board}s"),
        };
        let length = match journey.total() {
            Some(total) => total.to_string(),
            None => format!("at least {}", journey.explored()),
        };
        let mistake = self.tour.mistake();
        let mistake =
            mistake.map(|mistake| format!("mistake {}, {}: ", mistake.number, mistake.title())).unwrap_or_default();
        format!("{mistake}{}, {goal}: step {} of {length}\n", scene.title, journey.position())
    }
}

/// Holds a conversation until a line or the end of the input ends it. A line that is too long is refused whole.
///
/// # Errors
///
/// What one of the streams fails with; a reader of `out` that is gone is [`io::ErrorKind::BrokenPipe`].
pub fn run(mut plain: Plain, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(plain.greeting().as_bytes())?;
    out.flush()?;
    while let Some(line) = read_line(input)? {
        let output = plain.line(&line);
        out.write_all(output.text.as_bytes())?;
        out.flush()?;
        if output.ends {
            break;
        }
    }
    Ok(())
}

/// The next line, of a long one the first part, but all of it is taken from the input; none at the end.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = vec![];
    if input.take(PIECE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&line).into_owned();
    while !line.is_empty() && line.last() != Some(&b'\n') {
        line.clear();
        input.take(PIECE).read_until(b'\n', &mut line)?;
    }
    Ok(Some(text))
}

#[cfg(test)]
mod tests;
