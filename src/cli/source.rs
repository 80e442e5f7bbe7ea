//! Where the text of a puzzle comes from: a file, standard input, or the argument itself. It is read as it is needed.

use super::Complaint;
use crate::printable::escaped;
use crate::scene::ComesSoon;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal};
use std::path::Path;

/// How many bytes are read at once.
const GATHERED: usize = 1 << 16;

/// How many nanoseconds a puzzle waits for what follows it and may be a part of it. Whoever writes a puzzle in pieces has
/// written the next one by then, and nobody sees it.
#[cfg(unix)]
const MOMENT: u32 = 30_000_000;

/// A text, and what it is called in a message.
pub(super) struct Text {
    pub(super) name: String,
    pub(super) input: Box<dyn BufRead>,
    /// Whether it comes from standard input, which is used up then.
    pub(super) is_standard_input: bool,
    /// What waits for more of it, where that may be long in coming, as from a pipe.
    pub(super) comes_soon: Option<ComesSoon>,
}

impl Text {
    /// Text that was written on the command line.
    pub(super) fn of_argument(name: &str, text: &str) -> Self {
        let input = Box::new(Cursor::new(text.as_bytes().to_vec()));
        Self { name: name.to_owned(), input, is_standard_input: false, comes_soon: None }
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
        let comes_soon = if kind.is_file() { None } else { Some(comes_soon(&file)) };
        let input = Box::new(BufReader::with_capacity(GATHERED, file));
        Ok(Self { input, name, is_standard_input: false, comes_soon })
    }

    /// All of it, as far as it can be read.
    pub(super) fn into_bytes(mut self) -> Result<Vec<u8>, Complaint> {
        let mut bytes = vec![];
        let unreadable = |error: io::Error| Complaint::about(format!("cannot read {}: {error}", self.name));
        self.input.read_to_end(&mut bytes).map_err(unreadable)?;
        Ok(bytes)
    }

    /// What standard input holds; none if that is nothing at all, as a program sends that has nothing to say.
    pub(super) fn of_standard_input() -> Result<Option<Self>, Complaint> {
        let name = "standard input".to_owned();
        let stdin = io::stdin();
        let comes_soon = if is_of_kind(&stdin, true) { None } else { Some(comes_soon(&stdin)) };
        let mut input = BufReader::with_capacity(GATHERED, stdin);
        let unreadable = |error: io::Error| Complaint::about(format!("cannot read {name}: {error}"));
        let is_empty = input.fill_buf().map_err(unreadable)?.is_empty();
        Ok((!is_empty).then(|| Self { name, input: Box::new(input), is_standard_input: true, comes_soon }))
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

/// What waits for a moment, and tells whether something has more to be read.
#[cfg(unix)]
fn comes_soon(input: &impl std::os::fd::AsFd) -> ComesSoon {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let moment = Timespec { tv_sec: 0, tv_nsec: MOMENT.into() };
    match input.as_fd().try_clone_to_owned() {
        Ok(copy) => Box::new(move || {
            let ready = poll(&mut [PollFd::new(&copy, PollFlags::IN)], Some(&moment));
            ready.is_ok_and(|count| count > 0)
        }),
        Err(_) => Box::new(|| false),
    }
}

#[cfg(not(unix))]
fn comes_soon<I>(_input: &I) -> ComesSoon {
    Box::new(|| false)
}
