//! Bytes and times in, keys and pastes out.

use super::*;
use crate::app::Mouse;
use proptest::prelude::*;

/// What comes of pieces with pauses of so many milliseconds before them, if then nothing more comes.
fn hear(pieces: &[(u64, &[u8])]) -> Vec<Told> {
    let mut time = start();
    let mut parser = Parser::default();
    let mut told = vec![];
    for (pause, bytes) in pieces {
        time += Duration::from_millis(*pause);
        parser.feed(bytes, time, &mut told);
    }
    parser.pass(time + Duration::from_secs(1), &mut told);
    assert_eq!(parser.deadline(), None);
    told
}

#[expect(clippy::disallowed_methods, reason = "any time will do, from which others are counted")]
fn start() -> Instant {
    Instant::now()
}

fn at_once(text: &str) -> Vec<Told> {
    hear(&[(0, text.as_bytes())])
}

fn keys<const N: usize>(keys: [KeyPress; N]) -> Vec<Told> {
    keys.map(Told::Key).to_vec()
}

fn pasted(text: &str) -> Told {
    Told::Pasted(text.to_owned())
}

#[test]
fn characters_and_control_keys_are_what_they_are() {
    assert_eq!(at_once("l?é♛"), keys(['l', '?', 'é', '♛'].map(KeyPress::Char)));
    assert_eq!(at_once("\x03\x1a\x0c\x00"), keys(['c', 'z', 'l', ' '].map(KeyPress::Control)));
    assert_eq!(
        at_once("\r\n\t\x08\x7f"),
        keys([KeyPress::Enter, KeyPress::Enter, KeyPress::Tab, KeyPress::Backspace, KeyPress::Backspace])
    );
}

#[test]
fn an_arrow_may_be_torn_after_its_escape_for_half_a_second() {
    for pause in [0, 2, 49, 100, 300, 500] {
        assert_eq!(hear(&[(0, b"\x1b"), (pause, b"[C")]), keys([KeyPress::Right]), "{pause}");
        assert_eq!(hear(&[(0, b"\x1b["), (pause, b"C")]), keys([KeyPress::Right]), "{pause}");
        assert_eq!(hear(&[(0, b"\x1b"), (pause / 2, b"["), (pause / 2, b"5~")]), keys([KeyPress::PageUp]), "{pause}");
        assert_eq!(hear(&[(0, b"\x1bO"), (pause, b"D")]), keys([KeyPress::Left]), "{pause}");
        assert_eq!(hear(&[(0, b"\x1b[1;"), (pause, b"2C")]), keys([KeyPress::Right]), "{pause}");
    }
    assert_eq!(hear(&[(0, b"\x1b"), (501, b"[C")]), keys([KeyPress::Escape, KeyPress::Char('['), KeyPress::Char('C')]));
}

#[test]
fn an_escape_alone_acts_after_half_a_second_or_with_the_next_key() {
    assert_eq!(at_once("\x1b"), keys([KeyPress::Escape]));
    assert_eq!(hear(&[(0, b"\x1b"), (60, b"l")]), keys([KeyPress::Escape, KeyPress::Char('l')]));
    assert_eq!(hear(&[(0, b"\x1b"), (60, b"]")]), keys([KeyPress::Escape, KeyPress::Char(']')]));
    assert_eq!(hear(&[(0, b"\x1b"), (200, b"\x1b"), (200, b"[C")]), keys([KeyPress::Escape, KeyPress::Right]));
    assert_eq!(at_once("\x1b\x1b"), keys([KeyPress::Escape, KeyPress::Escape]));
}

#[test]
fn an_escape_that_is_hurried_acts_once_and_its_arrow_is_still_an_arrow() {
    let mut parser = Parser::default();
    let (time, mut told) = (start(), vec![]);
    assert_eq!(parser.hurry(), None);
    parser.feed(b"\x1b", time, &mut told);
    assert_eq!((parser.hurry(), parser.hurry()), (Some(Told::Key(KeyPress::Escape)), None));
    parser.feed(b"[C", time + Duration::from_millis(300), &mut told);
    assert_eq!(told, keys([KeyPress::Right]));
    parser.feed(b"\x1b", time, &mut told);
    parser.hurry();
    parser.pass(time + Duration::from_secs(1), &mut told);
    assert_eq!(told, keys([KeyPress::Right]));
}

