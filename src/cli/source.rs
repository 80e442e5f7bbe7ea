//! Where the text of a puzzle comes from: a file, standard input, or the argument itself. It is read as it is needed.

use super::Complaint;
use crate::formats::sudoku::{Puzzles, read, read_live};
use crate::printable::escaped;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal};
use std::path::Path;

/// The puzzles of a source, whatever it is.
pub(super) type Source = Puzzles<Box<dyn BufRead>>;

/// A text that is read as it is needed, and what it is called in a message.
pub(super) struct Text {
    pub(super) name: String,
    reader: Box<dyn BufRead>,
    /// Whether it comes from standard input, which is used up then.
    pub(super) is_standard_input: bool,
    /// Whether more of it may come later, as from a pipe.
    pub(super) is_live: bool,
}

impl Text {
    /// Text that was written on the command line, or that comes with the program.
    pub(super) fn of_argument(name: &str, text: &str) -> Self {
        let reader = Box::new(Cursor::new(text.as_bytes().to_vec()));
        Self { name: name.to_owned(), reader, is_standard_input: false, is_live: false }
    }

    /// The contents of a file.
    pub(super) fn of_file(path: &Path) -> Result<Self, Complaint> {
        let name = escaped(&path.to_string_lossy());
        let unreadable = |error: io::Error| Complaint::about(format!("cannot read {name}: {error}"));
        let file = File::open(path).map_err(unreadable)?;
        let kind = file.metadata().map_err(unreadable)?;
        if kind.is_dir() {
            return Err(Complaint::about(format!("{name} is a folder: name a file in it")));
        }
        let reader = Box::new(BufReader::with_capacity(1 << 16, file));
        Ok(Self { name, reader, is_standard_input: false, is_live: !kind.is_file() })
    }

    /// What standard input holds.
    pub(super) fn of_standard_input() -> Self {
        let input = io::stdin();
        let is_live = !is_of_kind(&input, true);
        Self { name: "standard input".to_owned(), reader: Box::new(input.lock()), is_standard_input: true, is_live }
    }

    /// Whether it has not one byte; waits for the first one.
    pub(super) fn is_empty(&mut self) -> Result<bool, Complaint> {
        let name = &self.name;
        let start = self.reader.fill_buf().map_err(|error| Complaint::about(format!("cannot read {name}: {error}")))?;
        Ok(start.is_empty())
    }

    /// Its puzzles.
    pub(super) fn puzzles(self) -> Source {
        if self.is_live { read_live(self.reader) } else { read(self.reader) }
    }
}

/// Whether something was sent to standard input: it is a pipe or a file, neither a terminal nor nothing.
pub(super) fn is_piped() -> bool {
    let input = io::stdin();
    !input.is_terminal() && (is_of_kind(&input, true) || is_of_kind(&input, false))
}

/// Whether standard input is a file, or else a pipe.
#[cfg(unix)]
fn is_of_kind(input: &io::Stdin, file: bool) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::FileTypeExt;
    let copy = input.as_fd().try_clone_to_owned();
    let kind = copy.and_then(|input| File::from(input).metadata()).map(|metadata| metadata.file_type());
    kind.is_ok_and(|kind| if file { kind.is_file() } else { kind.is_fifo() })
}

#[cfg(not(unix))]
fn is_of_kind(_input: &io::Stdin, file: bool) -> bool {
    !file
}
