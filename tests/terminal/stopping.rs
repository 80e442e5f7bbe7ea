//! Stopping and going on, as every program under a shell does.

use super::session::{Session, command, shows_step, stepback};
use std::fs;

/// A shell for people, in which the program has been started.
fn under_a_shell(arguments: &str) -> Session {
    let mut shell = command("/bin/sh", &["-i"]);
    shell.env("PS1", "shell> ");
    let mut session = Session::start(shell);
    session.wait_for_text("shell>");
    session.send(format!("\"{}\" {arguments}\n", env!("CARGO_BIN_EXE_stepback")));
    session.wait_for_text("start: ");
    session
}

/// The only child of the shell: the program.
fn child_of(session: &Session) -> i32 {
    let children = format!("/proc/{0}/task/{0}/children", session.process());
    fs::read_to_string(children).expect("a shell").trim().parse().expect("one child")
}

#[test]
fn control_z_stops_and_continuing_draws_at_the_new_size() {
    let mut session = under_a_shell("queens 5 --first");
    // As slow as can be, so that it does not end by itself.
    session.send("---- ");
    session.wait_for_playing();
    session.send("\x1a");
    session.wait_for("the shell's word", |screen| !screen.alternate_screen() && screen.contents().contains("Stopped"));
    session.wait_for("a cursor", |screen| !screen.hide_cursor() && !screen.bracketed_paste());
    session.resize(100, 30);
    session.send("fg\n");
    session.wait_for("the screen as it is set, paused", |screen| {
        let is_set = screen.alternate_screen() && screen.bracketed_paste() && screen.hide_cursor();
        is_set && screen.contents().contains("paused")
    });
    session.send("rl");
    session.wait_for_text("place (0,0): ");
    let mut other = Session::open(&["queens", "5", "--first"]);
    other.resize(100, 30);
    other.send("----l");
    other.wait_for_text("place (0,0): ");
    session.wait_for_picture(|| other.picture());
    session.send("q");
    session.wait_for("the shell again", |screen| {
        !screen.alternate_screen() && screen.contents().contains("back to it with: stepback queens 5 --first --at 1")
    });
}

#[test]
fn the_stop_signal_stops_and_continues_as_the_key_does() {
    let mut session = under_a_shell("queens 4 --first");
    session.send("ll");
    session.wait_for_step(2);
    // SAFETY: `kill` takes two numbers and touches no memory.
    assert_eq!(unsafe { libc::kill(child_of(&session), libc::SIGTSTP) }, 0);
    session.wait_for("the shell's word", |screen| !screen.alternate_screen() && screen.contents().contains("Stopped"));
    session.send("fg\n");
    session.wait_for("the screen again", |screen| screen.alternate_screen() && shows_step(screen, 2));
    session.send("l");
    session.wait_for_step(3);
}

#[test]
fn a_program_sent_to_the_background_waits_there_and_comes_back() {
    let mut session = under_a_shell("queens 4 --first");
    session.send("ll");
    session.wait_for_step(2);
    session.send("\x1a");
    session.wait_for("the shell's word", |screen| !screen.alternate_screen() && screen.contents().contains("Stopped"));
    session.send("bg\necho still $((40 + 2))\n");
    session.wait_for("the shell on its own screen", |screen| {
        !screen.alternate_screen() && screen.contents().contains("still 42")
    });
    // It tries to set the terminal, which the kernel answers with a stop.
    let stat = format!("/proc/{}/stat", child_of(&session));
    session.wait_for("a stopped program", |_| fs::read_to_string(&stat).is_ok_and(|stat| stat.contains(") T ")));
    session.send("fg\n");
    session.wait_for("the screen again", |screen| screen.alternate_screen() && shows_step(screen, 2));
    session.send("l");
    session.wait_for_step(3);
}

#[test]
fn a_program_that_was_stopped_unasked_draws_all_again() {
    let mut session = Session::open(&["queens", "12"]);
    session.send(" ");
    session.wait_for_playing();
    session.kill(libc::SIGSTOP);
    let frames = session.frames();
    session.kill(libc::SIGCONT);
    session.wait_for_text("paused");
    assert!(session.frames() > frames);
    session.send("q");
    assert!(session.exit().success());
    session.assert_restored();
}

#[test]
fn control_z_without_a_shell_to_continue_does_not_freeze_the_program() {
    let mut session = Session::start(stepback(&["queens", "4", "--first"]));
    session.wait_for_text("start: ");
    session.send(" ");
    session.wait_for_playing();
    session.send("\x1a");
    session.wait_for("the screen, paused", |screen| screen.alternate_screen() && screen.contents().contains("paused"));
    session.send("\x1b[H");
    session.wait_for_step(0);
    session.send("l");
    session.wait_for_text("place (0,0): ");
    session.send("q");
    assert!(session.exit().success());
    session.assert_restored();
}

