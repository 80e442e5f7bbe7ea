//! Places in a trace as people write them: `37`, `+100`, `-100`, `50%`, `b3`.

use crate::replay::{Counter, Destination};

/// What can be written, for prompts and messages.
pub const EXAMPLES: &str = "37, +100, -100, 50% or b3";

/// Why something written names no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TargetError {
    /// It is none of the forms.
    #[error("\"{0}\" is no place in the trace: write {EXAMPLES}")]
    Unreadable(String),
    /// A part of a whole whose length is not known.
    #[error("\"{0}\" needs the length of the trace, which is not known yet: write a step")]
    UnknownLength(String),
}

/// Reads a place, seen from the step `here` in a trace of `total` steps, if that is known.
///
/// A number is a step, with a sign it is so many events from here, with `%` a part of the trace; `b3` is the third
/// board, `u3` the third undo, `d3` the third dead end. Digits may stand in threes: `10,000`, `10_000`, `10 000`.
///
/// # Errors
///
/// Says what cannot be read, or that the length is not known.
pub fn parse(text: &str, here: u64, total: Option<u64>) -> Result<Destination, TargetError> {
    let unreadable = || TargetError::Unreadable(text.trim().to_owned());
    let compact = without_grouping(text.trim()).ok_or_else(unreadable)?;
    let number = |digits: &str| {
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        // A number beyond all steps is beyond the end, whatever it is.
        is_number.then(|| digits.parse().unwrap_or(u64::MAX)).ok_or_else(unreadable)
    };
    if let Some(digits) = compact.strip_prefix('+') {
        return Ok(Destination::Step(here.saturating_add(number(digits)?)));
    }
    if let Some(digits) = compact.strip_prefix('-') {
        return Ok(Destination::Step(here.saturating_sub(number(digits)?)));
    }
    if let Some(part) = compact.strip_suffix('%') {
        let thousandths = thousandths(part).filter(|&part| part <= 100_000).ok_or_else(unreadable)?;
        let total = total.ok_or_else(|| TargetError::UnknownLength(text.trim().to_owned()))?;
        let step = u128::from(total) * u128::from(thousandths) / 100_000;
        return Ok(Destination::Step(u64::try_from(step).unwrap_or(total)));
    }
    for (letter, counter) in [('b', Counter::Boards), ('u', Counter::Undos), ('d', Counter::DeadEnds)] {
        if let Some(digits) = compact.strip_prefix(letter) {
            return Ok(Destination::Nth(counter, number(digits)?));
        }
    }
    Ok(Destination::Step(number(&compact)?))
}

/// What is said if a step was asked for that comes after the last one.
#[must_use]
pub fn past_the_end(asked: u64, last: u64) -> String {
    // A number beyond all steps is not the one that was written.
    let asked = if asked == u64::MAX { "that step".to_owned() } else { format!("step {asked}") };
    format!("{asked} is past the end: this is step {last}, the last one")
}

/// The text without the separators of thousands; none if one stands anywhere else, as in `2,3`, which may be a square.
fn without_grouping(text: &str) -> Option<String> {
    let mut groups = text.split([',', '_', ' ']);
    let first = groups.next()?;
    let is_whole = |group: &str| group.trim_end_matches('%').len() == 3;
    let rest: Vec<&str> = groups.collect();
    rest.iter().all(|group| is_whole(group)).then(|| first.to_owned() + &rest.concat())
}

/// A decimal number in thousandths: `12.5` is 12,500. Further digits are too fine to matter.
fn thousandths(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let all_digits = (whole.to_owned() + fraction).bytes().all(|byte| byte.is_ascii_digit());
    if !all_digits || whole.is_empty() {
        return None;
    }
    let fraction: String = fraction.chars().chain("000".chars()).take(3).collect();
    whole.parse::<u32>().ok()?.checked_mul(1_000)?.checked_add(fraction.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Destination, TargetError> {
        parse(text, 1_000, Some(80_000))
    }

    #[test]
    fn every_form_is_read() {
        let step = |step| Ok(Destination::Step(step));
        assert_eq!(read("37"), step(37));
        assert_eq!(read(" 10,000_000 "), step(10_000_000));
        assert_eq!(read("+100"), step(1_100));
        assert_eq!(read("-100"), step(900));
        assert_eq!(read("-5000"), step(0));
        assert_eq!(read("50%"), step(40_000));
        assert_eq!(read("12.5%"), step(10_000));
        assert_eq!(read("100%"), step(80_000));
        assert_eq!(read("b3"), Ok(Destination::Nth(Counter::Boards, 3)));
        assert_eq!(read("d12"), Ok(Destination::Nth(Counter::DeadEnds, 12)));
        assert_eq!(read("99999999999999999999999"), step(u64::MAX));
    }

    #[test]
    fn anything_else_is_named_with_the_cure() {
        for text in ["2,3", "1,00,000", "", "abc", "b", "1.5", "%", "101%", "1..5%", "+", "--3", "3b"] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(&format!("\"{text}\"")) && error.contains("b3"), "{error}");
        }
        assert_eq!(parse("50%", 0, None), Err(TargetError::UnknownLength("50%".to_owned())));
    }
}
