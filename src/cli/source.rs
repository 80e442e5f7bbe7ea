//! Where the text of a puzzle comes from: a file, standard input, or the argument itself. All of it is read at once, up
//! to a size that no file of puzzles has.

use super::Complaint;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::Path;

/// The most bytes that are read.
const MOST_BYTES: u64 = 64 << 20;

/// Bytes, and what they are called in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
    /// Whether they came from standard input, which is used up then.
    pub(super) is_standard_input: bool,
}

impl Text {
    /// Text that was written on the command line, or that comes with the program.
    pub(super) fn of_argument(name: &str, text: &str) -> Self {
        Self { name: name.to_owned(), bytes: text.as_bytes().to_vec(), is_standard_input: false }
    }

    /// The contents of a file.
    pub(super) fn of_file(path: &Path) -> Result<Self, Complaint> {
        let name = printable(&path.to_string_lossy());
        let unreadable = |error: io::Error| Complaint::about(format!("cannot read {name}: {error}"));
        let file = File::open(path).map_err(unreadable)?;
        if file.metadata().map_err(unreadable)?.is_dir() {
            return Err(Complaint::about(format!("{name} is a folder: name a file in it")));
        }
        Ok(Self { bytes: read(file, &name)?, name, is_standard_input: false })
    }

    /// What standard input holds, to its end.
    pub(super) fn of_standard_input() -> Result<Self, Complaint> {
        let name = "standard input".to_owned();
        Ok(Self { bytes: read(io::stdin().lock(), &name)?, name, is_standard_input: true })
    }
}

/// A name as it can be shown: control characters would write elsewhere on the screen.
pub(super) fn printable(name: &str) -> String {
    name.chars().map(|character| if character.is_control() { '?' } else { character }).collect()
}

fn read(source: impl Read, name: &str) -> Result<Vec<u8>, Complaint> {
    let mut bytes = vec![];
    source
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Complaint::about(format!("cannot read {name}: {error}")))?;
    if bytes.len() as u64 > MOST_BYTES {
        let most = MOST_BYTES >> 20;
        return Err(Complaint::about(format!("{name} is larger than {most} MiB: split it into smaller files")));
    }
    Ok(bytes)
}

/// Whether something was sent to standard input: it is a pipe or a file, neither a terminal nor nothing.
pub(super) fn is_piped() -> bool {
    let input = io::stdin();
    !input.is_terminal() && is_stream(&input)
}

#[cfg(unix)]
fn is_stream(input: &io::Stdin) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::FileTypeExt;
    let copy = input.as_fd().try_clone_to_owned();
    let kind = copy.and_then(|input| File::from(input).metadata()).map(|metadata| metadata.file_type());
    kind.is_ok_and(|kind| kind.is_fifo() || kind.is_file())
}

#[cfg(not(unix))]
fn is_stream(_input: &io::Stdin) -> bool {
    true
}
