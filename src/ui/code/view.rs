//! Which lines of a listing are in sight: those of the event, and above them the lines that enclose them.
//!
//! It knows lines of text and no event: one program and two, each with its own rows, ask the same.

use super::super::panel::first_in_sight;
use std::collections::HashSet;

/// Of how many rows one is for a line that encloses what is in sight.
const ROWS_A_PIN: usize = 3;

/// The lines in sight, from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui) struct View {
    /// Their numbers, counted from 0, in order.
    pub lines: Vec<usize>,
    /// How many of them, at the top, are there only since they enclose the others.
    pub pinned: usize,
    /// How many lines there are.
    all: usize,
}

impl View {
    /// What of some lines is in sight in so many rows: around `chosen` if the user has chosen a line, else the lines of
    /// the event, the one that decided first.
    pub(in crate::ui) fn new(texts: &[&str], room: usize, lit: &[usize], chosen: Option<usize>) -> Self {
        let all = texts.len();
        if all <= room {
            return Self { lines: (0..all).collect(), pinned: 0, all };
        }
        let at = chosen.or(lit.first().copied()).unwrap_or(0).min(all - 1);
        let mut pins = enclosing(texts, at);
        pins.truncate(room / ROWS_A_PIN);
        pins.reverse();
        let mut room = room - pins.len();
        let mut first = if let Some(line) = chosen {
            first_in_sight(line, room, all)
        } else {
            // A statement is in sight from its head on, whichever of its lines decides.
            let heads = heads(texts);
            let with_heads: Vec<usize> = lit.iter().copied().chain(lit.iter().map(|&line| heads[line])).collect();
            first_line(all, room, &with_heads)
        };
        // A line that is in sight anyway, or with the row that it has, is a line as any other.
        while pins.last().is_some_and(|pin| pin + 1 >= first) {
            pins.pop();
            room += 1;
            first = first.saturating_sub(1);
        }
        let pinned = pins.len();
        pins.extend(first..(first + room).min(all));
        Self { lines: pins, pinned, all }
    }

    /// Keeps further lines in sight, each at its place.
    pub(in crate::ui) fn keep(&mut self, further: impl Iterator<Item = usize>) {
        let in_the_middle = self.lines.split_off(self.pinned);
        let mut others: Vec<usize> = in_the_middle.into_iter().chain(further).collect();
        // A pin is one only above all others.
        let first = others.iter().copied().min().unwrap_or(self.all);
        self.pinned = self.lines.iter().filter(|&&pin| pin < first).count();
        self.lines.append(&mut others);
        self.lines.sort_unstable();
    }

    /// Whether lines are left out above the first one.
    pub(in crate::ui) fn begins_late(&self) -> bool {
        self.lines.first().is_some_and(|&first| first > 0)
    }

    /// Whether lines are left out between this one of those in sight, counted from 0, and the next one or the end.
    pub(in crate::ui) fn leaves_out_after(&self, index: usize) -> bool {
        let next = self.lines.get(index + 1).copied().unwrap_or(self.all);
        self.lines.get(index).is_some_and(|line| line + 1 < next)
    }
}

/// The first line to show. The view moves by halves of its height, so that it stands still from event to event in one
/// part of the code; by less where that shows more of the lines of the event.
fn first_line(lines: usize, room: usize, lit: &[usize]) -> usize {
    if room == 0 || lines <= room {
        return 0;
    }
    let stride = (room / 2).max(1);
    let last = lines - room;
    let lines: HashSet<usize> = lit.iter().copied().collect();
    let in_sight = |first: usize| lines.iter().filter(|line| (first..first + room).contains(line)).count();
    let holds_decider = |first: &usize| lit.first().is_none_or(|line| (*first..first + room).contains(line));
    // The last of several maxima is taken; the first view is the calmer choice.
    let views = (0..=last).rev().filter(holds_decider);
    views.max_by_key(|&first| (in_sight(first), first % stride == 0 || first == last)).unwrap_or(0)
}

/// The lines that enclose a line, the innermost one first, as their indentation says. The head of a statement stands
/// for all of its lines.
fn enclosing(texts: &[&str], line: usize) -> Vec<usize> {
    let heads = heads(texts);
    let is_blank = |line: &usize| texts[*line].trim().is_empty();
    // A blank line is where the next one is.
    let line = (line..texts.len()).find(|line| !is_blank(line)).map_or(line, |line| heads[line]);
    let mut indent = indent(texts[line]);
    let mut enclosing = vec![];
    for above in (0..line).rev() {
        let text = texts[above].trim_start();
        let opens = heads[above] == above && !text.starts_with(['}', ')', ']']) && !is_label(text);
        if opens && !is_blank(&above) && self::indent(texts[above]) < indent {
            indent = self::indent(texts[above]);
            enclosing.push(above);
        }
    }
    enclosing
}

/// Whether a line names a part of a class and opens nothing.
fn is_label(text: &str) -> bool {
    text.strip_suffix(':').is_some_and(|word| word.chars().all(char::is_alphabetic) && word != "else" && word != "try")
}

