//! stepback steps through backtracking, forwards and back.
//!
//! Every puzzle is a [`Puzzle`](search::Puzzle), one [`Machine`](search::Machine) runs it, one
//! [`Replay`](replay::Replay) travels through it, one [`Scene`](scene::Scene) says what a step looks like, and whatever
//! shows a step (screen, text, file) shows a scene.
//!
//! | room | what is in it | whom it may know |
//! | --- | --- | --- |
//! | [`search`] | the template of backtracking, the machine, its events and counters | nobody |
//! | [`puzzles`] | what can be tried and what rules it out: queens, Sudoku | `search` |
//! | [`mistakes`] | programs that are wrong in one line | `search`, `puzzles` |
//! | [`formats`] | puzzles as people have them in files | `search`, `puzzles` |
//! | [`printable`] | what of a name or a text can be shown as it is | nothing |
//! | [`replay`] | time travel: checkpoints, seeks, surveys, stops | `search` |
//! | [`scene`] | what a step looks and sounds like, as plain data | all of these |
//! | [`print`](mod@print) | scenes and traces as text, JSON lines, boards | `scene` and what it knows |
//! | [`plain`] | the line mode: no screen, the same facts | `scene`, `print` |
//! | [`app`] | the state of the program, actions, the key table | `scene` and what it knows |
//! | [`ui`] | layout, widgets, themes: a frame is a function of the state | `app` |
//! | [`term`] | the event loop, the clock, signals, raw mode | `app`, `ui` |
//! | [`cli`] | the command line, and what the surroundings say | all of them |
//!
//! A new puzzle is a file in `puzzles`, one in `scene` and a listing in `assets/code`. `tests/architecture.rs` holds the
//! rooms to this picture.

pub mod app;
pub mod cli;
pub mod formats;
pub mod mistakes;
pub mod plain;
pub mod print;
pub mod printable;
pub mod puzzles;
pub mod replay;
pub mod scene;
pub mod search;
pub mod term;
pub mod ui;
