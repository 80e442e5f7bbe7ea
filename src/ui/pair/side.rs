//! One of the two programs: its board, its sets, its sentence, its code.

use super::super::calls::Calls;
use super::super::layout::Cutter;
use super::super::numbers::grouped;
use super::super::panel::title;
use super::super::picture::{self, PictureView};
use super::super::sentence::SentenceView;
use super::super::sets::Sets;
use super::super::{Brush, shows};
use super::code::CodeView;
use super::shelf::Shelf;
use crate::app::Look;
use crate::scene::{Labels, Scene, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// How the parts of one program stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// All beside the board, in few rows.
    Wide,
    /// The sentence and the code under the board.
    Tall,
}

/// Columns that the panels beside a board need.
const PANELS: u16 = 30;

/// Rows of the sentence: the longest ones at 55 columns.
const SENTENCE: u16 = 3;

/// Rows of the sentence where the columns are few, and of all that stands under the board then.
const NARROW_SENTENCE: u16 = 4;
const NARROW: u16 = 7;

/// Rows of the shelf where the code would have no room for the line that differs and that of the event.
const LEAST_SHELF: u16 = 2;

/// Columns between the board and the panels.
const GAP: u16 = 1;

pub(super) struct SideView<'a> {
    pub side: Side,
    /// What the two are called.
    pub labels: Labels,
    /// The right program and the wrong one.
    pub scenes: [&'a Scene; 2],
    pub look: &'a Look,
    /// The line of code that the user has scrolled to.
    pub chosen: Option<usize>,
    pub shape: Shape,
    /// Whether they have come to their first difference.
    pub have_parted: bool,
    pub brush: &'a Brush,
}

impl Widget for &SideView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.height < 2 {
            return;
        }
        let name = format!("{} {}", self.labels.of(self.side), self.labels.noun);
        let rows = title(self.brush, area, &name, &self.counters(area.width), buffer);
        if self.look.zoomed {
            self.board(rows, buffer);
        } else if self.shape == Shape::Tall {
            self.tall(rows, buffer);
        } else {
            self.wide(rows, buffer);
        }
    }
}