/// For each line, the first line of its statement: it goes on while brackets are open, until a block begins.
fn heads(texts: &[&str]) -> Vec<usize> {
    let mut head = 0;
    let mut open = 0_usize;
    let mut heads = vec![];
    for (line, text) in texts.iter().enumerate() {
        if open == 0 {
            head = line;
        }
        heads.push(head);
        for sign in outside_quotes(text) {
            match sign {
                '(' | '[' => open += 1,
                ')' | ']' => open = open.saturating_sub(1),
                _ => {}
            }
        }
        if text.trim_end().ends_with('{') {
            open = 0;
        }
    }
    heads
}

/// The characters of a line but for those of texts in it. A sign between single quotes is one, a lifetime is none.
fn outside_quotes(text: &str) -> impl Iterator<Item = char> + '_ {
    let signs: Vec<char> = text.chars().collect();
    let mut is_quoted = false;
    (0..signs.len()).filter_map(move |index| {
        if signs[index] == '"' {
            is_quoted = !is_quoted;
        }
        let is_character = index > 0 && signs[index - 1] == '\'' && signs.get(index + 1) == Some(&'\'');
        (!is_quoted && !is_character).then_some(signs[index])
    })
}

/// Columns before the first word of a line.
fn indent(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

/// How much of the indentation that all lines in sight share has to go so that the code fits, if it does not.
pub(in crate::ui) fn indent_to_cut<'a>(in_sight: impl Iterator<Item = &'a str>, widest: usize, width: usize) -> usize {
    if widest <= width { 0 } else { shared_indent(in_sight) }
}

/// The indentation that all lines share.
pub(in crate::ui) fn shared_indent<'a>(lines: impl Iterator<Item = &'a str>) -> usize {
    lines.filter(|text| !text.is_empty()).map(indent).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::listing::{Language, tests::sources};

    const QUEENS: [&str; 14] = [
        "class Solution:",
        "    def solve(",
        "        self, n",
        "    ):",
        "        def backtrack(r):",
        "            if r == n:",
        "                return first",
        "            for c in range(n):",
        "                if (c in cols",
        "                    or c in anti):",
        "                    continue",
        "                queens.append(c)",
        "            return False",
        "        backtrack(0)",
    ];

    #[test]
    fn the_line_that_decided_is_always_in_sight_and_every_row_is_used() {
        for room in 1..14 {
            for line in 0..14 {
                for chosen in [None, Some(line)] {
                    let view = View::new(&QUEENS, room, &[line], chosen);
                    assert!(view.lines.contains(&line), "line {line} in {room} rows: {view:?}");
                    assert_eq!(view.lines.len(), room, "{view:?}");
                    assert!(view.lines.is_sorted_by(|one, other| one < other), "{view:?}");
                }
            }
        }
    }

    #[test]
    fn the_lines_around_the_lit_one_stay_at_the_top() {
        let view = View::new(&QUEENS, 6, &[11], None);
        assert_eq!((view.lines, view.pinned), (vec![4, 7, 8, 9, 10, 11], 1));
        // All lines of a test belong to the block that the test stands in.
        for line in 8..=9 {
            assert_eq!(enclosing(&QUEENS, line), [7, 4, 1, 0]);
        }
        assert_eq!(enclosing(&QUEENS, 10), [8, 7, 4, 1, 0]);
        assert_eq!(enclosing(&QUEENS, 12), [4, 1, 0]);
    }

    #[test]
    fn the_code_stands_still_whichever_line_of_a_test_decides() {
        let views: Vec<View> =
            [&[8, 10][..], &[9, 10], &[8, 9, 10]].iter().map(|lit| View::new(&QUEENS, 6, lit, None)).collect();
        assert!(views.iter().all(|view| *view == views[0]), "{views:?}");
    }

    #[test]
    fn lines_that_are_left_out_are_known_wherever_they_are() {
        let view = View::new(&QUEENS, 6, &[11], None);
        assert!(view.begins_late());
        let after: Vec<bool> = (0..6).map(|index| view.leaves_out_after(index)).collect();
        assert_eq!(after, [true, false, false, false, false, true]);
        let whole = View::new(&QUEENS, 14, &[11], None);
        assert!(!whole.begins_late() && (0..14).all(|index| !whole.leaves_out_after(index)));
    }

    #[test]
    fn braces_labels_and_signs_in_quotes_enclose_nothing() {
        let code = [
            "class Solution {",
            "public:",
            "    void go() {",
            "        if (sign == '(' || text == \"((\") {",
            "            a();",
            "        } else {",
            "            b();",
            "        }",
            "        each([&](int c) {",
            "            c();",
            "        });",
            "        d();",
        ];
        assert_eq!(enclosing(&code, 6), [3, 2, 0]);
        assert_eq!(enclosing(&code, 9), [8, 2, 0]);
        assert_eq!(enclosing(&code, 11), [2, 0]);
    }

    #[test]
    fn what_encloses_a_line_of_any_listing_is_indented_less_and_less() {
        for source in sources() {
            for language in Language::ALL {
                let texts: Vec<&str> = source.listing(language).0.lines.iter().map(|line| line.text).collect();
                for line in 0..texts.len() {
                    let indents: Vec<usize> = enclosing(&texts, line).iter().map(|&line| indent(texts[line])).collect();
                    assert!(indents.is_sorted_by(|one, other| one > other), "{language} {line}");
                    assert!(indents.last().is_none_or(|&last| last == 0), "{language} {line}: {indents:?}");
                }
            }
        }
    }
}
