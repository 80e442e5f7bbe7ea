//! Input: all of it counts, and nothing else does.

use super::session::{Session, shell};
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn five_hundred_queued_arrows_all_count_and_draw_few_frames() {
    let mut session = Session::open(&["queens", "8"]);
    let frames = session.frames();
    session.send("\x1b[C".repeat(500));
    session.wait_for_step(500);
    let frames = session.frames() - frames;
    println!("500 arrows: {frames} frames");
    assert!((1..=20).contains(&frames), "{frames} frames");
    session.send("\x1b[D".repeat(499));
    session.wait_for_step(1);
    // The next key acts at once: nothing is left of the many.
    session.send("h");
    session.wait_for_step(0);
}

#[test]
fn a_held_key_draws_at_most_sixty_frames_a_second_and_stops_when_it_is_let_go() {
    let mut session = Session::open(&["queens", "8"]);
    let (start, frames) = (Instant::now(), session.frames());
    for _ in 0..200 {
        session.send("l");
        thread::sleep(Duration::from_millis(3));
    }
    session.wait_for_step(200);
    let (time, frames) = (start.elapsed(), session.frames() - frames);
    println!("200 keys one by one: {frames} frames in {time:?}");
    assert!(u128::try_from(frames).unwrap() <= time.as_millis() * 60 / 1_000 + 3, "{frames} frames in {time:?}");
}

#[test]
fn escape_never_quits_and_a_split_arrow_sequence_still_steps() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    session.send("?");
    session.wait_for_text("[Esc] closes");
    session.send("\x1b");
    session.wait_for("no help", |screen| !screen.contents().contains("[Esc] closes"));
    for step in 1..=3 {
        for byte in ["\x1b", "[", "C"] {
            session.send(byte);
            thread::sleep(Duration::from_millis(2));
        }
        session.wait_for_step(step);
    }
    session.send("\x1b");
    session.send("\x1b");
    session.send("l");
    session.wait_for_step(4);
    assert!(session.screen().contains("N-Queens 4 x 4"), "{}", session.screen());
}

#[test]
fn a_paste_is_not_taken_for_commands() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    session.send("\x1b[200~lll]]q\r\x1b[201~");
    session.wait_for_text("pasted text is not taken for keys");
    session.send("l");
    session.wait_for_step(1);
    assert!(session.screen().contains("N-Queens 4 x 4"), "{}", session.screen());
}

#[test]
fn keys_come_from_the_terminal_while_standard_input_is_a_pipe() {
    let mut session = Session::start(shell("echo l | \"$0\" queens 4 --first"));
    session.wait_for_text("start: ");
    assert!(session.is_raw());
    session.send("\x1b[C".repeat(2));
    session.wait_for_step(2);
    session.send("q");
    assert!(session.exit().success());
    session.assert_restored();
}

#[test]
fn text_can_be_selected_because_the_mouse_is_left_alone() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    session.send("l");
    session.wait_for_step(1);
    let bytes = String::from_utf8_lossy(&session.bytes()).into_owned();
    for capture in ["\x1b[?1000h", "\x1b[?1002h", "\x1b[?1003h"] {
        assert!(!bytes.contains(capture), "{capture:?}");
    }
}

#[test]
fn a_puzzle_comes_through_a_pipe_and_keys_from_the_terminal() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";
    for arguments in ["sudoku -", "sudoku"] {
        let mut session = Session::start(shell(&format!("echo {puzzle} | \"$0\" {arguments}")));
        session.wait_for_text("Sudoku of 29 givens");
        session.wait_for_text("read from standard input");
        session.send("\x1b[C".repeat(2));
        session.wait_for_step(2);
        session.send("q");
        assert!(session.exit().success());
        session.wait_for_text(&format!("stepback sudoku {puzzle}"));
        session.assert_restored();
    }
}
