//! Two programs on one screen: the right one and the wrong one, what differs marked in both.

mod code;
mod note;
mod page;
mod shelf;

pub(super) use code::CodeView;
pub(super) use note::Note;
pub(super) use page::Page;
pub(super) use shelf::Shelf;

use super::layout::{Panels, Shape};
use super::numbers::grouped;
use super::panel::title;
use super::program::{Beside, Program};
use super::{Brush, layout};
use crate::app::App;
use crate::scene::{Contrast, Parting, Scene, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Columns of a title beside which counters stand.
const NAME: u16 = 21;

/// Draws both programs into an area of a screen.
pub(super) fn draw(app: &App, contrast: &Contrast, brush: &Brush, screen: Rect, main: Rect, buffer: &mut Buffer) {
    let scenes = [app.scene(), &contrast.other];
    let (areas, shape) = layout::halves(screen, main, app.look(), app.scene());
    let have_parted = matches!(contrast.parting, Parting::At(step) if app.tour().position() >= step);
    for (side, area) in Side::BOTH.into_iter().zip(areas) {
        let name = format!("{} {}", contrast.labels.of(side), contrast.labels.noun);
        let beside = Beside { scenes, side, have_parted };
        draw_side(app, brush, beside, &name, shape, area, buffer);
    }
}

fn draw_side(app: &App, brush: &Brush, beside: Beside<'_>, name: &str, shape: Shape, area: Rect, buffer: &mut Buffer) {
    if area.height < 2 {
        return;
    }
    let scene = beside.scenes[beside.side as usize];
    let counters = counters(scene, beside.scenes, brush.glyphs.dot, area.width.saturating_sub(NAME).into());
    let area = title(brush, area, name, &counters, buffer);
    let sets = beside.scenes.map(|scene| scene.marks.len()).into_iter().max().unwrap_or(0);
    let sets_rows = u16::try_from(sets).unwrap_or(u16::MAX);
    let panels = Panels::of_two(area, shape, scene, app.look(), sets_rows);
    Program { app, scene, beside: Some(beside), brush }.draw(&panels, buffer);
}

/// Where one of two is and how far it has counted, as much as fits.
fn counters(scene: &Scene, scenes: [&Scene; 2], dot: &str, room: usize) -> String {
    let tally = scene.tally;
    let tests_late = scenes.iter().any(|scene| scene.tally.rejected > 0);
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
    let separator = format!(" {dot} ");
    while told.len() > 1 && told.join(&separator).chars().count() > room {
        told.pop();
    }
    told.join(&separator)
}

#[cfg(test)]
mod tests;
