//! Frames: whole, few, small, and none while nothing changes.

use super::session::{FRAME_MARK, Session, stepback};
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn the_first_frame_comes_soon_on_a_terminal_that_never_answers() {
    let start = Instant::now();
    let session = Session::start(stepback(&["queens", "4", "--first"]));
    session.wait_for_text("start: ");
    let time = start.elapsed();
    println!("first frame: {time:?}");
    // 100 ms is the promise for a release on a free machine; waiting for an answer would take 2 s.
    assert!(time < Duration::from_millis(1_500), "{time:?}");
    let bytes = String::from_utf8_lossy(&session.bytes()).into_owned();
    for query in
        ["\x1b[6n", "\x1b[5n", "\x1b[c", "\x1b[0c", "\x1b[>", "\x1b[?u", "\x1b]10;?", "\x1b]11;?", "\x1bP", "$p"]
    {
        assert!(!bytes.contains(query), "a query: {query:?}");
    }
}

#[test]
fn a_paused_program_writes_nothing_and_uses_no_time() {
    let session = Session::open(&["queens", "4", "--first"]);
    let mut windows = vec![];
    // The first windows may still hold the start of the program.
    for _ in 0..10 {
        let ((ticks, sleeps), bytes) = (session.activity(), session.bytes().len());
        thread::sleep(Duration::from_millis(500));
        let ((ticks_after, sleeps_after), bytes_after) = (session.activity(), session.bytes().len());
        windows.push((ticks_after - ticks, sleeps_after - sleeps, bytes_after - bytes));
        if windows.last() == Some(&(0, 0, 0)) {
            println!("half a second paused: {windows:?} ticks, wake-ups, bytes");
            return;
        }
    }
    panic!("never quiet: {windows:?} ticks, wake-ups, bytes in half a second");
}

#[test]
fn playing_at_full_speed_draws_at_most_sixty_frames_a_second() {
    let mut session = Session::open(&["queens", "14"]);
    session.send("+".repeat(30) + " ");
    session.wait_for_text("full speed");
    let (start, frames) = (Instant::now(), session.frames());
    thread::sleep(Duration::from_secs(1));
    let (time, frames) = (start.elapsed(), session.frames() - frames);
    println!("full speed: {frames} frames in {time:?}");
    let most = u64::try_from(time.as_millis()).unwrap() * 60 / 1_000 + 5;
    assert!((2..=most).contains(&u64::try_from(frames).unwrap()), "{frames} frames in {time:?}");
    // A key is heard at once.
    session.send("l");
    session.wait_for_text("paused");
}

#[test]
fn a_long_journey_shows_how_far_it_is_at_most_some_times_a_second_and_stops_on_escape() {
    let mut session = Session::open(&["queens", "16"]);
    session.send("\x1b[F");
    thread::sleep(Duration::from_millis(200));
    let (start, frames) = (Instant::now(), session.frames());
    thread::sleep(Duration::from_millis(700));
    let (time, frames) = (start.elapsed(), session.frames() - frames);
    println!("travelling: {frames} frames in {time:?}");
    assert!(u128::try_from(frames).unwrap() <= time.as_millis() / 100 + 2, "{frames} frames in {time:?}");
    session.send("\x1b");
    session.wait_for_text("nothing has moved");
}

#[test]
fn an_ordinary_step_writes_less_than_a_kilobyte_in_one_piece() {
    let mut session = Session::open(&["queens", "8"]);
    let mut sizes = vec![];
    for step in 1..=41 {
        let before = session.bytes().len();
        session.send("l");
        session.wait_for_step(step);
        wait_for_end_of_frame(&session);
        let bytes = session.bytes().split_off(before);
        assert!(!String::from_utf8_lossy(&bytes).contains("\x1b[2J"), "a step clears the screen");
        assert_eq!(bytes.windows(FRAME_MARK.len()).filter(|part| *part == FRAME_MARK).count(), 1);
        sizes.push(bytes.len());
    }
    sizes.sort_unstable();
    let (median, tenth, most) = (sizes[20], sizes[36], sizes[40]);
    println!("bytes a step: median {median}, nine of ten under {tenth}, most {most}");
    // An undo or a record changes half the picture and is not ordinary.
    assert!(median < 900 && most < 1_500, "{sizes:?}");
}

fn wait_for_end_of_frame(session: &Session) {
    session.wait_for_bytes("the end of the frame", |bytes| bytes.ends_with(b"\x1b[?2026l"));
}

#[test]
fn a_shrink_and_grow_back_leaves_a_whole_picture() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    session.send("llllll");
    session.wait_for_step(6);
    wait_for_end_of_frame(&session);
    let whole = session.picture();
    for _ in 0..3 {
        session.resize(10, 5);
        session.resize(80, 24);
        session.wait_for_picture(|| whole.clone());
    }
    session.resize(10, 5);
    session.send("l");
    session.resize(80, 24);
    session.send("h");
    session.wait_for_picture(|| whole.clone());
}

#[test]
fn a_resize_just_after_the_start_is_not_lost() {
    let late = Session::open(&["queens", "4", "--first"]);
    late.resize(60, 20);
    let early = Session::start(stepback(&["queens", "4", "--first"]));
    early.resize(60, 20);
    early.wait_for_text("start: ");
    early.wait_for_picture(|| late.picture());
}

#[test]
fn control_l_draws_all_anew() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    session.send("l");
    session.wait_for_step(1);
    wait_for_end_of_frame(&session);
    let whole = session.picture();
    session.scribble("\x1b[3;3H\x1b[1;31mnoise from elsewhere\x1b[0m");
    assert_ne!(session.picture(), whole);
    session.send("\x0c");
    session.wait_for_picture(|| whole.clone());
}
