//! How a wrong program that places queens looks: as the right one, with what betrays it.

mod list;

pub use list::{Mistake, OF_QUEENS, OF_SUDOKU};

use super::listing::Source;
use super::queens::{QUEEN, WORDS, board, family, mark_set, put_queens, reason, show_event, tell_columns};
use super::sentence::{Sentence, Tone, list as listed};
use super::{
    At, Depict, Extras, Fault, Filling, Key, MarkSet, Moment, Picture, Reason, Role, Square, Vocabulary, grammar,
};
use crate::mistakes::{Ghost, Program};
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Blockers, Event};

impl<P: Program> Depict for P {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        list::source(P::MISTAKE)
    }

    fn title(&self) -> String {
        self.queens().title()
    }

    fn about(&self, row: u16, column: u16) -> Vec<Key> {
        self.queens().about(row, column)
    }

    fn name(&self, row: u16, column: u16) -> String {
        self.queens().name(row, column)
    }

    fn squares(&self, row: u16, column: u16) -> Vec<At> {
        self.queens().squares(row, column)
    }

    fn option_label(&self, row: u16, column: u16) -> String {
        self.queens().option_label(row, column)
    }

    fn call_name(&self, row: Option<u16>) -> String {
        self.queens().call_name(row)
    }

    fn reasons(&self, row: u16, column: u16, by: Blockers) -> Vec<Reason> {
        let families = by.iter().filter_map(family);
        families.filter_map(|family| reason(family, row, column, |key| self.holder(family, key))).collect()
    }

    fn keys_of(&self, row: u16, column: u16) -> Vec<(u8, Key)> {
        let kept = self.families();
        self.queens().keys_of(row, column).into_iter().filter(|(family, _)| kept.contains(family)).collect()
    }

    fn families(&self) -> Vec<u8> {
        Family::ALL.into_iter().filter(|&family| self.keys(family).is_some()).map(|family| family as u8).collect()
    }

    fn filling(&self) -> Filling {
        self.queens().filling()
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let program = moment.puzzle();
        let mut grid = board(program.queens(), |row, column| program.blockers(row, column));
        for ghost in program.ghosts() {
            *grid.square_mut(at(ghost)) =
                Square { piece: Some(QUEEN), role: Role::Ghost, word: Some("gone"), ..Square::default() };
        }
        put_queens(&mut grid, program.queens());
        show_event(&mut grid, moment);
        Picture::Grid(grid)
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let program = moment.puzzle();
        let is_refusal = matches!(moment.event, Some(Event::Attacked { .. }));
        let ghosts = program.ghosts();
        let set = |family| {
            // A set that is not tested has nothing to do with a refusal.
            let event = moment.event.filter(|_| P::asks(family) || !is_refusal);
            let mut set = mark_set(program.queens(), family, program.keys(family)?, event);
            for entry in &mut set.entries {
                let ghost = ghosts.iter().find(|ghost| ghost.family == family && Key::from(ghost.key) == entry.key);
                entry.left_by = ghost.copied().map(at);
            }
            Some(set)
        };
        Family::ALL.into_iter().filter_map(set).collect()
    }

    fn extras(moment: &Moment<'_, Self>) -> Extras {
        let program = moment.puzzle();
        let fault = program.missing().map(|(family, key)| Fault { family: family as u8, key: key.into() });
        Extras { shelf: program.shelf(), fault, left: None }
    }

    fn introduction(&self) -> &'static str {
        if self.keys(Family::Cols).is_some() { self.queens().introduction() } else { "" }
    }

    fn no_board(&self) -> String {
        let size = self.queens().size();
        // That a wrong program finds no board says nothing of the others.
        if matches!(size, 2 | 3) { self.queens().no_board() } else { "it found 0 boards".to_owned() }
    }

    fn tell_filling(&self) -> Sentence {
        let columns = tell_columns(self.queens());
        match self.saved_as() {
            Some(saved_as) => columns.plain("; ").lit(saved_as).plain(" goes on the shelf"),
            None => columns,
        }
    }

    fn tell_place(moment: &Moment<'_, Self>, row: u16, column: u16) -> Sentence {
        let program = moment.puzzle();
        let keys = |asked: bool| {
            let of = |family| (family as u8, Queens::key(family, row, column).into());
            let keys = Family::ALL.into_iter().filter(|&family| P::asks(family) == asked).map(of);
            grammar::keys::<P>(&keys.collect::<Vec<_>>())
        };
        let (asked, unasked) = (keys(true), keys(false));
        if !asked.is_empty() && unasked.is_empty() {
            return grammar::place(moment, row, column);
        }
        let next = grammar::next(program);
        let sentence = Sentence::default().lit(format!("place {}: ", program.name(row, column)));
        if asked.is_empty() {
            return sentence.lit("nothing is tested").plain(format!(", so the queen stays; {next}."));
        }
        let were = if asked.len() == 2 { " were both free" } else { " were all free" };
        sentence
            .lit(listed(&asked))
            .plain(were)
            .plain(" and ")
            .with(Tone::Also, format!("{} was never asked for", listed(&unasked)))
            .plain(format!(", so the queen stays and all three join the sets; {next}."))
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, rank: usize) -> Sentence {
        let mut ghosts = moment.puzzle().ghosts().into_iter();
        let is_gone = ghosts.any(|ghost| ghost.family as u8 == reason.family && Key::from(ghost.key) == reason.key);
        grammar::reason(moment, reason, rank, is_gone.then_some(", which is gone"))
    }

    fn tell_undo(moment: &Moment<'_, Self>, row: u16, column: u16) -> Sentence {
        let program = moment.puzzle();
        let (head, ghosts) = (format!("undo {}: ", program.name(row, column)), program.ghosts());
        let sentence = Sentence::default().lit(head).plain("the queen is taken back");
        if let Some((family, key)) = program.missing() {
            let set = WORDS.name(family as u8);
            return sentence
                .plain(format!(
                    ", but {set} has no {key} left to remove: a queen on the same diagonal took it along. In Python "
                ))
                .lit(format!("KeyError: {key}"))
                .plain(" ends the run.");
        }
        let here = (usize::from(row), usize::from(column));
        let stays = |family: u8| ghosts.iter().any(|&ghost| ghost.family as u8 == family && at(ghost) == here);
        let staying: Vec<(u8, Key)> =
            program.keys_of(row, column).into_iter().filter(|(family, _)| stays(*family)).collect();
        if staying.is_empty() {
            return grammar::undo(moment, row, column);
        }
        let stays: Vec<String> =
            staying.iter().map(|(family, key)| format!("{key} stays in {}", WORDS.name(*family))).collect();
        sentence.plain(", but ").lit(listed(&stays)).plain(".")
    }

    fn tell_after(moment: &Moment<'_, Self>, row: u16) -> Sentence {
        // A program that has broken down does not go on.
        if moment.puzzle().has_failed() { Sentence::default() } else { grammar::after(moment, row) }
    }
}

/// Where the queen stood that left a key.
fn at(ghost: Ghost) -> At {
    (ghost.left_by.0.into(), ghost.left_by.1.into())
}
