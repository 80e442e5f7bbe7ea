//! Every sign that is drawn, each one cell wide, and its ASCII twin.

/// Which set of signs the terminal can show.
pub use crate::app::Signs;
use ratatui::symbols::border;

/// The signs that mean something or make lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// A refused option.
    pub cross: &'static str,
    /// An option taken back.
    pub arrow_back: &'static str,
    /// On the way from the attacker that the code met first.
    pub line: &'static str,
    /// On the way from a further attacker.
    pub also_line: &'static str,
    /// A square that is ruled out.
    pub ruled_out: &'static str,
    /// Fills a square that is no part of the puzzle.
    pub blocked: &'static str,
    /// Fills dark squares where there is no colour.
    pub shade: &'static str,
    /// Points at the line, the call or the row of the event.
    pub pointer: &'static str,
    /// Stands before what was placed, where no tone tells it.
    pub joins: &'static str,
    /// A key is added to a set, as wide as it is written.
    pub added: &'static str,
    /// A key is removed from a set.
    pub removed: &'static str,
    /// A key is in a set.
    pub is_in: &'static str,
    /// A key is asked for and not in the set.
    pub not_in: &'static str,
    /// A key that a set could hold and does not.
    pub free: &'static str,
    /// Not the same in two programs.
    pub differs: &'static str,
    /// A line that one of two programs lacks.
    pub gap: &'static str,
    /// More than is shown.
    pub more: &'static str,
    /// Lines of code that are left out: as wide as it is written.
    pub left_out: &'static str,
    /// A horizontal rule.
    pub rule: &'static str,
    /// A vertical rule.
    pub vertical: &'static str,
    /// The line of a path, across and down.
    pub path: [&'static str; 2],
    /// Where rules cross.
    pub crossing: &'static str,
    /// The frame of a popup.
    pub frame: border::Set<'static>,
    /// The two ends of the timeline.
    pub ends: [&'static str; 2],
    /// The part of the timeline that lies behind.
    pub seen: &'static str,
    /// Few to many boards on a part of the timeline.
    pub density: [&'static str; 4],
    /// The position on the timeline.
    pub position: &'static str,
    /// Playing forward and back.
    pub playing: [&'static str; 2],
    /// Stands between two facts.
    pub dot: &'static str,
    /// Whether pieces are drawn from quarter blocks.
    pub has_blocks: bool,
}

const UNICODE: Glyphs = Glyphs {
    cross: "✗",
    arrow_back: "↶",
    line: "•",
    also_line: "◦",
    ruled_out: "·",
    blocked: "▒",
    shade: "░",
    pointer: "▶",
    joins: "+",
    added: "→",
    removed: "←",
    is_in: "∈",
    not_in: "∉",
    free: "·",
    differs: "≠",
    gap: "╌",
    more: "…",
    left_out: "…",
    rule: "─",
    vertical: "│",
    path: ["━", "┃"],
    crossing: "┼",
    frame: border::ROUNDED,
    ends: ["├", "┤"],
    seen: "━",
    density: ["▂", "▄", "▆", "█"],
    position: "●",
    playing: ["▶", "◀"],
    dot: "·",
    has_blocks: true,
};

const ASCII: Glyphs = Glyphs {
    cross: "x",
    arrow_back: "<",
    line: "*",
    also_line: "+",
    ruled_out: ".",
    blocked: "#",
    shade: ":",
    pointer: ">",
    joins: "+",
    added: "->",
    removed: "<-",
    is_in: "in",
    not_in: "not",
    free: ".",
    differs: "#",
    gap: "'",
    more: "~",
    left_out: "...",
    rule: "-",
    vertical: "|",
    path: ["=", "|"],
    crossing: "+",
    frame: border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
    ends: ["|", "|"],
    seen: "=",
    density: [".", ":", "+", "#"],
    position: "O",
    playing: [">", "<"],
    dot: "-",
    has_blocks: false,
};

impl Glyphs {
    /// The table of a set of signs.
    #[must_use]
    pub const fn of(signs: Signs) -> &'static Self {
        match signs {
            Signs::Unicode => &UNICODE,
            Signs::Ascii => &ASCII,
        }
    }

    /// All signs of the table.
    pub fn all(&self) -> impl Iterator<Item = &'static str> {
        let single = [
            self.differs,
            self.gap,
            self.cross,
            self.arrow_back,
            self.line,
            self.also_line,
            self.ruled_out,
            self.blocked,
            self.shade,
            self.pointer,
            self.joins,
            self.free,
            self.more,
            self.rule,
            self.vertical,
            self.crossing,
            self.seen,
            self.position,
            self.dot,
        ];
        let border::Set { top_left, top_right, bottom_left, bottom_right, .. } = self.frame;
        let corners = [top_left, top_right, bottom_left, bottom_right];
        single.into_iter().chain(corners).chain(self.density).chain(self.ends).chain(self.playing).chain(self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn every_sign_is_one_cell_wide() {
        let wide = [UNICODE.added, UNICODE.removed, UNICODE.is_in, UNICODE.not_in, UNICODE.left_out];
        for glyph in UNICODE.all().chain(ASCII.all()).chain(wide) {
            assert_eq!(glyph.width(), 1, "{glyph}");
        }
    }

    #[test]
    fn the_ascii_twins_are_ascii() {
        let wide = [ASCII.added, ASCII.removed, ASCII.is_in, ASCII.not_in, ASCII.left_out];
        assert!(wide.into_iter().all(str::is_ascii));
        assert!(ASCII.all().all(str::is_ascii));
    }
}
