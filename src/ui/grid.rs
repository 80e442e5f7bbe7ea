//! A grid: squares as large as fit, each role told by sign and word as well as by colour.

mod fit;

pub(super) use fit::Fit;
use fit::{first_with_lit, label_of};

use super::art::{self, Shape};
use super::candidates::write_candidates;
use super::theme::Ink;
use super::{Brush, glyphs::Glyphs, path};
use crate::scene::{At, Grid, Kind, Lit, Piece, Role, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;
use std::borrow::Cow;
use unicode_width::UnicodeWidthStr;

pub(super) struct GridView<'a> {
    pub grid: &'a Grid,
    pub kind: Kind,
    pub attack_map: bool,
    pub brush: &'a Brush,
}

impl Widget for &GridView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.height < 2 || area.width < 4 {
            return;
        }
        let fit = Fit::new(self.grid, area.width, area.height);
        let attacker = self.lit(Lit::Attacker);
        let first =
            |part: fn(At) -> usize, shown, all| first_with_lit(part(self.grid.focus), attacker.map(part), shown, all);
        let first_row = first(|at| at.0, fit.rows, self.grid.rows);
        let first_column = first(|at| at.1, fit.columns, self.grid.columns);
        let origin = (area.x + fit.gutter, area.y + fit.header);
        if fit.header > 0 {
            self.number_columns(&fit, first_column, origin.0, area, buffer);
        }
        for row in first_row..first_row + fit.rows {
            let y = origin.1 + fit.y(row, first_row);
            self.number_row(&fit, row, y, area, buffer);
            for column in first_column..first_column + fit.columns {
                let at = (row.into(), column.into());
                if let Some(square) = fit.square_of(at, (first_row, first_column), area) {
                    self.square(at, square.intersection(area), buffer);
                }
            }
        }
        path::draw(self.brush, self.grid, |at| fit.square_of(at, (first_row, first_column), area), area, buffer);
        self.note(&fit, (first_row, first_column), area, buffer);
        if let Some(boxes) = fit.boxes {
            self.rules(&fit, boxes, (first_row, first_column), origin, area, buffer);
        }
    }
}