#[test]
fn a_key_with_alt_is_one_key_and_never_an_escape() {
    assert_eq!(at_once("\x1bl\x1b\x7f"), keys([KeyPress::Char('l'), KeyPress::Backspace]));
    assert_eq!(at_once("\x1b\x1b[C"), keys([KeyPress::Right]));
    assert_eq!(at_once("\x1b\x03"), keys([KeyPress::Control('c')]));
}

#[test]
fn what_a_terminal_reports_is_never_a_command() {
    for report in [
        "\x1b[E",
        "\x1b[?2026;2$y",
        "\x1b[?1;2c",
        "\x1b[3;1R",
        "\x1b[I",
        "\x1b[8;24;80t",
        "\x1b]11;rgb:1e1e/1e1e/1e1e\x07",
        "\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\",
        "\x1bP1+r544e=787465726d\x07l\x1b\\",
        "\x1b_Gi=31;OK\x1b\\",
        "\x1b^private\x1b\\",
        "\x1bXstart\x1b\\",
        "\x1b[<35;3;3M",
        "\x1b[M@!!",
        "\x1b[201~",
    ] {
        assert_eq!(at_once(&format!("{report}l")), keys([KeyPress::Char('l')]), "{report:?}");
    }
    assert_eq!(at_once("\x1b[M !!"), [Told::Mouse(Mouse::Click { column: 0, row: 0 })]);
}

#[test]
fn what_is_torn_for_good_is_given_up_soon_and_the_next_key_counts() {
    for torn in [
        "\x1b[<",
        "\x1b[?",
        "\x1b[<0;3",
        "\x1b[",
        "\x1bO",
        "\x1b[1;",
        "\x1b[!",
        "\x1b[M",
        "\x1b[M!",
        "\x1b]11;rgb",
        "\x1bP",
        "\x1b_",
        "\x1b]0;\x1b",
        "\x1b[[",
    ] {
        let told = hear(&[(0, torn.as_bytes()), (110, b"l")]);
        assert_eq!(told, keys([KeyPress::Char('l')]), "{torn:?}");
        let told = hear(&[(0, torn.as_bytes()), (0, b"\x03")]);
        assert_eq!(told, keys([KeyPress::Control('c')]), "{torn:?}");
        assert_eq!(hear(&[(0, torn.as_bytes()), (0, b"\x1b[C")]), keys([KeyPress::Right]), "{torn:?}");
        assert_eq!(hear(&[(0, torn.as_bytes())]), [], "{torn:?}");
    }
    assert_eq!(hear(&[(0, b"\xe2\x99"), (0, b"l")]), keys([KeyPress::Char('l')]));
    assert_eq!(hear(&[(0, b"\xe2"), (700, b"\x99\x9b\xff\x80")]), keys([KeyPress::Char('♛')]));
    // A person types them one by one: the bracket is lost, as it could have been an arrow.
    assert_eq!(hear(&[(0, b"\x1b"), (120, b"[")]), keys([KeyPress::Escape]));
}

#[test]
fn a_paste_is_one_text_however_it_comes() {
    assert_eq!(
        at_once("\x1b[200~ll\x1b[C]q\r\x1b[201~l")[..],
        [pasted("ll\x1b[C]q\r"), Told::Key(KeyPress::Char('l'))]
    );
    assert_eq!(hear(&[(0, b"\x1b[200~l"), (900, b"q\x1b[20"), (900, b"1~")]), [pasted("lq")]);
}

#[test]
fn a_paste_without_end_ends_after_a_second_and_what_is_left_of_it_is_no_command() {
    assert_eq!(hear(&[(0, b"\x1b[200~abc"), (1_001, b"q")]), [pasted("abc"), Told::Key(KeyPress::Char('q'))]);
    let told = hear(&[(0, b"\x1b[200~abc"), (1_500, b"qqq\x1b[201~l")]);
    assert_eq!(told, [pasted("abc"), pasted("qqq"), Told::Key(KeyPress::Char('l'))]);
    let rest = "q".repeat(100);
    let told = hear(&[(0, b"\x1b[200~abc"), (1_500, rest.as_bytes()), (500, b"]"), (1_001, b"l")]);
    assert_eq!(told, [pasted("abc"), pasted(&(rest + "]")), Told::Key(KeyPress::Char('l'))]);
}

