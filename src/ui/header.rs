//! The first line: what is searched, where one is, whether it plays.

use super::Brush;
use super::numbers::{grouped, rounded};
use super::theme::Ink;
use crate::app::App;
use crate::replay::{Direction, Extent};
use crate::search::Goal;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

pub(super) struct Header<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl Widget for &Header<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let scene = self.app.scene();
        let board = scene.words.board;
        let goal = match scene.goal {
            Goal::First => format!("first {board}"),
            Goal::All => format!("all {board}s"),
        };
        let mistake = self.app.tour().mistake();
        let titles = self.titles(&goal);
        // A title outlives the playing: that of a mistake with its goal, any other in its shortest form.
        let shortest = titles.iter().rev().nth(usize::from(mistake.is_some()));
        let needed = shortest.map_or(0, |title| title.width() + 3);
        let right = self.right(usize::from(area.width).saturating_sub(needed));
        let room = usize::from(area.width).saturating_sub(right.width() + 2);
        let long = titles.first().map(|title| (" stepback  ", title));
        let (name, title) = long
            .into_iter()
            .chain(titles.iter().map(|title| (" ", title)))
            .find(|(name, title)| name.width() + title.width() <= room)
            .map(|(name, title)| (name, title.as_str()))
            .unwrap_or_default();
        let left = Line::from(vec![
            Span::styled(name, self.brush.style(Ink::Title)),
            Span::styled(title, self.brush.style(Ink::Text)),
        ]);
        left.render(area, buffer);
        Line::styled(right, self.brush.style(Ink::Text)).alignment(Alignment::Right).render(area, buffer);
    }
}

impl Header<'_> {
    /// What is searched, in fewer and fewer words.
    fn titles(&self, goal: &str) -> Vec<String> {
        let (title, dot) = (&self.app.scene().title, self.brush.glyphs.dot);
        if let Some(mistake) = self.app.tour().mistake() {
            // Where there is little room, the number of a mistake says enough.
            let (name, number) = (mistake.title(), format!("Mistake {}", mistake.number));
            return vec![
                format!("{name} {dot} {title} {dot} {goal}"),
                format!("{name} {dot} {goal}"),
                format!("{number} {dot} {title} {dot} {goal}"),
                format!("{number} {dot} {goal}"),
                number,
            ];
        }
        // What a puzzle is comes before the order in which it is searched.
        let short = title.split(", ").next().map(str::to_owned);
        let problems = self.app.tour().asked().offer.problems();
        let with_problems = (!problems.is_empty()).then(|| format!("{title} {dot} {problems} {dot} {goal}"));
        let without = [format!("{title} {dot} {goal}"), title.clone()];
        with_problems.into_iter().chain(without).chain(short).collect()
    }

    /// The position and the playing, or as much of them as fits: the step always.
    fn right(&self, width: usize) -> String {
        if self.app.is_editing() {
            // What is being written has no step.
            return String::new();
        }
        let position = self.position();
        let [full, short] = [format!("{position}  {} ", self.playing()), format!("{position} ")];
        let least = || format!("step {} ", grouped(self.app.tour().position()));
        [full, short].into_iter().find(|text| text.width() <= width).unwrap_or_else(least)
    }

    /// `step  6 of 31`, the number as wide as the total so that nothing moves.
    fn position(&self) -> String {
        let step = grouped(self.app.tour().position());
        match (self.app.tour().journey().extent(), self.app.tour().journey().survey_progress()) {
            (Extent::Known(total), _) => {
                let total = grouped(total);
                format!("step {step:>0$} of {total}", total.len())
            }
            (_, Some(progress)) => {
                let explored = grouped(self.app.tour().journey().explored());
                format!("step {step} of at least {explored}, counted {:.0} %", progress * 100.0)
            }
            (Extent::AtLeast(explored), None) => format!("step {step} of at least {}", grouped(explored)),
            (Extent::About(estimate), None) => format!("step {step} of about {}", rounded(estimate.events)),
        }
    }

    fn playing(&self) -> String {
        let player = self.app.player();
        let [forward, back] = self.brush.glyphs.playing;
        let state = match player.playing() {
            None => "paused".to_owned(),
            Some(Direction::Forward) => format!("{forward} play"),
            Some(Direction::Back) => format!("{back} play"),
        };
        format!("{state}  {:>6}", player.speed().to_string())
    }
}
