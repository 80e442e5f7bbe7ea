//! Input that no person types: torn, unknown and endless sequences. Whatever they are, the program hears what comes next.

use super::session::{Session, shows_step, stepback};
use std::thread;
use std::time::{Duration, Instant};

/// Keys without a meaning here, reports, and halves of either.
const SEQUENCES: [&[u8]; 39] = [
    b"\x1b[E",
    b"\x1bOj",
    b"\x1bOM",
    b"\x1bOE",
    b"\x1b[57399u",
    b"\x1b[1;5C",
    b"\x1b[3~",
    b"\x1b[5^",
    b"\x1b[5$",
    b"\x1b[[A",
    b"\x1bOP",
    b"\x1b[24;5~",
    b"\x1b[27;6;84~",
    b"\x1b[108;5:3u",
    b"\xe2",
    b"\xe2\x99",
    b"\xf0\x9f\x98",
    b"\xff\xfe",
    b"\xc2\x9b",
    b"\x00",
    b"\x1b[<128;10;10M",
    b"\x1b[<35;10;10M",
    b"\x1b[M ",
    b"\x1b[32;10;10M",
    b"\x1b[I\x1b[O",
    b"\x1b[24;80R",
    b"\x1b[?1;2c",
    b"\x1b[?2026;2$y",
    b"\x1b[8;24;80t",
    b"\x1b]11;rgb:1e1e/1e1e/1e1e\x07",
    b"\x1b]52;c;cXFx\x1b\\",
    b"\x1bP1+r544e=787465726d\x1b\\",
    b"\x1b_Gi=31;OK\x1b\\",
    b"\x1b]11;rgb",
    b"\x1bPq",
    b"\x1b[<",
    b"\x1b[?",
    b"\x1b[200~qq]]",
    b"\x1b[201~",
];

/// How a paste begins.
const PASTE: &[u8] = b"\x1b[200~";

/// How long it takes until a sequence without its end is given up, and until a paste is.
const REST: Duration = Duration::from_millis(120);
const PASTE_REST: Duration = Duration::from_millis(1_200);

#[test]
fn after_any_sequence_a_resize_and_the_next_key_are_answered() {
    let mut session = Session::open(&["queens", "8"]);
    for (sequence, step) in SEQUENCES.iter().zip(1..) {
        session.send(sequence);
        thread::sleep(if sequence.starts_with(PASTE) { PASTE_REST } else { REST });
        let frames = session.frames();
        let (columns, rows) = if step % 2 == 0 { (80, 24) } else { (100, 30) };
        session.resize(columns, rows);
        session.wait_for_frames(frames + 1);
        session.send("l");
        session.wait_for(&format!("a step after {sequence:x?}"), |screen| shows_step(screen, step));
        assert!(session.screen().contains("N-Queens 8 x 8"), "{sequence:x?}");
    }
}

#[test]
fn no_sequence_holds_up_playing() {
    let mut session = Session::open(&["queens", "8"]);
    session.send("++++ ");
    session.wait_for_playing();
    for sequence in SEQUENCES {
        session.send(sequence);
        let before = session.frames();
        session.wait_for_frames(before + 2);
    }
    session.wait_for_playing();
}

#[test]
fn control_c_ends_the_program_after_any_torn_sequence() {
    for torn in [b"\x1b".as_slice(), b"\x1b[", b"\x1b[<", b"\x1b[?", b"\x1b]11;rgb", b"\x1bP", b"\xe2", PASTE] {
        let mut session = Session::open(&["queens", "4", "--first"]);
        session.send(torn);
        // In a paste it must not come at once, as if it belonged to the text.
        thread::sleep(if torn == PASTE { REST } else { Duration::ZERO });
        session.send("\x03");
        assert!(session.exit().success(), "{torn:x?}");
        session.assert_restored();
    }
}

/// An arrow that is torn after its escape.
fn send_slow_arrow(session: &mut Session) {
    session.send("\x1b");
    thread::sleep(Duration::from_millis(300));
    session.send("[C");
}

#[test]
fn a_slow_arrow_is_an_arrow_and_loses_neither_a_place_nor_a_text() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    session.send("ll");
    session.wait_for_step(2);
    send_slow_arrow(&mut session);
    session.wait_for_step(3);
    session.send("g1");
    session.wait_for_text("go to: 1");
    send_slow_arrow(&mut session);
    session.send("2\r");
    session.wait_for_step(12);
    assert!(session.screen().contains("N-Queens 4 x 4"), "{}", session.screen());
    let mut session = Session::start(stepback(&["sudoku"]));
    session.wait_for_text("start: ");
    session.send("e");
    session.wait_for_text("1-9 set");
    send_slow_arrow(&mut session);
    session.send("5");
    thread::sleep(Duration::from_millis(600));
    session.wait_for_text("1-9 set");
}

#[test]
fn escape_acts_at_once_where_it_loses_nothing_and_after_half_a_second_elsewhere() {
    let mut session = Session::open(&["queens", "4", "--first"]);
    let mut fastest = Duration::MAX;
    for _ in 0..5 {
        session.send("?");
        session.wait_for_text("[Esc] closes");
        let start = Instant::now();
        session.send("\x1b");
        session.wait_for("no help", |screen| !screen.contents().contains("[Esc] closes"));
        fastest = fastest.min(start.elapsed());
    }
    println!("escape: {fastest:?}");
    assert!(fastest < Duration::from_millis(400), "{fastest:?}");
    session.send("g1");
    session.wait_for_text("go to: 1");
    session.send("\x1b");
    session.wait_for("no prompt", |screen| !screen.contents().contains("go to:"));
}

#[test]
fn a_paste_without_end_takes_bounded_memory_and_is_refused_whole() {
    let mut session = Session::open(&["sudoku"]);
    let before = session.memory();
    session.send(PASTE);
    for _ in 0..64 {
        session.send(vec![b'.'; 1 << 18]);
    }
    session.send("\x1b[201~");
    session.wait_for_text("the pasted text is too long");
    let memory = session.memory() - before;
    println!("16 MiB pasted: {memory} kB more");
    assert!(memory < 16_000, "{memory} kB");
}
