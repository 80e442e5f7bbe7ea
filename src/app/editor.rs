//! Writing a puzzle square by square: the cursor, and the keys that it has while the editor is open.

use super::keys::Key;
use super::{App, Effect};
use crate::scene::{Journey, Scene, Sheet};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

/// What a key does in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The cursor goes so many rows down and columns to the right.
    Move(isize, isize),
    /// The digit is written.
    Write(u8),
    /// The square is cleared.
    Clear,
    /// What is written is searched.
    Run,
    /// All stays as it was before.
    Leave,
}

/// Keys of the editor that belong together.
#[derive(Clone, Copy, Debug)]
pub struct EditorEntry {
    /// What each does.
    pub bindings: &'static [(Edit, &'static [Key])],
    /// The keys as the footer has them.
    pub label: &'static str,
    /// The same in ASCII.
    pub ascii: &'static str,
    /// What they do, in a word.
    pub word: &'static str,
}

/// Every key of the editor, as the footer shows them.
pub const EDITOR_KEYS: &[EditorEntry] = &[
    EditorEntry {
        bindings: &[
            (Edit::Move(0, -1), &[Key::Code(KeyCode::Left)]),
            (Edit::Move(0, 1), &[Key::Code(KeyCode::Right)]),
            (Edit::Move(-1, 0), &[Key::Code(KeyCode::Up)]),
            (Edit::Move(1, 0), &[Key::Code(KeyCode::Down)]),
        ],
        label: "←→↑↓",
        ascii: "arrows",
        word: "move",
    },
    EditorEntry {
        bindings: &[
            (Edit::Write(1), &[Key::Char('1')]),
            (Edit::Write(2), &[Key::Char('2')]),
            (Edit::Write(3), &[Key::Char('3')]),
            (Edit::Write(4), &[Key::Char('4')]),
            (Edit::Write(5), &[Key::Char('5')]),
            (Edit::Write(6), &[Key::Char('6')]),
            (Edit::Write(7), &[Key::Char('7')]),
            (Edit::Write(8), &[Key::Char('8')]),
            (Edit::Write(9), &[Key::Char('9')]),
        ],
        label: "1-9",
        ascii: "1-9",
        word: "set",
    },
    EditorEntry {
        bindings: &[(
            Edit::Clear,
            &[
                Key::Char('0'),
                Key::Char('.'),
                Key::Char(' '),
                Key::Code(KeyCode::Backspace),
                Key::Code(KeyCode::Delete),
            ],
        )],
        label: "0 . Space",
        ascii: "0 . Space",
        word: "clear",
    },
    EditorEntry { bindings: &[], label: "paste", ascii: "paste", word: "fills" },
    EditorEntry {
        bindings: &[(Edit::Run, &[Key::Code(KeyCode::Enter)])],
        label: "Enter",
        ascii: "Enter",
        word: "search",
    },
    EditorEntry { bindings: &[(Edit::Leave, &[Key::Code(KeyCode::Esc)])], label: "Esc", ascii: "Esc", word: "leave" },
];

/// A sheet and the cursor on it.
pub struct Editor {
    sheet: Box<dyn Sheet>,
    cursor: (usize, usize),
}

/// What comes of a key.
enum Outcome {
    /// There is more to write.
    Stay,
    /// This is to be searched.
    Run(Box<dyn Journey>),
    /// It cannot be searched, for this reason.
    Refused(String),
    /// The user thought better of it.
    Leave,
}

impl Editor {
    /// Opens a sheet with the cursor on a square, or on the one next to it that there is.
    fn new(sheet: Box<dyn Sheet>, (row, column): (usize, usize)) -> Self {
        let (rows, columns) = sheet.size();
        Self { sheet, cursor: (row.min(rows.saturating_sub(1)), column.min(columns.saturating_sub(1))) }
    }

    /// What it looks like.
    pub(super) fn scene(&self) -> Scene {
        self.sheet.scene(self.cursor)
    }

    /// Takes a key; one that means nothing here does nothing.
    fn press(&mut self, event: &KeyEvent) -> Outcome {
        let bindings = EDITOR_KEYS.iter().flat_map(|entry| entry.bindings);
        let is_asked = |keys: &[Key]| event.kind != KeyEventKind::Release && keys.iter().any(|key| key.is(event));
        match bindings.into_iter().find(|(_, keys)| is_asked(keys)).map(|(edit, _)| *edit) {
            None => return Outcome::Stay,
            Some(Edit::Move(down, right)) => {
                let (rows, columns) = self.sheet.size();
                let moved = |from: usize, by: isize, all: usize| from.saturating_add_signed(by).min(all - 1);
                self.cursor = (moved(self.cursor.0, down, rows), moved(self.cursor.1, right, columns));
            }
            Some(Edit::Write(digit)) => self.sheet.write(self.cursor, Some(digit)),
            Some(Edit::Clear) => self.sheet.write(self.cursor, None),
            Some(Edit::Run) => {
                return match self.sheet.open() {
                    Ok(journey) => Outcome::Run(journey),
                    Err(reason) => Outcome::Refused(reason),
                };
            }
            Some(Edit::Leave) => return Outcome::Leave,
        }
        Outcome::Stay
    }

    /// Takes a whole puzzle and tells what of it was left out, or says why it is none.
    fn paste(&mut self, text: &str) -> Result<Option<String>, String> {
        self.sheet.paste(text)
    }
}

impl App {
    /// Opens the puzzle to be edited, or says that it cannot be.
    pub(super) fn open_editor(&mut self) {
        let Some(sheet) = self.journey.sheet() else {
            self.notice = Some("this puzzle cannot be edited".to_owned());
            return;
        };
        self.player.pause();
        self.stop_travelling();
        self.editor = Some(Editor::new(sheet, self.scene.board.focus));
        self.look_at_step();
    }

    /// Takes a key of the editor.
    pub(super) fn edit(&mut self, event: &KeyEvent) -> Effect {
        let Some(editor) = &mut self.editor else { return Effect::None };
        self.notice = None;
        match editor.press(event) {
            Outcome::Stay => {}
            Outcome::Run(journey) => {
                self.open(Some(journey), "");
            }
            Outcome::Refused(reason) => self.notice = Some(reason),
            Outcome::Leave => self.editor = None,
        }
        self.look_at_step();
        Effect::Draw
    }

    /// Fills the editor with a puzzle and opens it if it is not; none if there is nothing to be edited.
    pub(super) fn fill(&mut self, text: &str) -> Option<Result<Option<String>, String>> {
        if let Some(editor) = &mut self.editor {
            let filled = editor.paste(text);
            self.look_at_step();
            return Some(filled);
        }
        let mut sheet = self.journey.sheet()?;
        let filled = sheet.paste(text);
        if filled.is_ok() {
            self.open_editor();
            return self.fill(text);
        }
        Some(filled)
    }
}
