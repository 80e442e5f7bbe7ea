//! The list of all keys, made from the key table, and of all signs.

use super::Brush;
use super::panel::{FRAME, popup};
use super::theme::Ink;
use super::wrap::wrap;
use crate::app::KEY_TABLE;
use crate::tour::Group;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use unicode_width::UnicodeWidthStr;

pub(super) struct Help<'a> {
    /// The page to show; past the last one it begins again.
    pub page: usize,
    pub brush: &'a Brush,
}

/// Columns of the name of a group.
const GROUP: usize = 8;

/// Columns from which the name of a group stands beside its first keys, and not over them.
const WIDE: usize = 70;

/// Columns that a meaning needs beside its keys, and those between two columns of the page.
const MEANING: usize = 24;
const GAP: usize = 3;

/// What a key or a sign means, in one line or several, which stay together.
type Told = Vec<Line<'static>>;

impl Widget for &Help<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let room = usize::from(area.height.saturating_sub(FRAME.0)).max(1);
        let width = usize::from(area.width.saturating_sub(FRAME.1));
        let pages = self.pages(width, room);
        let page = &pages[self.page % pages.len()];
        let title = if pages.len() > 1 {
            format!(" keys {} of {}: [?] turns the page, [Esc] closes ", self.page % pages.len() + 1, pages.len())
        } else {
            " keys ".into()
        };
        let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let widest = |column: &[Told]| column.iter().flatten().map(Line::width).max().unwrap_or(0);
        // A page does not change its size when it is turned.
        let columns = pages.iter().map(Vec::len).max().unwrap_or(1);
        let column_width = pages.iter().flatten().map(|column| widest(column)).max().unwrap_or(0);
        let rows = pages.iter().flatten().map(|column| column.iter().flatten().count()).max().unwrap_or(0);
        let size = (small(columns * (column_width + GAP) - GAP), small(rows));
        let mut inside = popup(self.brush, area, size, &title, buffer);
        for column in page {
            let lines: Vec<Line> = column.iter().flatten().cloned().collect();
            Paragraph::new(lines).render(inside, buffer);
            let used = small(column_width + GAP).min(inside.width);
            inside = Rect { x: inside.x + used, width: inside.width - used, ..inside };
        }
    }
}

impl Help<'_> {
    /// The pages for a width and a height, each in columns: in one column, or in two where that takes fewer pages.
    fn pages(&self, width: usize, room: usize) -> Vec<Vec<Vec<Told>>> {
        let pages = |columns: usize| {
            let all = pour(self.told(width.saturating_sub((columns - 1) * GAP) / columns), room);
            all.chunks(columns).map(<[_]>::to_vec).collect::<Vec<_>>()
        };
        let (one, two) = (pages(1), pages(2));
        let has_room_for_two = (width.saturating_sub(GAP)) / 2 >= self.key_width() + 2 + MEANING;
        if has_room_for_two && two.len() < one.len() { two } else { one }
    }

    fn key_width(&self) -> usize {
        let ascii = !self.brush.glyphs.has_blocks;
        KEY_TABLE.iter().map(|entry| entry.keys_label(ascii).width()).max().unwrap_or(0)
    }

    /// All there is to tell, for a width: keys and what they do beside each other, or one under another where that is too
    /// narrow.
    fn told(&self, width: usize) -> Vec<Told> {
        let (ascii, key_width) = (!self.brush.glyphs.has_blocks, self.key_width());
        let mut told = vec![];
        for group in Group::ALL {
            for (index, entry) in KEY_TABLE.iter().filter(|entry| entry.group == group).enumerate() {
                let group = if index == 0 { group.name() } else { "" };
                told.push(self.entry(group, &entry.keys_label(ascii), entry.help, [key_width, width]));
            }
        }
        for (index, (sign, meaning)) in self.signs().into_iter().enumerate() {
            let group = if index == 0 { "signs" } else { "" };
            told.push(self.entry(group, &sign, meaning, [key_width, width]));
        }
        told
    }

    fn entry(&self, group: &'static str, keys: &str, meaning: &'static str, [key_width, width]: [usize; 2]) -> Told {
        let is_wide = width >= WIDE;
        let before = if is_wide { GROUP } else { 0 } + key_width + 2;
        let (quiet, key) = (self.brush.style(Ink::Quiet), self.brush.style(Ink::Key));
        if before + MEANING > width {
            let keys = Line::styled(keys.to_owned(), key);
            let meaning = wrap([Span::raw(meaning)], width.saturating_sub(2)).into_iter();
            return [keys].into_iter().chain(meaning.map(|line| indented(line, 2))).collect();
        }
        let mut lines = wrap([Span::raw(meaning)], width - before).into_iter();
        let pad = " ".repeat(key_width.saturating_sub(keys.width()) + 2);
        let name = if is_wide { format!("{group:<GROUP$}") } else { String::new() };
        let head = [Span::styled(name, quiet), Span::styled(keys.to_owned(), key), Span::raw(pad)];
        let first = head.into_iter().chain(lines.next().unwrap_or_default().spans).collect();
        let over = (!is_wide && !group.is_empty()).then(|| Line::styled(group, quiet));
        over.into_iter().chain([first]).chain(lines.map(|line| indented(line, before))).collect()
    }

    /// What the signs mean that stand in squares, sets, code and on the timeline.
    fn signs(&self) -> Vec<(String, &'static str)> {
        let glyphs = self.brush.glyphs;
        let both = |signs: &[&str]| signs.join(" ");
        let told: [(String, &'static str); 17] = [
            (both(&[glyphs.pointer]), "the call and the code of this event"),
            (both(&[glyphs.cross, glyphs.arrow_back]), "attacked, undo"),
            (both(&[glyphs.line, glyphs.also_line]), "way from the first attacker, others"),
            (both(&[glyphs.ruled_out]), "ruled out; in a table: not in the set"),
            (both(&glyphs.path), "the path through a grid of letters"),
            (both(&[glyphs.joins]), "before a value: placed, not given"),
            (both(&[glyphs.added, glyphs.removed]), "added to a set, removed from it"),
            (both(&[glyphs.is_in, glyphs.not_in]), "in the set: attacks; not in it: free"),
            (both(&[glyphs.differs, glyphs.gap]), "differs in two programs; lacks a line"),
            ("(2)".to_owned(), "in a set, though its piece is gone"),
            (both(&[glyphs.more]), "more than is shown, code left out"),
            (both(&glyphs.playing), "it plays forward, back"),
            (both(&glyphs.ends), "timeline: start, end if it is known"),
            (both(&[glyphs.seen, glyphs.position]), "timeline: behind you, where you are"),
            (glyphs.density.concat(), "timeline: boards, few to many"),
            (both(&[glyphs.differs]), "timeline: the first difference"),
            ("a".to_owned(), "timeline: a mark of that letter"),
        ];
        told.into()
    }
}

