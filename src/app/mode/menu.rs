//! The list of puzzles with their instances: typing narrows it, Enter opens the line that is chosen.

use super::Mode;
use crate::app::{App, Effect};
use crate::catalogue::{Listed, listed};
use crate::tour::{KeyPress, Outcome};

/// Lines of a page.
const PAGE: usize = 8;

/// The list, what has been typed to narrow it, and the line that is chosen.
pub struct Menu {
    all: Vec<Listed>,
    typed: String,
    /// Among the lines in sight, from 0.
    chosen: usize,
}

impl Menu {
    /// The lines that what was typed leaves: those that are called so, or else those that mention it.
    #[must_use]
    pub fn lines(&self) -> Vec<&Listed> {
        let typed = self.typed.trim().to_lowercase();
        let called: Vec<&Listed> = self.all.iter().filter(|line| line.is_called(&typed)).collect();
        if called.is_empty() { self.all.iter().filter(|line| line.mentions(&typed)).collect() } else { called }
    }

    /// The line that is chosen, from 0.
    #[must_use]
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    /// What has been typed.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Opens with the line chosen that stands for the search at hand.
    fn at(app: &App) -> Self {
        let (all, asked) = (listed(), app.tour.asked());
        let parameter = asked.offer.parameters.first().map_or("", |parameter| parameter.name);
        let instance = asked.values.get(parameter).unwrap_or_default();
        let is_here = |line: &Listed| std::ptr::eq(line.asked.offer, asked.offer);
        let exactly = all.iter().position(|line| is_here(line) && line.is_instance && line.name == instance);
        let chosen = exactly.or_else(|| all.iter().position(is_here)).unwrap_or(0);
        Self { all, typed: String::new(), chosen }
    }

    fn go(&mut self, by: isize) {
        let last = self.lines().len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(by).min(last);
    }

    /// Takes a character of what narrows the list; one that nothing would be left for is not taken.
    fn narrow(&mut self, character: char) -> bool {
        self.typed.push(character);
        let is_left = !self.lines().is_empty();
        if is_left {
            // What is called exactly so is meant before what only begins so.
            let (lines, typed) = (self.lines(), self.typed.to_lowercase());
            let exactly = lines.iter().position(|line| line.name == typed);
            self.chosen = exactly.or_else(|| lines.iter().position(|line| line.name.starts_with(&typed))).unwrap_or(0);
        } else {
            self.typed.pop();
        }
        is_left
    }
}

impl App {
    /// Opens the list of puzzles.
    pub(in crate::app) fn open_menu(&mut self) {
        self.player.pause();
        self.mode = Mode::Menu(Menu::at(self));
    }

    /// The list of puzzles, if it is open.
    #[must_use]
    pub fn menu(&self) -> Option<&Menu> {
        if let Mode::Menu(menu) = &self.mode { Some(menu) } else { None }
    }

    /// Takes a key of the list.
    pub(super) fn choose(&mut self, mut menu: Menu, key: KeyPress) -> Effect {
        self.notice = None;
        match key {
            KeyPress::Escape => return Effect::Draw,
            KeyPress::Enter => return self.open_chosen(menu),
            KeyPress::Up => menu.go(-1),
            KeyPress::Down => menu.go(1),
            KeyPress::PageUp => menu.go(-PAGE.cast_signed()),
            KeyPress::PageDown => menu.go(PAGE.cast_signed()),
            KeyPress::Home => menu.chosen = 0,
            KeyPress::End => menu.go(isize::MAX),
            KeyPress::Backspace => {
                menu.typed.pop();
                menu.chosen = 0;
            }
            KeyPress::Char(character) if !menu.narrow(character) => {
                self.tell_plainly(format!("nothing here is called {}{character}", menu.typed));
            }
            _ => {}
        }
        self.mode = Mode::Menu(menu);
        Effect::Draw
    }

    fn open_chosen(&mut self, menu: Menu) -> Effect {
        let asked = menu.lines().get(menu.chosen).map(|line| line.asked.clone());
        if let Some(asked) = asked {
            let report = self.tour.leave_for(asked);
            let is_open = report.outcome == Outcome::Opened;
            self.take(report);
            if !is_open {
                self.mode = Mode::Menu(menu);
            }
        }
        Effect::Draw
    }
}

#[cfg(test)]
mod tests;