impl GridView<'_> {
    /// The first square that an event lights so.
    fn lit(&self, lit: Lit) -> Option<At> {
        let squares = (0..self.grid.rows).flat_map(|row| (0..self.grid.columns).map(move |column| (row, column)));
        squares.into_iter().find(|&at| self.grid.square(at).lit == Some(lit))
    }

    fn number_style(&self, is_focus: bool) -> Style {
        self.brush.style(if is_focus { Ink::Title } else { Ink::Quiet })
    }

    fn number_columns(&self, fit: &Fit, first: u16, x: u16, area: Rect, buffer: &mut Buffer) {
        for column in first..first + fit.columns {
            let label = label_of(&self.grid.column_labels, column);
            let is_focus = usize::from(column) == self.grid.focus.1;
            // Numbers as wide as their squares would run together: every other one will do.
            let crowded = label.width() >= usize::from(fit.square.0) && column % 2 == 1;
            if !crowded {
                // Over written digits, which leave room for a sign before them.
                let least = u16::from(fit.boxes.is_some() && label.len() < fit.square.0.into());
                let x = x + fit.x(column, first) + centred(&label, fit.square.0).max(least);
                write(buffer, area, x, area.y, &label, self.number_style(is_focus));
            }
        }
    }

    /// Says which part of a board that is too large is in sight, in as many words as there is room for.
    fn note(&self, fit: &Fit, first: (u16, u16), area: Rect, buffer: &mut Buffer) {
        if fit.notes == 0 {
            return;
        }
        let part = |first: u16, shown: u16, all: usize| {
            (usize::from(shown) < all).then(|| format!("{first}-{} of {all}", first + shown - 1))
        };
        let rows = part(first.0, fit.rows, self.grid.rows);
        let columns = part(first.1, fit.columns, self.grid.columns);
        let texts = match (rows, columns) {
            (Some(rows), None) => [format!("rows {rows}"), rows],
            (None, Some(columns)) => [format!("columns {columns}"), columns],
            (Some(rows), Some(columns)) => {
                [format!("rows {rows}, columns {columns}"), format!("r {rows}, c {columns}").replace(" of ", "/")]
            }
            (None, None) => return,
        };
        let [long, short] = texts;
        let hidden = self.hidden_attacker(fit, first);
        let with_attacker =
            hidden.map(|(row, column)| [&long, &short].map(|part| format!("{part}; attacker ({row},{column})")));
        let room = usize::from(area.width);
        let texts = with_attacker.into_iter().flatten().chain([long, short.clone()]);
        let text = texts.into_iter().find(|text| text.len() <= room).unwrap_or(short);
        write(buffer, area, area.x, area.bottom() - 1, &text, self.brush.style(Ink::Key));
    }

    /// Where the attacker is that the code met first, if that part of the board is out of sight.
    fn hidden_attacker(&self, fit: &Fit, first: (u16, u16)) -> Option<At> {
        self.lit(Lit::Attacker).filter(|&at| !fit.is_in_sight(at, first))
    }

    fn number_row(&self, fit: &Fit, row: u16, y: u16, area: Rect, buffer: &mut Buffer) {
        let width = usize::from(fit.gutter - 1);
        let is_focus = usize::from(row) == self.grid.focus.0;
        let label = format!("{:>width$}", label_of(&self.grid.row_labels, row));
        write(buffer, area, area.x, y + (fit.square.1 - 1) / 2, &label, self.number_style(is_focus));
    }

    fn square(&self, (row, column): At, area: Rect, buffer: &mut Buffer) {
        let square = self.grid.square((row, column));
        // A board in boxes changes its tone from box to box.
        let (row_of_tone, column_of_tone) = self.grid.boxes.map_or((row, column), |of| (row / of.0, column / of.1));
        let is_dark = self.grid.is_checkered && (row_of_tone + column_of_tone) % 2 == 1;
        let mut style = self.style(square, is_dark);
        // Before the first event nothing but this tells the square at hand from its units.
        let is_next = self.kind == Kind::Start && square.tinted && (row, column) == self.grid.focus;
        if is_next && square.role == Role::Empty {
            style = style.add_modifier(Modifier::REVERSED);
        }
        // A line under each row of a square would cut through what is drawn in it: the last one's is a line under it.
        buffer.set_style(area, style);
        buffer.set_style(Rect { height: area.height.saturating_sub(1), ..area }, without_line(style));
        let is_shaded = if self.grid.has_units() { square.tinted } else { is_dark };
        if is_shaded && !is_next && !self.brush.theme.has_tones && square.role == Role::Empty && square.lit.is_none() {
            fill(buffer, area, self.brush.glyphs.shade, style);
        }
        let glyphs = self.brush.glyphs;
        if square.blocked {
            let style = self.brush.style(Ink::Blocked);
            // A tone of its own tells it, or else a sign.
            return fill(buffer, area, if style.bg.is_some() { " " } else { glyphs.blocked }, style);
        }
        match (square.role, &square.piece) {
            (_, Some(piece)) if piece.is_value => self.value(piece, square, area, style, buffer),
            (Role::AttackedNow, _) => self.shape(Some(Shape::Cross), glyphs.cross, square.word, area, style, buffer),
            (Role::UndoneNow, _) => {
                self.shape(Some(Shape::ArrowBack), glyphs.arrow_back, square.word, area, style, buffer);
            }
            (role, Some(piece)) => {
                let shape = piece.art.map(if role == Role::Ghost { Shape::Gone } else { Shape::Piece });
                self.shape(shape, &self.sign_of(piece, role), square.word, area, style, buffer);
            }
            (_, None) => self.empty(square, area, style, buffer),
        }
        if let Some(number) = square.number.filter(|_| area.width >= 4 && area.height >= 2) {
            write(buffer, area, area.x, area.y, &number.to_string(), style.remove_modifier(Modifier::UNDERLINED));
        }
    }

    /// The sign of a piece that is the same wherever it stands.
    fn sign_of(&self, piece: &Piece, role: Role) -> Cow<'static, str> {
        let is_gone = role == Role::Ghost;
        match piece.signs.filter(|_| self.brush.glyphs.has_blocks) {
            Some(signs) => signs[usize::from(is_gone)].into(),
            None if is_gone => piece.label.to_lowercase().into(),
            None => piece.label.clone(),
        }
    }

    /// The square's tone, then what its role and its light put over it.
    fn style(&self, square: &Square, is_dark: bool) -> Style {
        let tone = self.brush.style(if is_dark { Ink::DarkSquare } else { Ink::LightSquare });
        let role = match square.role {
            Role::Empty => None,
            Role::Given => Some(Ink::Given),
            Role::Placed if square.colour.is_some() => square.colour.map(Ink::of_colour),
            Role::Placed if self.kind == Kind::Record => Some(Ink::RecordSquare),
            Role::Placed if square.piece.as_ref().is_some_and(|piece| piece.is_value) => Some(Ink::Filled),
            Role::Placed => Some(Ink::Placed),
            Role::Ghost => Some(Ink::RuledOut),
            Role::PlacedNow => Some(Ink::PlaceSquare),
            Role::AttackedNow => Some(Ink::AttackedSquare),
            Role::UndoneNow => Some(Ink::UndoSquare),
        };
        let light = square.lit.map(|lit| match lit {
            Lit::Attacker => Ink::Attacker,
            Lit::AlsoAttacker => Ink::AlsoAttacker,
            Lit::Line => Ink::Line,
            Lit::AlsoLine => Ink::AlsoLine,
        });
        let tint = square.tinted.then_some(Ink::Tint);
        [tint, role, light].into_iter().flatten().fold(tone, |style, ink| style.patch(self.brush.style(ink)))
    }

    /// A value, drawn if there is room, with the sign of a refusal or an undo beside it and the word for it.
    fn value(&self, piece: &Piece, square: &Square, area: Rect, style: Style, buffer: &mut Buffer) {
        let glyphs = self.brush.glyphs;
        let sign = match square.role {
            Role::AttackedNow => glyphs.cross,
            Role::UndoneNow => glyphs.arrow_back,
            // Where no tone does it, a sign tells what was placed from what was given.
            Role::Placed if square.colour.is_some() => "",
            Role::Placed | Role::PlacedNow if !self.brush.theme.has_tones => glyphs.joins,
            _ => "",
        };
        let is_drawn = piece.art.is_some_and(|art| self.draw(art.into(), area, style, buffer));
        // It stands in the middle, or as far off as the sign before it needs.
        let x = area.x + centred(&piece.label, area.width).max(1);
        let small = (x, area.y + area.height.saturating_sub(1) / 2);
        let (x, y) = art::sign_place(area).filter(|_| is_drawn).unwrap_or((small.0 - 1, small.1));
        write(buffer, area, x, y, sign, without_line(style));
        if !is_drawn {
            write(buffer, area, small.0, small.1, &piece.label, style);
        }
        label(buffer, area, square.word, is_drawn, style);
    }

    /// Draws a shape where blocks can be shown and there is room, and says whether it did.
    fn draw(&self, shape: Shape, area: Rect, style: Style, buffer: &mut Buffer) -> bool {
        self.brush.glyphs.has_blocks && art::draw(shape, area, style, buffer)
    }

    /// A shape, or its sign where it cannot be drawn, with its word where a row is kept for it.
    fn shape(
        &self,
        shape: Option<Shape>,
        glyph: &str,
        word: Option<&str>,
        area: Rect,
        style: Style,
        buffer: &mut Buffer,
    ) {
        let is_drawn = shape.is_some_and(|shape| self.draw(shape, area, style, buffer));
        if !is_drawn {
            sign(buffer, area, glyph, style);
        }
        label(buffer, area, word, is_drawn, style);
    }

    /// The sign of an empty square: on the way of an attack, or ruled out.
    fn empty(&self, square: &Square, area: Rect, style: Style, buffer: &mut Buffer) {
        let Glyphs { line, also_line, ruled_out, .. } = *self.brush.glyphs;
        match square.lit {
            Some(Lit::Line) => self.shape(Some(Shape::Dot), line, None, area, style, buffer),
            Some(Lit::AlsoLine) => self.shape(Some(Shape::Ring), also_line, None, area, style, buffer),
            None if !self.attack_map || square.ruled_out_by.is_empty() => {
                write_candidates(&square.candidates, area, style, buffer);
            }
            _ if self.attack_map && !square.ruled_out_by.is_empty() => {
                let style = style.patch(self.brush.style(Ink::RuledOut));
                // In a square of odd sides a cell is in the middle, in any other none.
                let has_odd_sides = !area.width.is_multiple_of(2) && !area.height.is_multiple_of(2);
                let shape = (!has_odd_sides).then_some(Shape::Speck);
                self.shape(shape, ruled_out, None, area, style, buffer);
            }
            _ => {}
        }
    }

    /// The rules between boxes.
    fn rules(
        &self,
        fit: &Fit,
        boxes: (u16, u16),
        first: (u16, u16),
        origin: (u16, u16),
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let style = self.brush.style(Ink::Rule);
        let Glyphs { rule, vertical, crossing, .. } = *self.brush.glyphs;
        let width = fit.width() - fit.gutter;
        let columns: Vec<u16> = (first.1 + 1..first.1 + fit.columns)
            .filter(|column| column % boxes.1 == 0)
            .map(|column| origin.0 + fit.x(column, first.1) - 1)
            .collect();
        for &x in &columns {
            for y in origin.1..origin.1 + fit.squares_height() {
                write(buffer, area, x, y, vertical, style);
            }
        }
        for row in (first.0 + 1..first.0 + fit.rows).filter(|row| row % boxes.0 == 0) {
            let y = origin.1 + fit.y(row, first.0) - 1;
            for x in origin.0..origin.0 + width {
                write(buffer, area, x, y, if columns.contains(&x) { crossing } else { rule }, style);
            }
        }
    }
}

