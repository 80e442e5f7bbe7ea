//! The line mode: commands come in as lines, sentences go out as lines. For screen readers, dumb terminals and logs.
//!
//! It says what the picture shows, from the same scene, in ASCII, with no escape code and nothing drawn twice.
//! [`Plain`] is a conversation without input or output; [`run`] holds one over two streams.

mod commands;
mod words;

use crate::replay::{Counter, Destination, Direction, Progress};
use crate::scene::listing::Language;
use crate::scene::{FIRST_LOOK, Journey, Kind, Mistake, Scene, stop, target};
use crate::search::Goal;
use commands::{Command, Show};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};

/// Events that are run for one command; whoever asks again goes on from there.
const PATIENCE: u64 = 1 << 30;

/// Characters that a command can have.
const LONGEST_COMMAND: usize = 64;

/// Bytes of a line that are read as one command.
const LONGEST_LINE: u64 = 1 << 12;

/// The mark of the place that the last jump left.
const LAST_PLACE: &str = "'";

/// Rows and columns of the board on which a mistake is first shown.
const SIZE: u8 = 4;

/// A conversation about one search at a time.
pub struct Plain {
    journey: Box<dyn Journey>,
    language: Language,
    /// Events that are run for one command.
    patience: u64,
    /// Where the last command was on its way to when its patience ended.
    underway: Option<Way>,
    /// What to stop at, as it was written.
    stop: Option<String>,
    /// Steps to return to, by their letters; the one that the last jump left is `'`.
    marks: BTreeMap<String, u64>,
    greeting: String,
}