#[test]
fn control_c_has_a_way_out_of_a_paste() {
    let interrupt = Told::Key(KeyPress::Control('c'));
    assert_eq!(hear(&[(0, b"\x1b[200~abc"), (60, b"\x03")]), std::slice::from_ref(&interrupt));
    assert_eq!(hear(&[(0, b"\x1b[200~a\x03c\x1b[201~")]), [pasted("a\x03c")]);
    let long = [b"\x1b[200~".as_slice(), &vec![b'1'; 1 << 21], b"\x03"].concat();
    assert_eq!(hear(&[(0, &long)]), [interrupt]);
    let long = [b"\x1b[200~".as_slice(), &vec![b'1'; 1 << 21], b"\x1b[201~l"].concat();
    assert_eq!(hear(&[(0, &long)]), [Told::PastedTooMuch, Told::Key(KeyPress::Char('l'))]);
}

#[test]
fn a_string_without_end_is_given_up_though_it_never_pauses() {
    let flood = [b"\x1b]".as_slice(), &vec![b'l'; LONGEST_STRING + 9]].concat();
    let told = hear(&[(0, &flood)]);
    assert_eq!(told, keys([KeyPress::Char('l'); 9]));
}

/// Bytes that begin, tear and end sequences more often than chance would.
fn pieces() -> impl Strategy<Value = Vec<(u64, Vec<u8>)>> {
    let parts: [&[u8]; 14] = [
        b"\x1b",
        b"[",
        b"O",
        b"\x1b[200~",
        b"\x1b[201~",
        b"\x1b]",
        b"\x1b\\",
        b"\x1b[<",
        b"\x1b[M",
        b"?",
        b"1;",
        b"C",
        b"\xe2\x99",
        b"~",
    ];
    let bytes = prop_oneof![
        prop::sample::select(parts.to_vec()).prop_map(<[u8]>::to_vec),
        prop::collection::vec(any::<u8>(), 0..8),
    ];
    let pause = prop_oneof![Just(0), Just(40), Just(60), Just(400), 0..2_000_u64];
    prop::collection::vec((pause, bytes), 0..40)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 1_024, ..ProptestConfig::default() })]

    #[test]
    fn after_any_bytes_and_a_second_the_next_keys_count(pieces in pieces()) {
        let mut parser = Parser::default();
        let (mut time, mut told) = (start(), vec![]);
        for (pause, bytes) in &pieces {
            time += Duration::from_millis(*pause);
            parser.feed(bytes, time, &mut told);
        }
        time += Duration::from_secs(1);
        parser.pass(time, &mut told);
        prop_assert_eq!(parser.deadline(), None);
        told.clear();
        parser.feed(b"l\x1b[C\x03", time, &mut told);
        prop_assert_eq!(told, keys([KeyPress::Char('l'), KeyPress::Right, KeyPress::Control('c')]));
    }

    #[test]
    fn control_c_counts_after_any_bytes_and_a_short_pause(pieces in pieces()) {
        let mut parser = Parser::default();
        let (mut time, mut told) = (start(), vec![]);
        for (pause, bytes) in &pieces {
            time += Duration::from_millis(*pause);
            parser.feed(bytes, time, &mut told);
        }
        parser.feed(b"\x03", time + REST, &mut told);
        prop_assert_eq!(told.last(), Some(&Told::Key(KeyPress::Control('c'))));
    }

    #[test]
    fn bytes_mean_the_same_in_one_piece_and_one_by_one(pieces in pieces()) {
        let bytes: Vec<u8> = pieces.into_iter().flat_map(|(_, bytes)| bytes).collect();
        let single: Vec<(u64, &[u8])> = bytes.chunks(1).map(|byte| (0, byte)).collect();
        prop_assert_eq!(hear(&[(0, &bytes)]), hear(&single));
    }
}
