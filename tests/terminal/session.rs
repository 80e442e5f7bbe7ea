//! A program in a pseudo-terminal, with an emulator that reads what it writes.

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long a wait lasts before the test has failed; a busy machine needs far less.
const PATIENCE: Duration = Duration::from_secs(20);

/// The mark at the beginning of every frame: a synchronized update.
pub(super) const FRAME_MARK: &[u8] = b"\x1b[?2026h";

/// What the emulator has seen.
struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
}

/// A running program and its terminal.
pub(super) struct Session {
    child: Box<dyn Child + Send + Sync>,
    terminal: Option<Terminal>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
    /// How the terminal was set before the program.
    before: String,
}

struct Terminal {
    master: Box<dyn MasterPty + Send>,
    /// Kept open, so that what is left on the terminal outlives the program.
    slave: Box<dyn SlavePty + Send>,
    writer: Box<dyn Write + Send>,
    reader: JoinHandle<()>,
    closing: Arc<AtomicBool>,
}

/// The program, to be run with a clean environment.
pub(super) fn stepback(arguments: &[&str]) -> CommandBuilder {
    command(env!("CARGO_BIN_EXE_stepback"), arguments)
}

/// A shell script in which `"$0"` is the program.
pub(super) fn shell(script: &str) -> CommandBuilder {
    command("/bin/sh", &["-c", script, env!("CARGO_BIN_EXE_stepback")])
}

pub(super) fn command(program: &str, arguments: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(program);
    command.args(arguments);
    command.env_clear();
    for (name, value) in [("TERM", "xterm-256color"), ("LANG", "C.UTF-8"), ("PATH", "/usr/bin:/bin")] {
        command.env(name, value);
    }
    command.cwd(env!("CARGO_TARGET_TMPDIR"));
    command
}

