//! Straight-line programs, an instruction a line: `d = a * b`, `d = -a`, `d = 5`, `d = load x`, `store h`, `return e + a`.
//!
//! Names are variables, but for the one behind `load`, which is a place in memory. `#` and `//` begin
//! comments; a `;` ends an instruction, so that several stand on a line.

use super::Fault;
use super::encoding::decode;
use crate::puzzles::registers::{Instruction, MOST_LINES, MOST_VARIABLES, Program};
use std::collections::BTreeSet;

/// What a line may be.
const FORMS: &str = "write d = a * b, d = a, d = 5, d = load x, store d or return d";

/// What stands between two operands.
const OPERATORS: [&str; 15] = ["<<", ">>", "**", "//", "+", "-", "*", "/", "%", "&", "|", "^", "<", ">", "=="];

/// The program of a text.
///
/// # Errors
///
/// Why there is none.
///
/// ```
/// use stepback::formats::program::read;
///
/// let program = read(b"a = 2\nb = a + c\nreturn b\n").unwrap();
/// let names: Vec<&str> = program.clashes().vertices().map(|variable| program.clashes().name(variable)).collect();
/// assert_eq!(names, ["c", "a", "b"]);
/// let error = read(b"a = 2\ngoto 1\n").unwrap_err();
/// assert!(error.to_string().starts_with("line 2: no instruction, \"goto 1\"; write d = a * b"));
/// ```
pub fn read(bytes: &[u8]) -> Result<Program, Fault> {
    let text = decode(bytes);
    let mut lines = vec![];
    let mut names = BTreeSet::new();
    // A program may stand on one line, as a value on the command line does.
    let numbered = (1..).zip(text.lines()).flat_map(|(number, line)| line.split(';').map(move |part| (number, part)));
    for (number, line) in numbered {
        let bare = without_comment(line);
        if bare.is_empty() {
            continue;
        }
        let instruction = instruction(bare).ok_or_else(|| Fault::new(number, line, "no instruction", FORMS))?;
        names.extend(instruction.read.iter().chain(&instruction.written).cloned());
        lines.push(instruction);
        for (count, most, what) in [(lines.len(), MOST_LINES, "lines"), (names.len(), MOST_VARIABLES, "variables")] {
            if count > most {
                let problem = format!("{count} {what} where a program may have {most}");
                return Err(Fault::new(number, line, problem, "leave some of them out"));
            }
        }
    }
    if lines.is_empty() {
        return Err(Fault::of_all("the file has no instruction", FORMS));
    }
    Program::new(lines).ok_or_else(|| Fault::of_all("the program has no variable", FORMS))
}

/// A program as one line that reads back.
#[must_use]
pub fn line(program: &Program) -> String {
    program.lines().iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("; ")
}

fn without_comment(line: &str) -> &str {
    let end = line.find('#');
    let line = &line[..end.unwrap_or(line.len())];
    // Two slashes divide where they stand between two operands of an instruction.
    let end = line.find("//").filter(|&at| instruction(line.trim()).is_none() || line[..at].trim().is_empty());
    line[..end.unwrap_or(line.len())].trim()
}

/// Reads one instruction.
fn instruction(text: &str) -> Option<Instruction> {
    let words = words(text)?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (written, read) = match words[..] {
        ["store" | "print", one] if is_name(one) => (None, vec![one]),
        ["return", one] | ["return", "-" | "+" | "~" | "!", one] => (None, vec![one]),
        ["return", one, operator, other] if OPERATORS.contains(&operator) => (None, vec![one, other]),
        [written, "=", "load", place] if is_name(place) => (Some(written), vec![]),
        [written, "=", one] | [written, "=", "-" | "+" | "~" | "!", one] => (Some(written), vec![one]),
        [written, "=", one, operator, other] if OPERATORS.contains(&operator) => (Some(written), vec![one, other]),
        _ => return None,
    };
    let is_fine = written.is_none_or(is_name) && read.iter().all(|operand| is_name(operand) || is_number(operand));
    let read = read.into_iter().filter(|operand| is_name(operand)).map(str::to_owned).collect();
    is_fine.then(|| Instruction { text: words.join(" "), written: written.map(str::to_owned), read })
}

