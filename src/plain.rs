//! The line mode: commands come in as lines, sentences go out as lines. For screen readers, dumb terminals and logs.
//!
//! It says what the picture shows, from the same scene, in ASCII, with no escape code and nothing drawn twice.
//! [`Plain`] is a conversation without input or output; [`run`] holds one over two streams.

mod commands;
mod words;

use crate::replay::{Counter, Destination, Progress};
use crate::scene::listing::Language;
use crate::scene::{Journey, Kind, target};
use crate::search::Goal;
use commands::{Command, Show};
use std::io::{self, BufRead, Read, Write};

/// Events that are run for one command; whoever asks again goes on from there.
const PATIENCE: u64 = 1 << 30;

/// Events that are run before the first command, so that a short search knows its length.
const FIRST_LOOK: u64 = 1 << 15;

/// Characters that a command can have.
const LONGEST_COMMAND: usize = 64;

/// Bytes of a line that are read as one command.
const LONGEST_LINE: u64 = 1 << 12;

/// A conversation about one search at a time.
pub struct Plain {
    journey: Box<dyn Journey>,
    language: Language,
    /// Events that are run for one command.
    patience: u64,
    /// Where the last command was on its way to when its patience ended.
    underway: Option<Destination>,
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
    #[must_use]
    pub fn new(mut journey: Box<dyn Journey>, at: u64, language: Language) -> Self {
        journey.explore(FIRST_LOOK);
        let mut plain = Self { journey, language, patience: PATIENCE, underway: None, greeting: String::new() };
        let title = plain.title();
        let step = if at > 0 { plain.travel(Destination::Step(at), "step") } else { plain.step() };
        plain.greeting = format!(
            "stepback steps through backtracking, one event a line. ? lists the commands, Enter steps.\n{title}{step}"
        );
        plain
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
        if !matches!(command, Command::Go(..) | Command::Target(_)) {
            self.underway = None;
        }
        let text = match command {
            Command::Quit => return Output { text: String::new(), ends: true },
            Command::Next => self.next(),
            Command::Back => self.back(),
            Command::Go(destination, name) => self.travel(destination, name),
            Command::Target(text) => self.go_to(text),
            Command::OtherGoal => self.open(Some(self.journey.with_other_goal()), ""),
            Command::Vary(variation) => self.open(self.journey.vary(variation), self.journey.cannot_vary(variation)),
            Command::Show(show) => self.show(show),
            Command::Help => commands::help(),
        };
        Output { text, ends: false }
    }

    fn next(&mut self) -> String {
        if self.journey.step_forward() {
            return self.step();
        }
        match self.journey.goal() {
            Goal::All => "this is the end of the search\n".to_owned(),
            Goal::First => "this is the end of the search; a goes on to all boards\n".to_owned(),
        }
    }

    fn back(&mut self) -> String {
        if self.journey.step_back() { self.step() } else { "this is the start\n".to_owned() }
    }

    fn go_to(&mut self, text: &str) -> String {
        if text.ends_with('%') && self.journey.total().is_none() {
            self.journey.explore(self.patience);
        }
        match target::parse(text, self.journey.position(), self.journey.total()) {
            Ok(destination @ Destination::Nth(Counter::Boards, _)) => self.travel(destination, "such board"),
            Ok(destination @ Destination::Nth(Counter::Undos, _)) => self.travel(destination, "such undo"),
            Ok(destination @ Destination::Nth(Counter::DeadEnds, _)) => self.travel(destination, "such dead end"),
            Ok(destination) => self.travel(destination, "such step"),
            Err(error) => format!("{error}\n"),
        }
    }

    /// Goes there, or says why not. What takes too long goes on when it is asked for again.
    fn travel(&mut self, destination: Destination, name: &str) -> String {
        if self.underway.take() != Some(destination) {
            self.journey.set_out(destination);
        }
        match self.journey.travel(self.patience) {
            Progress::Arrived => {
                let here = self.journey.position();
                match destination {
                    Destination::Step(step) if here < step => {
                        format!("step {step} is past the end: this is step {here}, the last one\n{}", self.step())
                    }
                    _ => self.step(),
                }
            }
            Progress::Nowhere => format!("there is no {name}\n"),
            Progress::Underway(step) => {
                self.underway = Some(destination);
                format!("still on the way, at step {step}, and nothing has moved: ask again to go on\n")
            }
        }
    }

    /// Begins another search at its start, or says why there is none.
    fn open(&mut self, journey: Option<Box<dyn Journey>>, none: &str) -> String {
        let Some(mut journey) = journey else { return format!("{none}\n") };
        journey.explore(FIRST_LOOK);
        self.journey = journey;
        self.title() + &self.step()
    }

    fn show(&self, show: Show) -> String {
        let scene = self.journey.scene();
        match show {
            Show::Step => self.step(),
            Show::Board => words::board(&scene.board, false),
            Show::AttackMap => words::board(&scene.board, true),
            Show::Sets => words::sets(&scene.marks),
            Show::Calls => words::calls(&scene.calls),
            Show::Code => words::code(&scene, self.language),
            Show::Tally => words::tally(&scene.tally),
            Show::Where => self.title(),
        }
    }

    /// The step as a line, and the board where one was recorded.
    fn step(&self) -> String {
        let scene = self.journey.scene();
        if let Some(contrast) = self.journey.contrast() {
            return words::both(&scene, &contrast);
        }
        let mut text = format!("step {}: {}\n", scene.step, scene.sentence);
        if scene.kind == Kind::Record {
            text += &words::board(&scene.board, false);
        }
        text
    }

    fn title(&self) -> String {
        let goal = match self.journey.goal() {
            Goal::First => "first board",
            Goal::All => "all boards",
        };
        let position = self.journey.position();
        let length = match self.journey.total() {
            Some(total) => total.to_string(),
            None => format!("at least {}", self.journey.explored()),
        };
        format!("{}, {goal}: step {position} of {length}\n", self.journey.scene().title)
    }
}

/// Holds a conversation until a line or the end of the input ends it.
///
/// # Errors
///
/// What one of the streams fails with; a reader of `out` that is gone is [`io::ErrorKind::BrokenPipe`].
pub fn run(mut plain: Plain, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(plain.greeting().as_bytes())?;
    out.flush()?;
    let mut line = vec![];
    loop {
        line.clear();
        if input.take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let output = plain.line(&String::from_utf8_lossy(&line));
        out.write_all(output.text.as_bytes())?;
        out.flush()?;
        if output.ends {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests;
