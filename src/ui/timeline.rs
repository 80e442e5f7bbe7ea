//! The timeline: how much of the trace lies behind, where boards were found in the part that is known, by density, and
//! where the marks are.

use super::Brush;
use super::theme::Ink;
use crate::app::App;
use crate::scene::Parting;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use std::cmp::Ordering;

pub(super) struct Timeline<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

/// The cells of a timeline that stand for steps.
struct Track {
    left: u16,
    cells: u16,
    /// The last step that it stands for.
    length: u64,
}

impl Track {
    /// The track in an area, which leaves a cell for an end on either side; none if there is no room.
    fn new(app: &App, area: Rect) -> Option<Self> {
        let length = app.tour().journey().total().unwrap_or(app.tour().journey().explored()).max(1);
        (area.width >= 6 && area.height > 0).then(|| Self { left: area.x + 2, cells: area.width - 4, length })
    }

    /// The cell of a step.
    fn cell(&self, step: u64) -> u16 {
        let place = u128::from(step.min(self.length)) * u128::from(self.cells - 1) / u128::from(self.length);
        self.left + u16::try_from(place).unwrap_or(self.cells - 1)
    }

    /// The first step of a cell, if it is one of the track.
    fn step(&self, cell: u16) -> Option<u64> {
        let place = cell.checked_sub(self.left).filter(|&place| place < self.cells)?;
        let step = (u128::from(place) * u128::from(self.length)).div_ceil(u128::from(self.cells - 1).max(1));
        u64::try_from(step).ok()
    }
}

/// The step at a column of the timeline.
pub(super) fn step_at(app: &App, area: Rect, column: u16) -> Option<u64> {
    Track::new(app, area)?.step(column)
}

impl Widget for &Timeline<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Some(track) = Track::new(self.app, area) else { return };
        let glyphs = self.brush.glyphs;
        let (quiet, seen) = (self.brush.style(Ink::Quiet), self.brush.style(Ink::Seen));
        let y = area.y;
        let at = track.cell(self.app.tour().position());
        for x in track.left..track.left + track.cells {
            let (glyph, style) = match x.cmp(&at) {
                Ordering::Less => (glyphs.seen, seen),
                Ordering::Equal => (glyphs.position, seen),
                Ordering::Greater => (glyphs.rule, quiet),
            };
            buffer.set_string(x, y, glyph, style);
        }
        self.boards(&track, y, at, buffer);
        if let Some(Parting::At(parting)) = self.app.contrast().map(|contrast| contrast.parting) {
            let x = track.cell(parting);
            if x != at {
                buffer.set_string(x, y, glyphs.differs, self.brush.style(Ink::Title));
            }
        }
        let end = if self.app.tour().journey().total().is_some() { glyphs.ends[1] } else { glyphs.more };
        buffer.set_string(track.left - 1, y, glyphs.ends[0], quiet);
        buffer.set_string(track.left + track.cells, y, end, quiet);
        for (letter, &step) in self.app.tour().marks().iter().filter(|(letter, _)| letter.is_ascii_alphanumeric()) {
            if track.cell(step) != at {
                buffer.set_string(track.cell(step), y, letter.to_string(), self.brush.style(Ink::Key));
            }
        }
    }
}

impl Timeline<'_> {
    /// Marks the cells in which boards were found, those with the most of them the strongest.
    fn boards(&self, track: &Track, y: u16, at: u16, buffer: &mut Buffer) {
        let found_before = |cell: u16| match track.step(track.left + cell) {
            Some(step) => step.checked_sub(1).map_or(0, |step| self.app.boards_by(step)),
            None => self.app.boards_by(track.length),
        };
        let counts: Vec<u64> = (0..track.cells).map(|cell| found_before(cell + 1) - found_before(cell)).collect();
        let most = counts.iter().copied().max().unwrap_or(0).max(1);
        let density = self.brush.glyphs.density;
        for (x, &count) in (track.left..).zip(&counts).filter(|&(x, &count)| count > 0 && x != at) {
            let level = (count * density.len() as u64).div_ceil(most) - 1;
            let glyph = usize::try_from(level).ok().and_then(|level| density.get(level)).unwrap_or(&density[0]);
            let ink = if x < at { Ink::RecordText } else { Ink::Quiet };
            buffer.set_string(x, y, glyph, self.brush.style(ink));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, Look};
    use crate::catalogue::tests::asked;
    use crate::replay::{Counter, Destination};
    use crate::scene::Kind;
    use crate::tour::Verb;

    #[test]
    fn a_board_stands_where_its_step_does() {
        let mut app = App::open(asked("queens 6"), 0, Look::default()).unwrap();
        let track = Track::new(&app, Rect::new(0, 0, 80, 1)).unwrap();
        while app.scene().tally.boards < 4 {
            app.update(Action::Do(Verb::Go(Destination::Next(Counter::Boards), "board")));
            assert_eq!(app.scene().kind, Kind::Record);
            let step = app.scene().step;
            let cell = track.cell(step);
            let first = track.step(cell).unwrap();
            let next = track.step(cell + 1).unwrap();
            assert!((first..next).contains(&step));
            assert_eq!(app.boards_by(step) - app.boards_by(step - 1), 1);
        }
    }

    #[test]
    fn a_cell_and_its_first_step_belong_together() {
        for length in [1, 31, 78, 17_868, 19_178_647_470, u64::MAX] {
            let track = Track { left: 2, cells: 76, length };
            for cell in (track.left..track.left + track.cells).filter(|_| length >= 76) {
                assert_eq!(track.cell(track.step(cell).unwrap()), cell, "of {length}");
            }
            assert_eq!((track.cell(0), track.cell(length)), (2, 77));
            assert_eq!((track.step(1), track.step(78)), (None, None));
        }
    }
}
