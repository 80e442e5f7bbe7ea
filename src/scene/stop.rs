//! Steps to stop at for what they mean, as people write them: `2,3`, `row 2`, `cols 3`, `below 2`.

use super::Depict;
use crate::replay::Stop;
use crate::search::{Event, Frame, Machine};

/// What can be written, for prompts and messages.
pub const EXAMPLES: &str = "2,3 or row 2 or cols 3 or below 2 (calls)";

/// Where to stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopAt {
    /// Where an option is tried in this square, row and column.
    Square(usize, usize),
    /// Where a call begins that fills a slot in this row.
    Row(usize),
    /// Where the set of this name gains this key.
    Gains(String, i16),
    /// Where fewer calls than this are open, for the first time since there were that many.
    Below(usize),
}

/// Something written that is nothing to stop at.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopError {
    /// It is none of the forms.
    #[error("\"{0}\" is nothing to stop at: write {EXAMPLES}")]
    Unreadable(String),
    /// There is no set of that name.
    #[error("there is no set \"{0}\": write one of {1}")]
    UnknownSet(String, String),
}

/// Reads what to stop at; `sets` are the names that sets have.
///
/// # Errors
///
/// Says what cannot be read, or which sets there are.
pub fn parse(text: &str, sets: &[&str]) -> Result<StopAt, StopError> {
    let text = text.trim();
    let unreadable = || StopError::Unreadable(text.to_owned());
    let square = text.strip_prefix("square ").unwrap_or(text);
    if let Some((row, column)) = square.trim_start_matches('(').trim_end_matches(')').split_once(',') {
        let number = |text: &str| text.trim().parse().map_err(|_| unreadable());
        return Ok(StopAt::Square(number(row)?, number(column)?));
    }
    let (word, number) = text.split_once(char::is_whitespace).ok_or_else(unreadable)?;
    let number: i16 = number.trim().parse().map_err(|_| unreadable())?;
    let natural = || usize::try_from(number).map_err(|_| unreadable());
    match word {
        "row" => Ok(StopAt::Row(natural()?)),
        "below" => Ok(StopAt::Below(natural()?)),
        set if sets.contains(&set) => Ok(StopAt::Gains(set.to_owned(), number)),
        other => Err(StopError::UnknownSet(other.to_owned(), sets.join(", "))),
    }
}

impl StopAt {
    /// The question that this puts to the machine at every step.
    pub(super) fn question<P: Depict>(&self) -> Stop<P> {
        match self.clone() {
            Self::Square(row, column) => Stop::when(move |machine: &Machine<P>, event| match event {
                Event::Place { slot, option } | Event::Attacked { slot, option, .. } => {
                    machine.puzzle().square(slot, option) == (row, column)
                }
                Event::Undo { .. } | Event::Record | Event::Reject { .. } => false,
            }),
            Self::Row(row) => Stop::when(move |machine: &Machine<P>, event| {
                let begun = machine.frames().last().and_then(Frame::slot);
                let is_in_row = |slot| machine.puzzle().square(slot, 0).0 == row;
                matches!(event, Event::Place { .. }) && begun.is_some_and(is_in_row)
            }),
            Self::Gains(set, key) => Stop::when(move |machine: &Machine<P>, event| match event {
                Event::Place { slot, option } => machine.puzzle().key(&set, slot, option) == Some(key),
                _ => false,
            }),
            Self::Below(calls) => Stop::falls_below(calls),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::queens::Queens;
    use crate::replay::{Direction, Replay, Travel};
    use crate::search::Goal;

    const SETS: [&str; 3] = ["cols", "diag", "anti"];

    #[test]
    fn every_form_is_read() {
        assert_eq!(parse("2,3", &SETS), Ok(StopAt::Square(2, 3)));
        assert_eq!(parse(" (2, 3) ", &SETS), Ok(StopAt::Square(2, 3)));
        assert_eq!(parse("square 2,3", &SETS), Ok(StopAt::Square(2, 3)));
        assert_eq!(parse("row 2", &SETS), Ok(StopAt::Row(2)));
        assert_eq!(parse("diag -1", &SETS), Ok(StopAt::Gains("diag".to_owned(), -1)));
        assert_eq!(parse("below 2", &SETS), Ok(StopAt::Below(2)));
    }

    #[test]
    fn anything_else_is_named_with_the_cure() {
        for text in ["", "x", "2,", "row", "row -1", "row x", "below 1.5"] {
            let error = parse(text, &SETS).unwrap_err().to_string();
            assert!(error.contains(&format!("\"{text}\"")) && error.contains("below 2"), "{error}");
        }
        let error = parse("boxes 3", &SETS).unwrap_err().to_string();
        assert_eq!(error, "there is no set \"boxes\": write one of cols, diag, anti");
    }

    /// The steps of the lesson at which it stops, forwards, and whether they are the same on the way back.
    fn stops(text: &str) -> Vec<u64> {
        let stop = parse(text, &SETS).unwrap().question();
        let mut replay = Replay::new(Queens::new(4).unwrap(), Goal::First);
        let mut steps = vec![];
        while replay.go_for(&stop, Direction::Forward) {
            steps.push(replay.position());
        }
        replay.go(crate::replay::Destination::End);
        let mut back: Vec<u64> = steps.iter().rev().copied().filter(|&step| step < 31).collect();
        while replay.go_for(&stop, Direction::Back) {
            assert_eq!(Some(replay.position()), (!back.is_empty()).then(|| back.remove(0)));
        }
        assert!(back.is_empty());
        steps
    }

    #[test]
    fn the_lesson_stops_where_its_trace_says() {
        assert_eq!(stops("2,1"), [6, 12]);
        assert_eq!(stops("row 3"), [12, 27]);
        assert_eq!(stops("cols 3"), [10, 26]);
        assert_eq!(stops("diag -1"), [4, 22]);
        assert_eq!(stops("below 3"), [9, 20]);
        assert_eq!(stops("3,3"), [16]);
    }
}