impl Session {
    /// Runs a program in a terminal of 80 columns and 24 rows.
    pub(super) fn start(command: CommandBuilder) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a pseudo-terminal");
        let before = settings(&*pair.master);
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let writer = pair.master.take_writer().expect("a writer");
        let seen = Arc::new((
            Mutex::new(Seen { parser: vt100::Parser::new(cells(24), cells(80), 0), bytes: vec![] }),
            Condvar::new(),
        ));
        let closing = Arc::new(AtomicBool::new(false));
        let reader = thread::spawn({
            let (seen, closing) = (Arc::clone(&seen), Arc::clone(&closing));
            move || {
                let mut buffer = [0; 4096];
                while let Ok(count @ 1..) = reader.read(&mut buffer) {
                    let (lock, changed) = &*seen;
                    let mut seen = lock.lock().expect("a whole emulator");
                    seen.parser.process(&buffer[..count]);
                    seen.bytes.extend(&buffer[..count]);
                    changed.notify_all();
                    if closing.load(Ordering::Acquire) {
                        return;
                    }
                }
            }
        });
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let terminal = Terminal { master: pair.master, slave: pair.slave, writer, reader, closing };
        Self { child, terminal: Some(terminal), seen, before }
    }

    /// Opens the lesson, with its first frame shown.
    pub(super) fn open(arguments: &[&str]) -> Self {
        let session = Self::start(stepback(arguments));
        session.wait_for_text("start: ");
        session
    }

    fn terminal(&self) -> &Terminal {
        self.terminal.as_ref().expect("a terminal that did not hang up")
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.0.lock().expect("a whole emulator")
    }

    /// Waits until the screen is as wanted, and shows it if that never happens.
    #[track_caller]
    pub(super) fn wait_for(&self, what: &str, wanted: impl Fn(&vt100::Screen) -> bool) {
        self.wait(what, |seen| wanted(seen.parser.screen()));
    }

    /// Waits until all bytes so far are as wanted.
    #[track_caller]
    pub(super) fn wait_for_bytes(&self, what: &str, wanted: impl Fn(&[u8]) -> bool) {
        self.wait(what, |seen| wanted(&seen.bytes));
    }

    #[track_caller]
    fn wait(&self, what: &str, wanted: impl Fn(&Seen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        let mut seen = self.seen();
        while !wanted(&seen) {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "never saw {what}; the screen is:\n{}", seen.parser.screen().contents());
            // What is wanted may also depend on another session.
            let nap = left.min(Duration::from_millis(50));
            seen = self.seen.1.wait_timeout(seen, nap).expect("a whole emulator").0;
        }
    }

    #[track_caller]
    pub(super) fn wait_for_text(&self, text: &str) {
        self.wait_for(text, |screen| screen.contents().contains(text));
    }

    /// Waits for a step: its number and its picture.
    #[track_caller]
    pub(super) fn wait_for_step(&self, step: u64) {
        self.wait_for(&format!("step {step}"), |screen| shows_step(screen, step));
    }

    #[track_caller]
    pub(super) fn wait_for_playing(&self) {
        self.wait_for("it playing", |screen| screen.alternate_screen() && !screen.contents().contains("paused"));
    }

    pub(super) fn screen(&self) -> String {
        self.seen().parser.screen().contents()
    }

    /// Every cell of the screen as it looks; a cell that was never written is a blank one.
    pub(super) fn picture(&self) -> Vec<String> {
        picture(self.seen().parser.screen())
    }

    /// Waits until the screen is this picture, to the last cell.
    #[track_caller]
    pub(super) fn wait_for_picture(&self, whole: impl Fn() -> Vec<String>) {
        self.wait_for("the whole picture", |screen| picture(screen) == whole());
    }

    /// Another program writes on the screen.
    pub(super) fn scribble(&self, text: &str) {
        self.seen().parser.process(text.as_bytes());
    }

    /// Every byte that the program wrote.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.seen().bytes.clone()
    }

    pub(super) fn frames(&self) -> usize {
        frames(&self.seen().bytes)
    }

    #[track_caller]
    pub(super) fn wait_for_frames(&self, count: usize) {
        self.wait_for_bytes(&format!("{count} frames"), |bytes| frames(bytes) >= count);
    }

    pub(super) fn send(&mut self, keys: impl AsRef<[u8]>) {
        let writer = &mut self.terminal.as_mut().expect("a terminal").writer;
        writer.write_all(keys.as_ref()).and_then(|()| writer.flush()).expect("the terminal takes keys");
    }

    pub(super) fn resize(&self, columns: u16, rows: u16) {
        self.seen().parser.set_size(cells(rows), cells(columns));
        self.terminal().master.resize(size(columns, rows)).expect("the terminal takes a size");
    }

    pub(super) fn process(&self) -> i32 {
        self.child.process_id().and_then(|id| id.try_into().ok()).expect("a process")
    }

    pub(super) fn kill(&self, signal: i32) {
        // SAFETY: `kill` takes two numbers and touches no memory.
        assert_eq!(unsafe { libc::kill(self.process(), signal) }, 0);
    }

    /// Waits for the end of the program.
    #[track_caller]
    pub(super) fn exit(&mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            let screen = || self.seen.0.try_lock().map(|seen| seen.parser.screen().contents()).unwrap_or_default();
            assert!(Instant::now() < deadline, "it never ended; the screen is:\n{}", screen());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Does something while nobody reads what the program writes.
    pub(super) fn stop_reading(&mut self, meanwhile: impl FnOnce(&mut Self)) {
        let seen = Arc::clone(&self.seen);
        let held = seen.0.lock().expect("a whole emulator");
        meanwhile(self);
        drop(held);
    }

    /// Has more drawn than a terminal holds unread, some kilobytes: a long row of whole pictures.
    pub(super) fn flood(&mut self) {
        for _ in 0..150 {
            self.send("\x0c");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// The most memory that the program had, in kilobytes.
    pub(super) fn memory(&self) -> u64 {
        self.status("VmHWM:")
    }

    fn status(&self, name: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process())).expect("a running program");
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("its memory");
        line.split_whitespace().next().and_then(|number| number.parse().ok()).expect("a number")
    }

    #[cfg(target_os = "linux")]
    /// Lets the program have a megabyte more than it has reserved, and then nothing.
    pub(super) fn refuse_memory(&self) {
        let most = (self.status("VmSize:") + 1_024) * 1_024;
        let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
        // SAFETY: the limit lives longer than the call, which gives none back.
        assert_eq!(
            unsafe { libc::prlimit(self.process(), libc::RLIMIT_AS, &raw const limit, std::ptr::null_mut()) },
            0
        );
    }

    /// Closes the window.
    pub(super) fn hang_up(&mut self) {
        let Terminal { master, slave, mut writer, reader, closing } = self.terminal.take().expect("a terminal");
        drop(slave);
        closing.store(true, Ordering::Release);
        // The reader sits in a read until there is a byte: a redraw.
        writer.write_all(b"\x0c").expect("the terminal takes keys");
        reader.join().expect("a reader");
        drop((writer, master));
    }

    /// Asserts that the shell finds its terminal as it was.
    #[track_caller]
    pub(super) fn assert_restored(&self) {
        self.wait_for("the main screen and the cursor", |screen| !screen.alternate_screen() && !screen.hide_cursor());
        let seen = self.seen();
        let screen = seen.parser.screen();
        assert!(!screen.bracketed_paste(), "pastes are still marked");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert_eq!(settings(&*self.terminal().master), self.before);
    }

    /// How the terminal is set now.
    pub(super) fn is_raw(&self) -> bool {
        settings(&*self.terminal().master) != self.before
    }

    /// Processor time used so far in clock ticks, and how often a thread of the program went to sleep.
    pub(super) fn activity(&self) -> (u64, u64) {
        let process = format!("/proc/{}", self.process());
        let stat = fs::read_to_string(format!("{process}/stat")).expect("a running program");
        let fields: Vec<&str> = stat.rsplit(')').next().expect("fields").split_whitespace().collect();
        let ticks = fields[11..13].iter().map(|ticks| ticks.parse::<u64>().expect("a number")).sum();
        let mut sleeps = 0;
        for task in fs::read_dir(format!("{process}/task")).expect("threads").flatten() {
            let status = fs::read_to_string(task.path().join("status")).unwrap_or_default();
            let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
            sleeps += line.and_then(|count| count.trim().parse::<u64>().ok()).unwrap_or(0);
        }
        (ticks, sleeps)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            self.kill(libc::SIGKILL);
            let _ = self.child.wait();
        }
    }
}

/// Whether the screen shows that step, however its parts are set apart.
pub(super) fn shows_step(screen: &vt100::Screen, step: u64) -> bool {
    let text = screen.contents();
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).any(|pair| pair == ["step", &step.to_string()])
}

fn picture(screen: &vt100::Screen) -> Vec<String> {
    let (rows, columns) = screen.size();
    let cells = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
    cells
        .filter_map(|(row, column)| screen.cell(row, column))
        .map(|cell| {
            let text = if cell.has_contents() { cell.contents() } else { " " };
            let lines = (cell.underline(), cell.inverse());
            // A blank shows neither its colour nor how bold it is.
            let ink = (text != " ").then(|| (cell.fgcolor(), cell.bold(), cell.dim(), cell.italic()));
            format!("{text}{:?}{lines:?}{ink:?}", cell.bgcolor())
        })
        .collect()
}

fn frames(bytes: &[u8]) -> usize {
    bytes.windows(FRAME_MARK.len()).filter(|part| *part == FRAME_MARK).count()
}

fn settings(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("the settings of the terminal"))
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a size above 0")
}
