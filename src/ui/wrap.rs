//! Text in lines: broken between words, and cut with a sign where there is no room for all of it.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Breaks styled text into lines of a width. A word that is wider has a line of its own.
pub(super) fn wrap<'a>(spans: impl IntoIterator<Item = Span<'a>>, width: usize) -> Vec<Line<'a>> {
    let mut lines = Lines { width, done: vec![], line: Line::default(), word: vec![], gap: None };
    for span in spans {
        let parts: Vec<String> = span.content.split(' ').map(str::to_owned).collect();
        for (index, part) in parts.into_iter().enumerate() {
            if index > 0 {
                lines.end_word();
                lines.gap = Some(Span::styled(" ", span.style));
            }
            if !part.is_empty() {
                lines.word.push(Span::styled(part, span.style));
            }
        }
    }
    lines.end_word();
    lines.done.push(lines.line);
    lines.done
}

/// The first lines, with a sign at the end of the last one if there are more.
pub(super) fn clip<'a>(mut lines: Vec<Line<'a>>, rows: usize, width: usize, more: &'static str) -> Vec<Line<'a>> {
    if lines.len() <= rows {
        return lines;
    }
    lines.truncate(rows);
    if let Some(last) = lines.last_mut() {
        while last.width() + 2 > width && last.spans.len() > 1 {
            last.spans.pop();
        }
        if last.spans.last().is_some_and(|span| span.content == " ") {
            last.spans.pop();
        }
        last.push_span(Span::raw(format!(" {more}")));
    }
    lines
}

/// Lines in the making.
struct Lines<'a> {
    width: usize,
    done: Vec<Line<'a>>,
    line: Line<'a>,
    /// A word, whose parts may differ in style.
    word: Vec<Span<'a>>,
    /// The space before it.
    gap: Option<Span<'a>>,
}

impl Lines<'_> {
    fn end_word(&mut self) {
        let width: usize = self.word.iter().map(|span| span.content.width()).sum();
        if width == 0 {
            return;
        }
        let is_first = self.line.spans.is_empty();
        if !is_first && self.line.width() + 1 + width > self.width {
            self.done.push(std::mem::take(&mut self.line));
        } else if let Some(gap) = self.gap.take().filter(|_| !is_first) {
            self.line.push_span(gap);
        }
        self.gap = None;
        self.line.spans.append(&mut self.word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Stylize;

    fn texts(lines: Vec<Line>) -> Vec<String> {
        lines.into_iter().map(|line| line.spans.into_iter().map(|span| span.content).collect()).collect()
    }

    #[test]
    fn lines_break_between_words_even_where_the_style_changes_in_one() {
        let text = || [Span::raw("put there by "), "cols".bold(), Span::raw(", the first")];
        assert_eq!(texts(wrap(text(), 14)), ["put there by", "cols, the", "first"]);
        assert_eq!(texts(wrap(text(), 80)), ["put there by cols, the first"]);
        assert_eq!(texts(wrap(text(), 3)), ["put", "there", "by", "cols,", "the", "first"]);
        assert_eq!(texts(wrap([], 9)), [""]);
    }

    #[test]
    fn what_is_cut_ends_with_a_sign_and_fits() {
        let lines = wrap([Span::raw("one two three four")], 9);
        assert_eq!(texts(clip(lines.clone(), 2, 9, "…")), ["one two", "three …"]);
        assert_eq!(texts(clip(lines.clone(), 1, 8, "…")), ["one …"]);
        assert_eq!(texts(clip(lines, 3, 9, "…")), ["one two", "three", "four"]);
    }
}