/// The names, numbers and signs of a line; none if something else stands in it.
fn words(text: &str) -> Option<Vec<String>> {
    let mut words = vec![];
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let is_word = |character: char| character.is_alphanumeric() || "_.".contains(character);
        let end = if is_word(first) {
            rest.find(|character| !is_word(character)).unwrap_or(rest.len())
        } else {
            let sign = OPERATORS.iter().chain(&["=", "~", "!"]).filter(|sign| rest.starts_with(**sign));
            sign.map(|sign| sign.len()).max()?
        };
        words.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    Some(words)
}

fn is_name(word: &str) -> bool {
    let begins = word.starts_with(|character: char| character.is_alphabetic() || character == '_');
    begins && !word.contains('.') && !["load", "store", "return", "print"].contains(&word)
}

fn is_number(word: &str) -> bool {
    word.starts_with(|character: char| character.is_ascii_digit()) && word.parse::<f64>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(program: &Program) -> Vec<&str> {
        program.clashes().vertices().map(|variable| program.clashes().name(variable)).collect()
    }

    #[test]
    fn every_form_of_a_line_is_read() {
        let text = "# all forms\nx = load memory\n\ny = x*k // a comment\nz=-y\nw = 3.5\nv = w\nv = v << 2\nstore v\nreturn z - 1\n";
        let program = read(text.as_bytes()).unwrap();
        assert_eq!(names(&program), ["k", "x", "y", "z", "w", "v"]);
        let read: Vec<&str> = program.lines().iter().map(|line| line.text.as_str()).collect();
        assert_eq!(
            read,
            ["x = load memory", "y = x * k", "z = - y", "w = 3.5", "v = w", "v = v << 2", "store v", "return z - 1"]
        );
        assert_eq!(read_back(&program), program);
    }

    fn read_back(program: &Program) -> Program {
        read(line(program).as_bytes()).unwrap()
    }

    #[test]
    fn variables_that_are_live_on_entry_come_first_by_name_and_clash() {
        let program = read(b"t = z + a\nreturn t\n").unwrap();
        assert_eq!(names(&program), ["a", "z", "t"]);
        assert_eq!(program.clashes().edges(), [(0, 1)]);
        assert_eq!((program.has_entry(), program.meeting(0, 1)), (true, Some(0)));
    }

    #[test]
    fn what_is_written_and_never_read_clashes_with_what_is_live_then() {
        let program = read(b"a = 1\nb = 2\nreturn a\n").unwrap();
        assert_eq!(program.clashes().edges(), [(0, 1)]);
        assert_eq!((program.meeting(0, 1), program.fullest()), (Some(2), (2, vec![0, 1])));
    }

    #[test]
    fn a_line_that_is_none_is_told_with_its_number() {
        for bad in [
            "goto 1",
            "a b",
            "= 2",
            "5 = a",
            "a = b +",
            "a = b ? c",
            "store 5",
            "return",
            "a = load 5",
            "load = 2",
            "a = 2x",
        ] {
            let error = read(format!("a = 1\n{bad}\n").as_bytes()).unwrap_err().to_string();
            assert!(error.starts_with(&format!("line 2: no instruction, \"{bad}\"; write d = a * b")), "{error}");
        }
        assert!(read(b"\n# nothing\n").unwrap_err().to_string().starts_with("the file has no instruction; write"));
        assert!(read(b"return 5\n").unwrap_err().to_string().starts_with("the program has no variable"));
    }

    #[test]
    fn what_is_too_large_is_told_with_the_limit() {
        let many = (0..257).map(|name| format!("v{name} = 1")).collect::<Vec<_>>().join("\n");
        let error = read(many.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with("line 257: 257 variables where a program may have 256"), "{error}");
        let error = read("a = 1\n".repeat(1_001).as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with("line 1001: 1001 lines where a program may have 1000"), "{error}");
    }
}
