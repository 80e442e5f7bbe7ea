//! Writing a puzzle square by square: the cursor, and the keys that it has while the editor is open.

use super::Mode;
use crate::app::{App, Effect};
use crate::scene::{At, Scene, Sentence, Sheet};
use crate::tour::{KeyPress, Purpose};

/// What a key does in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The cursor goes so many rows down and columns to the right.
    Move(isize, isize),
    /// The square is cleared.
    Clear,
    /// What is written is searched.
    Run,
    /// All stays as it was before; what is written is kept.
    Leave,
}

/// Keys of the editor that belong together.
#[derive(Clone, Copy, Debug)]
pub struct EditorEntry {
    /// What each does.
    pub bindings: &'static [(Edit, &'static [KeyPress])],
    /// The keys as the footer has them.
    pub label: &'static str,
    /// The same in ASCII.
    pub ascii: &'static str,
    /// What they do, in a word.
    pub word: &'static str,
}

/// Every key of the editor, as the footer shows them; any other character is written.
pub const EDITOR_KEYS: &[EditorEntry] = &[
    EditorEntry {
        bindings: &[
            (Edit::Move(0, -1), &[KeyPress::Left]),
            (Edit::Move(0, 1), &[KeyPress::Right]),
            (Edit::Move(-1, 0), &[KeyPress::Up]),
            (Edit::Move(1, 0), &[KeyPress::Down]),
        ],
        label: "←→↑↓",
        ascii: "arrows",
        word: "move",
    },
    // What can be written depends on what is edited, which names it in the place of this.
    EditorEntry { bindings: &[], label: "", ascii: "", word: "set" },
    EditorEntry {
        bindings: &[(
            Edit::Clear,
            &[KeyPress::Char('0'), KeyPress::Char('.'), KeyPress::Char(' '), KeyPress::Backspace, KeyPress::Delete],
        )],
        label: "0 . Space",
        ascii: "0 . Space",
        word: "clear",
    },
    EditorEntry { bindings: &[], label: "paste", ascii: "paste", word: "fills" },
    EditorEntry { bindings: &[(Edit::Run, &[KeyPress::Enter])], label: "Enter", ascii: "Enter", word: "search" },
    EditorEntry { bindings: &[(Edit::Leave, &[KeyPress::Escape])], label: "Esc", ascii: "Esc", word: "leave" },
];

/// A sheet and the cursor on it.
pub struct Editor {
    sheet: Box<dyn Sheet>,
    cursor: At,
}

impl Editor {
    /// Opens a sheet with the cursor on a square, or on the one next to it that there is.
    fn new(sheet: Box<dyn Sheet>, (row, column): At) -> Self {
        let (rows, columns) = sheet.size();
        Self { sheet, cursor: (row.min(rows.saturating_sub(1)), column.min(columns.saturating_sub(1))) }
    }

    /// What it looks like.
    pub(in crate::app) fn scene(&self) -> Scene {
        self.sheet.scene(self.cursor)
    }

    /// The characters that can be written, as the footer names them.
    pub(in crate::app) fn keys(&self) -> &'static str {
        self.sheet.keys()
    }

    fn go(&mut self, down: isize, right: isize) {
        let (rows, columns) = self.sheet.size();
        let moved = |from: usize, by: isize, all: usize| from.saturating_add_signed(by).min(all.saturating_sub(1));
        self.cursor = (moved(self.cursor.0, down, rows), moved(self.cursor.1, right, columns));
    }
}

impl App {
    /// Opens the puzzle to be edited, or says that it cannot be; a grid that was left is gone on with.
    pub(in crate::app) fn open_editor(&mut self) {
        let kept = self.left_editor.take().filter(|(asked, _)| asked == self.tour.asked());
        let editor = match kept {
            Some((_, editor)) => editor,
            None => match self.tour.asked().sheet() {
                Some(sheet) => Editor::new(sheet, self.scene.picture.focus()),
                // What has no grid is changed by its command.
                None => return self.ask(Purpose::Command),
            },
        };
        self.player.pause();
        self.tour.cancel();
        self.mode = Mode::Editor(editor);
        self.look_at_step();
    }

    /// Takes a key of the editor.
    pub(super) fn edit(&mut self, mut editor: Editor, key: KeyPress) -> Effect {
        self.notice = None;
        let mut bindings = EDITOR_KEYS.iter().flat_map(|entry| entry.bindings);
        match bindings.find(|(_, keys)| keys.contains(&key)).map(|(edit, _)| *edit) {
            None => {
                if let KeyPress::Char(character) = key
                    && !editor.sheet.write(editor.cursor, Some(character))
                {
                    self.tell_plainly(format!("{character} cannot stand in a square; [Esc] leaves the editor"));
                }
                self.mode = Mode::Editor(editor);
            }
            Some(Edit::Move(down, right)) => {
                editor.go(down, right);
                self.mode = Mode::Editor(editor);
            }
            Some(Edit::Clear) => {
                editor.sheet.write(editor.cursor, None);
                self.mode = Mode::Editor(editor);
            }
            Some(Edit::Run) => self.run(editor),
            Some(Edit::Leave) => {
                // No single key loses a grid.
                self.tell_plainly("[e] goes on with this grid");
                self.left_editor = Some((self.tour.asked().clone(), editor));
            }
        }
        self.look_at_step();
        Effect::Draw
    }

    /// Searches what is written, or says why it cannot be.
    fn run(&mut self, editor: Editor) {
        let asked = editor.sheet.value().and_then(|(name, value)| {
            self.tour.asked().clone().with(name, &value).map_err(|problem| problem.to_string())
        });
        match asked {
            Ok(asked) => {
                let report = self.tour.change_to(asked);
                self.take(report);
            }
            Err(reason) => {
                self.tell_plainly(reason);
                self.mode = Mode::Editor(editor);
            }
        }
    }

    /// Fills the editor with a puzzle, and opens it if it is not open, or says why it cannot be.
    pub(super) fn fill(&mut self, text: &str) {
        let filled = match std::mem::take(&mut self.mode) {
            Mode::Editor(mut editor) => {
                let filled = editor.sheet.paste(text);
                // What was pasted may be smaller.
                editor.go(0, 0);
                self.mode = Mode::Editor(editor);
                filled
            }
            mode => {
                self.mode = mode;
                let Some(mut sheet) = self.tour.asked().sheet() else {
                    return self.tell_plainly("pasted text is not taken for keys; [g] asks where to go");
                };
                let filled = sheet.paste(text);
                if filled.is_ok() {
                    self.player.pause();
                    self.tour.cancel();
                    self.mode = Mode::Editor(Editor::new(sheet, self.scene.picture.focus()));
                }
                filled
            }
        };
        self.notice = filled.unwrap_or_else(Some).map(|told| Sentence::default().plain(told));
        self.look_at_step();
    }
}