impl SideView<'_> {
    fn scene(&self) -> &Scene {
        self.scenes[self.side as usize]
    }

    /// Where it is and how far it has counted, as much as fits.
    fn counters(&self, width: u16) -> String {
        let scene = self.scene();
        let tally = scene.tally;
        let tests_late = self.scenes.iter().any(|scene| scene.tally.rejected > 0);
        let boards = if tests_late {
            format!("boards {} of {} full", grouped(tally.boards), grouped(tally.boards + tally.rejected))
        } else {
            format!("boards {}", grouped(tally.boards))
        };
        let ending = match (scene.finished, &scene.extras.fault) {
            (false, _) => "",
            (true, None) => ", ended",
            (true, Some(_)) => ", broken down",
        };
        let mut told = vec![boards, format!("step {}{ending}", grouped(scene.step))];
        told.push(format!("place {}", grouped(tally.places)));
        told.push(format!("undo {}", grouped(tally.undos)));
        told.push(format!("attacked {}", grouped(tally.attacked)));
        let separator = format!(" {} ", self.brush.glyphs.dot);
        let room = usize::from(width.saturating_sub(21));
        while told.len() > 1 && told.join(&separator).chars().count() > room {
            told.pop();
        }
        told.join(&separator)
    }

    fn board(&self, area: Rect, buffer: &mut Buffer) {
        PictureView { scene: self.scene(), attack_map: self.look.attack_map, brush: self.brush }.render(area, buffer);
    }

    /// Rows that the sets take in both programs, so that what stands under them is level.
    fn marks_rows(&self) -> u16 {
        let most = self.scenes.iter().map(|scene| scene.marks.len()).max().unwrap_or(0);
        u16::try_from(most).unwrap_or(u16::MAX)
    }

    fn marks(&self, area: Rect, buffer: &mut Buffer) {
        let other = Some(self.scenes[1 - self.side as usize]);
        Sets { scene: self.scene(), other, bits: false, brush: self.brush }.render(area, buffer);
    }

    /// The boards that are saved, if anybody looks at them.
    fn shelf(&self) -> Option<Shelf<'_>> {
        let other = self.scenes[1 - self.side as usize].extras.shelf.as_deref();
        let boards = self.scene().extras.shelf.as_deref()?;
        Some(Shelf { boards, saved: self.scene().tally.boards, other: other.unwrap_or(boards), brush: self.brush })
    }

    /// The sets; or the shelf, since where boards are saved the sets are the same in both.
    fn marks_or_shelf(&self, rows: &mut Cutter, buffer: &mut Buffer) {
        match self.shelf() {
            Some(boards) => {
                let few = self.marks_rows() + SENTENCE + 3;
                boards.render(rows.top(if rows.0.height < few { LEAST_SHELF } else { self.marks_rows() }), buffer);
            }
            None => self.marks(rows.top(self.marks_rows()), buffer),
        }
    }

    fn sentence(&self, area: Rect, buffer: &mut Buffer) {
        SentenceView { scene: self.scene(), hint: None, brush: self.brush }.render(area, buffer);
    }

    fn code(&self, area: Rect, buffer: &mut Buffer) {
        let &SideView { scenes, side, chosen, have_parted, brush, .. } = self;
        CodeView { scenes, side, language: self.look.language, chosen, have_parted, brush }.render(area, buffer);
    }

    fn wide(&self, area: Rect, buffer: &mut Buffer) {
        let scene = self.scene();
        let mut columns = Cutter(area);
        let room = area.width.saturating_sub(PANELS + GAP);
        self.board(columns.left(picture::size(scene, room.min(area.width / 2), area.height).0), buffer);
        columns.left(GAP);
        let mut rows = Cutter(columns.0);
        let (shows_calls, shows_code) = shows(self.look.panel);
        if shows_calls {
            self.marks_or_shelf(&mut rows, buffer);
        }
        let sentence = rows.top(SENTENCE.min(rows.0.height));
        self.sentence(sentence, buffer);
        if shows_code {
            self.code(rows.0, buffer);
        } else {
            Calls { scene, brush: self.brush }.render(rows.0, buffer);
        }
    }

    fn tall(&self, area: Rect, buffer: &mut Buffer) {
        let scene = self.scene();
        let mut rows = Cutter(area);
        let room = area.width.saturating_sub(PANELS + GAP);
        let fits_beside = usize::from(room) > 2 * picture::columns(scene);
        if !fits_beside {
            return self.narrow(area, buffer);
        }
        let mut top = Cutter(rows.top(area.height / 2));
        self.board(top.left(picture::size(scene, room, top.0.height).0), buffer);
        top.left(GAP);
        let mut panels = Cutter(top.0);
        if let Some(shelf) = self.shelf() {
            let room = title(self.brush, panels.top(panels.0.height * 2 / 5), "shelf", "saved boards", buffer);
            shelf.render(room, buffer);
        }
        Calls { scene, brush: self.brush }.render(panels.0, buffer);
        let sets = title(self.brush, rows.top(self.marks_rows() + 1), "sets", "", buffer);
        self.marks(sets, buffer);
        self.sentence(rows.top(SENTENCE), buffer);
        let code = title(self.brush, rows.0, "code", self.look.language.name(), buffer);
        self.code(code, buffer);
    }

    /// The board alone on top, and as much of the rest as fits under it.
    fn narrow(&self, area: Rect, buffer: &mut Buffer) {
        let scene = self.scene();
        let mut rows = Cutter(area);
        let for_board = area.height.saturating_sub(NARROW).max(area.height / 2);
        self.board(rows.top(picture::size(scene, area.width, for_board).1), buffer);
        self.sentence(rows.top(NARROW_SENTENCE), buffer);
        let (shows_calls, shows_code) = shows(self.look.panel);
        if shows_calls && rows.0.height > self.marks_rows() + 1 {
            self.marks_or_shelf(&mut rows, buffer);
        }
        if shows_code {
            self.code(rows.0, buffer);
        } else {
            Calls { scene, brush: self.brush }.render(rows.0, buffer);
        }
    }
}
