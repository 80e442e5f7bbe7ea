//! A stand-in for the picture of a step, until the real one is there.

use crate::app::{Action, App};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

/// Draws the application.
pub fn view(app: &App, frame: &mut Frame) {
    let scene = app.scene();
    let total = app.total().map_or_else(String::new, |total| format!(" of {total}"));
    let playing = if app.player().playing().is_some() { "playing" } else { "paused" };
    let mut lines = vec![
        Line::raw(format!("{}   step {}{total}   {playing} {}", scene.title, scene.step, app.player().speed())),
        Line::raw(""),
        Line::raw(scene.sentence.to_string()),
        Line::raw(app.notice().unwrap_or_default().to_owned()),
    ];
    if app.is_helping() {
        lines.push(Line::raw("close this list"));
    }
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), frame.area());
}

/// What a click at that cell asks for.
#[must_use]
pub fn hit(_app: &App, _area: Rect, _column: u16, _row: u16) -> Option<Action> {
    None
}
