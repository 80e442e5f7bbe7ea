//! The panels of a program: of the one there is, or of one of two.

use super::calls::Calls;
use super::code::Code;
use super::details::DetailsView;
use super::layout::{Cutter, Panels};
use super::pair::{CodeView, Shelf};
use super::panel::title;
use super::picture::PictureView;
use super::sentence::SentenceView;
use super::sets::{self, Sets};
use super::{Brush, all_sets};
use crate::app::App;
use crate::scene::{Scene, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// A program, and what it is compared with.
pub(super) struct Program<'a> {
    pub app: &'a App,
    pub scene: &'a Scene,
    pub beside: Option<Beside<'a>>,
    pub brush: &'a Brush,
}

/// What makes a program one of two.
#[derive(Clone, Copy)]
pub(super) struct Beside<'a> {
    /// The first program and the second.
    pub scenes: [&'a Scene; 2],
    /// Which of them it is.
    pub side: Side,
    /// Whether they have come to their first difference.
    pub have_parted: bool,
}

impl Program<'_> {
    /// Draws the panels that have an area.
    pub(super) fn draw(&self, panels: &Panels, buffer: &mut Buffer) {
        let (scene, look, brush) = (self.scene, self.app.look(), self.brush);
        PictureView { scene, attack_map: look.attack_map, brush }.render(panels.board, buffer);
        if let (Some(area), Some(details)) = (panels.details, &scene.details) {
            DetailsView { details, brush }.render(area, buffer);
        }
        if let Some(area) = panels.sets {
            self.sets(area, panels.have_titles, buffer);
        }
        if let Some(area) = panels.shelf {
            self.shelf(self.titled(panels.have_titles, area, ["shelf", "saved boards"], buffer), buffer);
        }
        if let Some(area) = panels.calls {
            Calls { scene, brush }.render(area, buffer);
        }
        if let Some(area) = panels.code {
            self.code(area, panels.have_titles, buffer);
        }
        if let Some(area) = panels.sentence {
            let hint = if self.beside.is_none() { self.app.hint() } else { None };
            SentenceView { scene, hint, brush }.render(area, buffer);
        }
    }

    /// What a title leaves of an area, if there is one.
    fn titled(&self, has_title: bool, area: Rect, [name, note]: [&str; 2], buffer: &mut Buffer) -> Rect {
        if has_title { title(self.brush, area, name, note, buffer) } else { area }
    }

    fn other(&self) -> Option<&Scene> {
        self.beside.map(|beside| beside.scenes[1 - beside.side as usize])
    }

    fn sets(&self, area: Rect, has_title: bool, buffer: &mut Buffer) {
        let (scene, brush) = (self.scene, self.brush);
        let bits = self.app.code().bits;
        let mut rows = Cutter(self.titled(has_title, area, ["sets", if bits { "bits" } else { "" }], buffer));
        let needed = sets::rows(scene, bits).max(1);
        Sets { scene, other: self.other(), bits, brush }.render(rows.top(needed), buffer);
        rows.top(1);
        all_sets::draw(scene, brush, rows.0, buffer);
    }

    /// The boards that are saved, if anybody looks at them.
    fn shelf(&self, area: Rect, buffer: &mut Buffer) {
        let Some(boards) = self.scene.extras.shelf.as_deref() else { return };
        let other = self.other().and_then(|other| other.extras.shelf.as_deref()).unwrap_or(boards);
        Shelf { boards, saved: self.scene.tally.boards, other, brush: self.brush }.render(area, buffer);
    }

    fn code(&self, area: Rect, has_title: bool, buffer: &mut Buffer) {
        let (choice, chosen, brush) = (self.app.code(), self.app.code_line(), self.brush);
        match self.beside {
            None => Code { scene: self.scene, choice, chosen, brush }.render(area, buffer),
            Some(Beside { scenes, side, have_parted }) => {
                let area = self.titled(has_title, area, ["code", &self.scene.code(choice).name], buffer);
                CodeView { scenes, side, choice, chosen, have_parted, brush }.render(area, buffer);
            }
        }
    }
}