/// Where a command leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    To(Destination),
    Stop(Direction),
    Difference,
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
        let mut plain = Self {
            journey,
            language,
            patience: PATIENCE,
            underway: None,
            stop: None,
            marks: BTreeMap::new(),
            greeting: String::new(),
        };
        let step = if at > 0 { plain.travel(Way::To(Destination::Step(at)), "step") } else { plain.step() };
        let title = plain.title();
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
        if !matches!(
            command,
            Command::Go(..) | Command::Target(_) | Command::Stop(_) | Command::StopAgain(_) | Command::Difference
        ) {
            self.underway = None;
        }
        let text = match command {
            Command::Quit => return Output { text: String::new(), ends: true },
            Command::Next => self.next(),
            Command::Back => self.back(),
            Command::Go(destination, name) => self.jump(Way::To(destination), name),
            Command::Target(text) => self.go_to(text),
            Command::Stop(text) => {
                self.stop = Some(text.to_owned());
                self.go_to_stop(Direction::Forward)
            }
            Command::StopAgain(direction) => self.go_to_stop(direction),
            Command::SetMark(mark) => {
                self.marks.insert(mark.to_owned(), self.journey.position());
                format!("mark {mark} is step {}; '{mark} returns to it\n", self.journey.position())
            }
            Command::GoToMark(mark) => match self.marks.get(mark) {
                Some(&step) => self.jump(Way::To(Destination::Step(step)), "such step"),
                None => format!("there is no mark {mark}; m sets one\n"),
            },
            Command::OtherGoal => self.open(Some(self.journey.with_other_goal()), ""),
            Command::Vary(variation) => self.open(self.journey.vary(variation), self.journey.cannot_vary(variation)),
            Command::Difference | Command::AloneBack | Command::Dot | Command::Align => self.compare(command),
            Command::Mistake(number) => self.open_mistake(number),
            Command::Show(show) => self.show(show),
            Command::Language => {
                self.language = self.language.next();
                self.show(Show::Code)
            }
            Command::Invocation => words::command(&self.journey.command(), self.journey.position()),
            Command::Help => commands::help(),
        };
        Output { text, ends: false }
    }

    fn next(&mut self) -> String {
        if self.journey.step_forward() { self.step() } else { self.journey.edge(Direction::Forward).to_owned() + "\n" }
    }

    fn back(&mut self) -> String {
        if self.journey.step_back() { self.step() } else { self.journey.edge(Direction::Back).to_owned() + "\n" }
    }

    fn go_to(&mut self, text: &str) -> String {
        if text.ends_with('%') && self.journey.total().is_none() {
            self.journey.explore(self.patience);
        }
        match target::parse(text, self.journey.position(), self.journey.total()) {
            Ok(destination) => {
                let name = match destination {
                    Destination::Nth(Counter::Boards, _) => "such board",
                    Destination::Nth(Counter::Undos, _) => "such undo",
                    Destination::Nth(Counter::DeadEnds, _) => "such dead end",
                    _ => "such step",
                };
                self.jump(Way::To(destination), name)
            }
            Err(error) => format!("{error}\n"),
        }
    }

    fn go_to_stop(&mut self, direction: Direction) -> String {
        match direction {
            _ if self.stop.is_none() => format!("say first what to stop at: / and {}\n", stop::EXAMPLES),
            Direction::Forward => self.jump(Way::Stop(direction), "such stop after this"),
            Direction::Back => self.jump(Way::Stop(direction), "such stop before this"),
        }
    }

    /// Goes far, and keeps the place that it leaves.
    fn jump(&mut self, way: Way, name: &str) -> String {
        self.marks.insert(LAST_PLACE.to_owned(), self.journey.position());
        self.travel(way, name)
    }

    /// Goes there, or says why not. What takes too long goes on when it is asked for again.
    fn travel(&mut self, way: Way, name: &str) -> String {
        if self.underway.take() != Some(way)
            && let Err(complaint) = self.set_out(way)
        {
            return complaint;
        }
        match self.journey.travel(self.patience) {
            Progress::Arrived => {
                let here = self.journey.position();
                match way {
                    Way::To(Destination::Step(step)) if here < step => {
                        format!("{}\n{}", target::past_the_end(step, here), self.step())
                    }
                    _ => self.step(),
                }
            }
            Progress::Nowhere => format!("there is no {name}\n"),
            Progress::Underway(step) | Progress::Waiting(step) => {
                self.underway = Some(way);
                format!("still on the way, at step {step}, and nothing has moved: ask again to go on\n")
            }
        }
    }

    fn set_out(&mut self, way: Way) -> Result<(), String> {
        match way {
            Way::To(destination) => self.journey.set_out(destination),
            Way::Stop(direction) => {
                let stop = self.stop.clone().unwrap_or_default();
                return self.journey.set_out_for(&stop, direction).map_err(|error| {
                    self.stop = None;
                    format!("{error}\n")
                });
            }
            Way::Difference => {
                if let Some(pair) = self.journey.as_pair() {
                    pair.set_out_to_difference();
                }
            }
        }
        Ok(())
    }

    /// Moves two programs against each other.
    fn compare(&mut self, command: Command<'_>) -> String {
        let Some(pair) = self.journey.as_pair() else {
            return match command {
                Command::Dot => self.step(),
                _ => "there is one program here; w 1 sets a wrong one beside it\n".to_owned(),
            };
        };
        match command {
            Command::Difference => return self.jump(Way::Difference, "difference between the two"),
            Command::AloneBack if !pair.step_alone(false) => return "the wrong program is at its start\n".to_owned(),
            Command::Dot if !pair.step_alone(true) => return "the wrong program is at its end\n".to_owned(),
            Command::Align => pair.align(),
            _ => {}
        }
        self.step()
    }

    fn open_mistake(&mut self, number: &str) -> String {
        let mistake = number.parse().ok().and_then(Mistake::of);
        let pair = mistake.and_then(|mistake| mistake.open(SIZE, Goal::All));
        match pair {
            Some(pair) => self.open(Some(Box::new(pair)), ""),
            None => words::mistakes(),
        }
    }

    /// Begins another search at its start, or says why there is none.
    fn open(&mut self, journey: Option<Box<dyn Journey>>, none: &str) -> String {
        let Some(mut journey) = journey else { return format!("{none}\n") };
        journey.explore(FIRST_LOOK);
        self.journey = journey;
        self.marks.clear();
        self.title() + &self.step()
    }

    fn show(&self, show: Show) -> String {
        if show == Show::Where {
            let page = self.journey.contrast().map(|contrast| words::page(contrast.mistake));
            return self.title() + &page.unwrap_or_default();
        }
        let part = |scene: &Scene| match show {
            Show::Board => words::board(&scene.board, false),
            Show::AttackMap => words::board(&scene.board, true),
            Show::Sets => words::sets(&scene.marks),
            Show::Calls => words::calls(&scene.calls),
            Show::Code => words::code(scene, self.language),
            Show::Tally => words::tally(&scene.tally),
            Show::Where => String::new(),
        };
        let scene = self.journey.scene();
        match self.journey.contrast() {
            None => part(&scene),
            Some(contrast) => {
                let sides = [&scene, &contrast.wrong].map(|scene| match (show, &scene.extras.shelf) {
                    (Show::Board, Some(saved)) => part(scene) + &words::shelf(saved),
                    (Show::Sets, _) => words::sets_of_side(scene),
                    _ => part(scene),
                });
                format!("right program:\n{}wrong program:\n{}", sides[0], sides[1])
            }
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
        let mistake = self.journey.contrast().map(|contrast| contrast.mistake);
        let mistake =
            mistake.map(|mistake| format!("mistake {}, {}: ", mistake.number, mistake.title())).unwrap_or_default();
        format!("{mistake}{}, {goal}: step {position} of {length}\n", self.journey.scene().title)
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