/// Where a text begins that is centred in a width; the odd cell is on its right.
pub(super) fn centred(text: &str, width: u16) -> u16 {
    (width.saturating_sub(u16::try_from(text.chars().count()).unwrap_or(u16::MAX))) / 2
}

/// A sign in the middle of a square, in the upper row if it has two.
fn sign(buffer: &mut Buffer, area: Rect, glyph: &str, style: Style) {
    write(buffer, area, area.x + centred(glyph, area.width), area.y + area.height.saturating_sub(1) / 2, glyph, style);
}

/// A word in the last row of a square, if it fits and the row is kept for one.
fn label(buffer: &mut Buffer, area: Rect, word: Option<&str>, is_drawn: bool, style: Style) {
    let row = if is_drawn { art::label_row(area) } else { (area.height > 1).then(|| area.bottom() - 1) };
    if let Some((word, y)) = word.zip(row).filter(|(word, _)| word.len() <= usize::from(area.width)) {
        write(buffer, area, area.x + centred(word, area.width), y, word, style);
    }
}

fn without_line(style: Style) -> Style {
    style.remove_modifier(Modifier::UNDERLINED)
}

fn fill(buffer: &mut Buffer, area: Rect, glyph: &str, style: Style) {
    for position in area.positions() {
        write(buffer, area, position.x, position.y, glyph, style);
    }
}

/// Writes what lies within an area.
pub(super) fn write(buffer: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    if x < area.right() && y < area.bottom() {
        buffer.set_stringn(x, y, text, usize::from(area.right() - x), style);
    }
}
