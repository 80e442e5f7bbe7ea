//! Whatever ends the program, the shell finds its terminal as it was.

use super::session::{Session, shell, stepback};
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn quitting_leaves_one_line_that_tells_the_way_back() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    assert!(session.is_raw());
    session.wait_for("the screen as it is set", |screen| {
        screen.alternate_screen() && screen.bracketed_paste() && screen.hide_cursor()
    });
    session.send("llllllq");
    assert_eq!(session.exit().exit_code(), 0);
    session.assert_restored();
    let line = "step 6 of 31; back to it with: stepback queens 4 --first --at 6";
    session.wait_for(line, |screen| screen.contents().trim() == line);
}

#[test]
fn control_c_quits() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    session.send("\x03");
    assert!(session.exit().success());
    session.assert_restored();
}

/// Each fatal signal, and how the C library calls a death by it.
const FATAL: [(i32, &str); 4] =
    [(libc::SIGTERM, "Terminated"), (libc::SIGHUP, "Hangup"), (libc::SIGINT, "Interrupt"), (libc::SIGQUIT, "Quit")];

#[test]
fn a_killed_program_leaves_the_shell_as_it_was_and_dies_by_the_signal() {
    for (signal, name) in FATAL {
        let mut session = Session::start(shell("ulimit -c 0; exec \"$0\" queens 4 --first"));
        session.wait_for_text("start: ");
        session.kill(signal);
        let status = session.exit();
        assert!(status.signal().is_some_and(|signal| signal.starts_with(name)), "{name}: {status}");
        session.assert_restored();
        assert_eq!(session.screen().trim(), "");
    }
}

#[test]
fn a_program_killed_while_it_plays_at_full_speed_leaves_too() {
    let mut session = Session::open(&["queens", "12"]);
    session.send("+".repeat(30) + " ");
    session.wait_for("a step far on", |screen| !screen.contents().contains("step 0"));
    session.kill(libc::SIGTERM);
    assert!(session.exit().signal().is_some());
    session.assert_restored();
}

#[test]
fn a_terminal_that_takes_no_bytes_does_not_keep_a_killed_program_alive() {
    let mut session = Session::open(&["queens", "12"]);
    session.stop_reading(|session| {
        session.send("+".repeat(30) + " ");
        session.flood();
        session.kill(libc::SIGTERM);
        assert!(session.exit().signal().is_some());
    });
    assert!(!session.is_raw());
}

#[test]
fn a_terminal_that_takes_no_bytes_is_no_reason_to_miss_a_signal_or_a_key() {
    for (signals, key) in
        [(&[libc::SIGCONT, libc::SIGTERM][..], ""), (&[libc::SIGCONT, libc::SIGHUP], ""), (&[], "\x03")]
    {
        let mut session = Session::open(&["queens", "12"]);
        session.stop_reading(|session| {
            session.flood();
            for signal in signals {
                session.kill(*signal);
                thread::sleep(Duration::from_millis(100));
            }
            session.send(key);
            session.exit();
        });
        assert!(!session.is_raw(), "{signals:?} {key:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_that_is_refused_leaves_the_shell_as_it_was() {
    // With so little, threads reserve none for themselves that they do not need yet.
    let mut session = Session::start(shell("ulimit -c 0; ulimit -v 60000; exec \"$0\" queens 14"));
    session.wait_for_text("start: ");
    session.refuse_memory();
    // A frame of that size needs megabytes more.
    session.resize(1_000, 500);
    let status = session.exit();
    assert!(status.signal().is_some_and(|signal| signal.starts_with("Aborted")), "{status}");
    session.assert_restored();
    session.wait_for_text("memory was refused");
}

#[test]
fn a_window_of_any_size_takes_bounded_memory() {
    let mut session = Session::start(shell("stty rows 10000 cols 10000; exec \"$0\" queens 4 --first"));
    session.wait_for_bytes("a frame", |bytes| bytes.windows(8).any(|part| part == b"\x1b[?2026l"));
    let memory = session.memory();
    println!("10,000 columns and rows: {memory} kB");
    assert!(memory < 150_000, "{memory} kB");
    session.send("lq");
    session.wait_for_bytes("the line that tells where one was", |bytes| {
        String::from_utf8_lossy(bytes).contains("back to it with: stepback queens 4 --first --at 1")
    });
    assert!(session.exit().success());
    session.assert_restored();
}

/// The window is closed: with the terminal as its own, the program also gets a signal; without, only the end of it.
#[test]
fn a_closed_window_ends_the_program_within_a_second_even_without_a_signal() {
    for is_own in [true, false] {
        let mut command = stepback(&["queens", "4", "--first"]);
        command.set_controlling_tty(is_own);
        let mut session = Session::start(command);
        session.wait_for_text("start: ");
        session.hang_up();
        let closed = Instant::now();
        session.exit();
        // The promise is a second; a busy machine gets some more.
        assert!(closed.elapsed() < Duration::from_secs(3), "{:?}", closed.elapsed());
    }
}
