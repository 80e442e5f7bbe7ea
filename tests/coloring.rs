//! Graph colouring and registers from the command line and on the screen: figures from outside, traces, ways back, what is
//! refused.

use crate::command_line::{refusal, written};
use crate::template::tally;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::fs;
use std::path::PathBuf;
use stepback::app::{App, Depth, KEY_TABLE, Look, Signs};
use stepback::catalogue::Asked;
use stepback::tour::KeyPress;
use stepback::ui;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (44, 14)];

fn frames(app: &App) -> Vec<Buffer> {
    let draw = |(width, height)| {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        ui::draw(app, area, &mut buffer);
        buffer
    };
    SIZES.into_iter().map(draw).collect()
}

#[test]
fn without_colour_and_in_ascii_every_step_is_drawn_so() {
    for command in ["coloring petersen 3", "coloring queen6_6 7", "registers"] {
        let look = Look { depth: Depth::None, signs: Signs::Ascii, ..Look::default() };
        let mut app = App::open(Asked::read(command).expect("a command"), 0, look).expect("a search");
        for _ in 0..20 {
            for frame in frames(&app) {
                assert!(frame.content().iter().all(|cell| cell.symbol().is_ascii()), "{command}");
                assert!(frame.content().iter().all(|cell| cell.fg == ratatui::style::Color::Reset), "{command}");
            }
            app.press(KeyPress::Right);
        }
    }
}

#[test]
fn random_keys_never_panic() {
    let keys: Vec<KeyPress> =
        KEY_TABLE.iter().flat_map(|entry| &entry.bindings).flat_map(|(_, keys)| *keys).copied().collect();
    let mut random = 0x5eed_u64;
    for command in ["coloring", "coloring queen8_8 9 --order mrv", "registers", "registers polynomial 5 --all"] {
        let mut app = App::open(Asked::read(command).expect("a command"), 0, Look::default()).expect("a search");
        for _ in 0..250 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            app.press(keys[usize::try_from(random >> 33).expect("an index") % keys.len()]);
            let (width, height) = SIZES[usize::try_from(random >> 40).expect("an index") % 3];
            let area = Rect::new(0, 0, width, height);
            ui::draw(&app, area, &mut Buffer::empty(area));
        }
    }
}

/// A file of this test alone.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a writable folder");
    path
}

#[test]
fn files_of_every_form_are_searched() {
    let dimacs = file("square.col", "c square\np col 4 4\nn 1 2\ne 1 2\ne 2 3\ne 3 4\ne 4 1\ne 1 4\n");
    let edges = file("square.edges", "a b\nb c\nc d\nd a\n");
    let lists = file("square.lists", "# a square\na: b d\nb: c\nc: d\n");
    for path in [dimacs, edges, lists] {
        let name = path.display();
        assert_eq!(written(&format!("coloring {name} 2 --print solution --all")), "0 1 0 1\n1 0 1 0\n");
        assert_eq!(tally(&format!("coloring {name} 2"))["boards"], 1);
    }
    let wrong = file("wrong.col", "p edge 2 5\ne 1 2\n");
    let told = std::process::Command::new(env!("CARGO_BIN_EXE_stepback"))
        .args(["coloring", &wrong.display().to_string(), "2", "--print", "count"])
        .output()
        .expect("a run");
    let note = format!("stepback: {}: the p line tells of 5 edges, and the file has 1\n", wrong.display());
    assert_eq!(
        (String::from_utf8_lossy(&told.stdout), String::from_utf8_lossy(&told.stderr)),
        ("1\n".into(), note.into())
    );
    let col = written("coloring a--b,b--c,d-- 2 --print col");
    assert_eq!(col, "c 4 vertices and 2 edges in 2 colours, scan\ns col 2\nl 1 1\nl 2 2\nl 3 1\nl 4 1\n");
    assert_eq!(written("coloring petersen 2 --print col"), "c petersen in 2 colours, scan\nc no colouring\n");
    let program = file("two.txt", "b = a + 1\nreturn b\n");
    assert_eq!(written(&format!("registers {} 1 --print solution", program.display())), "a=r0 b=r0\n");
}

#[test]
fn a_graph_of_1024_vertices_and_one_of_64_colours_are_searched_and_go_by_the_name_of_their_file() {
    let edges = (1..1_024).map(|vertex| format!("e {vertex} {}", vertex + 1)).collect::<Vec<_>>().join("\n");
    let path = file("path.col", &format!("p edge 1024 1023\n{edges}"));
    let name = path.display();
    assert_eq!(tally(&format!("coloring {name} 2 --order mrv"))["places"], 1_024);
    let text = written(&format!("coloring {name} 64 --take 1"));
    assert!(text.starts_with(&format!("path.col in 64 colours, scan (stepback coloring {name} 64)\n")), "{text}");
}

#[test]
fn bad_input_is_refused_in_one_line_with_file_line_value_and_cure() {
    let bad = |name: &str, text: &str| file(name, text).display().to_string();
    let zero = bad("zero.col", "p edge 3 1\ne 0 1\n");
    let beyond = bad("beyond.col", "p edge 3 1\ne 1 4\n");
    let large = bad("large.col", "p edge 1025 0\n");
    let line = bad("goto.txt", "a = 1\ngoto 5\n");
    let empty = bad("empty.col", "");
    for (command, said) in [
        (
            format!("coloring {zero}"),
            format!("{zero}: line 2: an edge to vertex 0, \"e 0 1\"; the p line has the vertices 1 to 3"),
        ),
        (
            format!("coloring {beyond}"),
            format!("{beyond}: line 2: an edge to vertex 4, \"e 1 4\"; the p line has the vertices 1 to 3"),
        ),
        (
            format!("coloring {large}"),
            format!(
                "{large}: line 1: 1025 vertices where a graph may have 1024, \"p edge 1025 0\"; leave some of them out"
            ),
        ),
        (
            format!("registers {line}"),
            format!(
                "{line}: line 2: no instruction, \"goto 5\"; write d = a * b, d = a, d = 5, d = load x, store d or return d"
            ),
        ),
        (format!("coloring {empty}"), format!("{empty}: the file is empty; put a graph in it, an edge a line")),
        ("coloring australia 0".to_owned(), "coloring takes a number of colours from 1 to 64, not \"0\"".to_owned()),
        ("coloring australia 65".to_owned(), "coloring takes a number of colours from 1 to 64, not \"65\"".to_owned()),
        (
            "registers program 65".to_owned(),
            "registers takes a number of registers from 1 to 64, not \"65\"".to_owned(),
        ),
        ("queens 4 --print col".to_owned(), "--print col writes colours of a graph, which queens has not".to_owned()),
    ] {
        assert_eq!(refusal(&command), said, "{command}");
    }
    assert!(refusal("coloring austria").starts_with("there is no built-in puzzle and no file \"austria\""));
}

#[test]
fn a_command_names_the_graph_before_the_number_of_colours() {
    for command in ["coloring australia 2", "coloring petersen 3 --order mrv --look-ahead", "registers program 4 --all"]
    {
        assert_eq!(Asked::read(command).expect("a command").command(), command);
    }
}
