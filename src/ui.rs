//! Draws the application: a frame is a pure function of its state and the area.
//!
//! One file a part of the screen. `layout` says where the parts are, [`theme`] what each role looks like, [`glyphs`]
//! which signs there are. Nothing here changes state or knows a key but by the key table.

mod all_sets;
mod art;
mod beside;
mod calls;
mod candidates;
mod code;
mod details;
mod footer;
pub mod glyphs;
mod graph;
mod grid;
mod header;
mod help;
mod layout;
mod menu;
mod numbers;
mod pair;
mod panel;
mod path;
mod picture;
mod program;
mod sentence;
mod sets;
mod strip;
mod tally;
pub mod theme;
mod timeline;
mod wrap;

use crate::app::{Action, App, Panel};
use crate::replay::Destination;
use crate::scene::{Kind, Sentence};
use crate::tour::Verb;
use glyphs::Glyphs;
use layout::{Panels, Screen};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Paragraph, Widget};
use theme::{Ink, Theme};

/// The least size at which there is a picture, columns and rows.
pub const LEAST_SIZE: (u16, u16) = (30, 10);

/// Draws the application into a frame.
pub fn view(app: &App, frame: &mut Frame) {
    draw(app, frame.area(), frame.buffer_mut());
}

/// Draws the application into an area of a buffer.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    let brush = Brush::of(app);
    if area.is_empty() {
        return;
    }
    if area.width < LEAST_SIZE.0 || area.height < LEAST_SIZE.1 {
        let (columns, rows) = LEAST_SIZE;
        let needed = Sentence::telling(format!("stepback needs {columns} x {rows}; [q] quits"));
        let lines = wrap::wrap(sentence::spans(&needed.phrases, Kind::Start, &brush), area.width.into());
        Paragraph::new(lines).render(area, buffer);
        return;
    }
    buffer.set_style(area, brush.style(Ink::Text));
    draw_parts(app, &brush, area, buffer);
    if let Some(menu) = app.menu() {
        menu::MenuView { menu, brush: &brush }.render(area, buffer);
    }
    if let Some(page) = app.help() {
        help::Help { page, brush: &brush }.render(area, buffer);
    }
}

/// What a click on a cell of an area asks for: on the timeline, to go there.
#[must_use]
pub fn hit(app: &App, area: Rect, column: u16, row: u16) -> Option<Action> {
    let timeline = screen(app, &Brush::of(app), area).timeline?;
    let is_hit = timeline.contains(Position::new(column, row));
    let step = is_hit.then(|| timeline::step_at(app, timeline, column))??;
    Some(Action::Do(Verb::Go(Destination::Step(step), "such step")))
}

/// Where what stands around the panels is.
fn screen(app: &App, brush: &Brush, area: Rect) -> Screen {
    let note = app.contrast().map(|contrast| pair::Note { contrast, brush }.rows(area));
    Screen::new(area, app.look(), note)
}

fn draw_parts(app: &App, brush: &Brush, area: Rect, buffer: &mut Buffer) {
    let screen = screen(app, brush, area);
    header::Header { app, brush }.render(screen.header, buffer);
    if let Some(contrast) = app.contrast() {
        pair::draw(app, contrast, brush, area, screen.main, buffer);
        pair::Note { contrast, brush }.render(screen.sentence, buffer);
    } else {
        let scene = app.scene();
        let panels = Panels { sentence: Some(screen.sentence), ..Panels::of_one(screen.main, scene, app.look()) };
        program::Program { app, scene, beside: None, brush }.draw(&panels, buffer);
    }
    if let Some(area) = screen.tally {
        tally::TallyView { app, brush }.render(area, buffer);
    }
    if let Some(area) = screen.timeline {
        timeline::Timeline { app, brush }.render(area, buffer);
    }
    footer::Footer { app, brush }.render(area, buffer);
    if let Some(mistake) = app.page() {
        pair::Page { mistake, brush }.render(area, buffer);
    }
}

/// What all parts draw with.
struct Brush {
    theme: &'static Theme,
    glyphs: &'static Glyphs,
}

impl Brush {
    fn of(app: &App) -> Self {
        let look = app.look();
        Self { theme: Theme::of(look.theme, look.depth), glyphs: Glyphs::of(look.signs) }
    }

    fn style(&self, ink: Ink) -> ratatui::style::Style {
        self.theme.style(ink)
    }

    /// A key among words: in brackets where no colour tells it from them.
    fn key(&self, key: &str) -> String {
        if self.theme.has_colours { key.to_owned() } else { format!("[{key}]") }
    }
}

/// Whether the panel choice leaves room for calls and for code.
fn shows(panel: Panel) -> (bool, bool) {
    (panel != Panel::Code, panel != Panel::Calls)
}

#[cfg(test)]
mod tests;