/// What is told in columns of so many rows at most, each part whole in one of them; one that is longer is cut.
fn pour(told: Vec<Told>, room: usize) -> Vec<Vec<Told>> {
    let mut columns: Vec<Vec<Told>> = vec![vec![]];
    let mut used = 0;
    for part in told {
        if used > 0 && used + part.len() > room {
            columns.push(vec![]);
            used = 0;
        }
        used += part.len();
        if let Some(column) = columns.last_mut() {
            column.push(part);
        }
    }
    columns
}

fn indented(mut line: Line<'static>, columns: usize) -> Line<'static> {
    line.spans.insert(0, Span::raw(" ".repeat(columns)));
    line
}

#[cfg(test)]
mod tests {
    use super::super::glyphs::Glyphs;
    use super::super::theme::Theme;
    use super::*;
    use crate::app::{Depth, Signs, ThemeName};

    fn brush(signs: Signs) -> Brush {
        Brush { theme: Theme::of(ThemeName::Dark, Depth::Full), glyphs: Glyphs::of(signs) }
    }

    #[test]
    fn a_page_has_every_key_with_all_of_its_text_and_no_more_rows_than_there_are() {
        for signs in [Signs::Unicode, Signs::Ascii] {
            let brush = brush(signs);
            let help = Help { page: 0, brush: &brush };
            for (width, room) in [(26, 8), (56, 18), (76, 22), (116, 38), (200, 60)] {
                let pages = help.pages(width, room);
                let lines: Vec<String> = pages.iter().flatten().flatten().flatten().map(Line::to_string).collect();
                assert!(lines.iter().all(|line| line.width() <= width), "{width}: {lines:#?}");
                assert!(pages.iter().flatten().all(|column| column.iter().flatten().count() <= room), "{width}");
                let words: Vec<&str> = lines.iter().flat_map(|line| line.split_whitespace()).collect();
                let all = words.join(" ");
                for entry in KEY_TABLE.iter() {
                    let text = entry.help.split_whitespace().collect::<Vec<_>>().join(" ");
                    let keys = entry.keys_label(signs == Signs::Ascii);
                    assert!(all.contains(&format!("{keys} {text}")), "{keys} at {width}: {all}");
                }
            }
        }
    }

    #[test]
    fn the_help_has_one_page_where_the_screen_has_room() {
        let brush = brush(Signs::Unicode);
        let help = Help { page: 0, brush: &brush };
        assert_eq!([help.pages(116, 38).len(), help.pages(136, 46).len()], [1, 1]);
        assert!(help.pages(76, 22).len() <= 3);
    }

    #[test]
    fn every_sign_with_a_meaning_is_explained() {
        for signs in [Signs::Unicode, Signs::Ascii] {
            let brush = brush(signs);
            let glyphs = brush.glyphs;
            let told: Vec<String> = Help { page: 0, brush: &brush }.signs().into_iter().map(|(sign, _)| sign).collect();
            let mute = [glyphs.rule, glyphs.vertical, glyphs.crossing, glyphs.dot, glyphs.shade, glyphs.blocked];
            let frame =
                [glyphs.frame.top_left, glyphs.frame.top_right, glyphs.frame.bottom_left, glyphs.frame.bottom_right];
            for sign in glyphs.all().filter(|sign| !mute.contains(sign) && !frame.contains(sign)) {
                assert!(told.iter().any(|told| told.contains(sign)), "{sign}");
            }
        }
    }
}