/// The shell for people that most have, with the jobs that it knows.
fn bash() -> Session {
    let mut shell = command("/bin/bash", &["--norc", "--noediting", "-i"]);
    shell.env("PS1", "shell> ");
    shell.env("BASH_SILENCE_DEPRECATION_WARNING", "1");
    let session = Session::start(shell);
    session.wait_for_text("shell>");
    session
}

#[track_caller]
fn wait_for_stop(session: &Session) {
    session.wait_for("the shell on its own screen", |screen| {
        !screen.alternate_screen() && !screen.hide_cursor() && screen.contents().contains("Stopped")
    });
}

#[test]
fn a_stopped_program_can_be_killed() {
    for (way, last_word) in [("kill %1", "Terminated"), ("kill -HUP %1", "Hangup"), ("bg; kill %1", "Terminated")] {
        let mut session = bash();
        session.send(format!("\"{}\" queens 4 --first\n", env!("CARGO_BIN_EXE_stepback")));
        session.wait_for_text("start: ");
        let program = child_of(&session);
        session.send("\x1a");
        wait_for_stop(&session);
        session.send(format!("{way}\n"));
        // A shell that two signals reach at once may leave the dead unburied until another of its children ends.
        session.wait_for(way, |_| {
            fs::read_to_string(format!("/proc/{program}/stat")).map_or(true, |stat| stat.contains(") Z "))
        });
        session.send("/bin/true\n");
        session.wait_for_text(last_word);
        session.send("clear; echo still $((40 + 2))\n");
        session.wait_for("the shell on its own screen", |screen| {
            !screen.alternate_screen() && !screen.hide_cursor() && screen.contents().contains("still 42")
        });
    }
}

#[test]
fn a_program_in_a_script_stops_and_goes_on_every_time() {
    let mut session = bash();
    session.send(format!("bash -c '\"$0\" queens 5; true' \"{}\"\n", env!("CARGO_BIN_EXE_stepback")));
    session.wait_for_text("start: ");
    for round in 1..=45 {
        session.send("\x1a");
        wait_for_stop(&session);
        session.send("clear; fg\n");
        session.wait_for("the screen again", |screen| screen.alternate_screen() && screen.bracketed_paste());
        session.send("l");
        session.wait_for_step(round);
    }
    session.send("q");
    session.wait_for("the shell again", |screen| {
        !screen.alternate_screen() && screen.contents().contains("back to it with: stepback queens 5 --at 45")
    });
}

#[test]
fn a_program_started_in_the_background_waits_for_the_front() {
    let mut session = bash();
    session.send(format!("\"{}\" queens 4 --first &\n", env!("CARGO_BIN_EXE_stepback")));
    session.send("echo still $((40 + 2))\n");
    session.wait_for_text("still 42");
    let stat = format!("/proc/{}/stat", child_of(&session));
    session.wait_for("a stopped program", |_| fs::read_to_string(&stat).is_ok_and(|stat| stat.contains(") T ")));
    session.send("fg\n");
    session.wait_for_text("start: ");
    session.send("lq");
    session.wait_for_text("back to it with: stepback queens 4 --first --at 1");
}

#[test]
fn a_program_stopped_unasked_leaves_the_terminal_to_the_shell_until_it_is_in_front() {
    let mut session = bash();
    session.send(format!("\"{}\" queens 4 --first\n", env!("CARGO_BIN_EXE_stepback")));
    session.wait_for_text("start: ");
    session.send("ll");
    session.wait_for_step(2);
    let program = child_of(&session);
    // SAFETY: `kill` takes two numbers and touches no memory.
    assert_eq!(unsafe { libc::kill(program, libc::SIGSTOP) }, 0);
    session.wait_for_text("Stopped");
    session.send("bg\n");
    session.send("echo still $((40 + 2))\n");
    session.wait_for_text("still 42");
    let stat = format!("/proc/{program}/stat");
    session.wait_for("a stopped program", |_| fs::read_to_string(&stat).is_ok_and(|stat| stat.contains(") T ")));
    assert!(!session.is_raw(), "the shell finds its terminal raw");
    session.send("fg\n");
    session.wait_for("the screen again", |screen| screen.alternate_screen() && shows_step(screen, 2));
    session.send("lq");
    session.wait_for("the shell again", |screen| {
        !screen.alternate_screen() && screen.contents().contains("back to it with: stepback queens 4 --first --at 3")
    });
}

#[test]
fn what_is_typed_after_control_z_is_for_the_shell() {
    let mut session = bash();
    session.send(format!("\"{}\" queens 4 --first\n", env!("CARGO_BIN_EXE_stepback")));
    session.wait_for_text("start: ");
    session.send("l\x1alll");
    wait_for_stop(&session);
    session.send("\x15fg\n");
    session.wait_for("the screen again", |screen| screen.alternate_screen() && shows_step(screen, 1));
    session.send("l");
    session.wait_for_step(2);
}
