//! stepback steps through backtracking, forwards and back.
//!
//! Every puzzle is a [`Puzzle`](search::Puzzle), one [`Machine`](search::Machine) runs it, one
//! [`Replay`](replay::Replay) travels through it, one [`Scene`](scene::Scene) says what a step looks like, and whatever
//! shows a step (screen, text, file) shows a scene.
//!
//! | room | what is in it | whom it may know |
//! | --- | --- | --- |
//! | [`search`] | the template of backtracking, the machine, its events and counters | nobody |
//! | [`puzzles`] | what can be tried and what rules it out, one puzzle a file | `search` |
//! | [`mistakes`] | programs that are wrong in one line | `search`, `puzzles` |
//! | [`printable`] | what of a text from outside can be shown as it is | nobody |
//! | [`formats`] | puzzles as people have them in files | `search`, `puzzles`, `printable` |
//! | [`replay`] | time travel: checkpoints, seeks, surveys, stops | `search` |
//! | [`scene`] | what a step looks and sounds like, as plain data; what each puzzle offers | all of these |
//! | [`catalogue`] | every puzzle in one line, a search as it is asked for | `scene` and what it knows |
//! | [`tour`] | what the screen and the line mode both do, and one table of verbs for it | `catalogue` |
//! | [`print`](mod@print) | scenes and traces as text, JSON lines, boards | `catalogue` |
//! | [`plain`] | the line mode: no screen, the same facts | `tour`, `print` |
//! | [`app`] | the state of the program, its modes, the key table, the player | `tour`, `printable` |
//! | [`ui`] | layout, widgets, themes: a frame is a function of the state | `app` |
//! | [`export`] | what the screen shows, in files | `ui` |
//! | [`threads`] | the processor's threads, for work that can wait | `replay` |
//! | [`term`] | the event loop, the clock, signals, raw mode | `ui`, `threads` |
//! | [`cli`] | the command line, made from the catalogue, and what the surroundings say | `catalogue`, `print`, `app`, `printable` |
//!
//! **A new puzzle** is a file in `puzzles`, one in `scene` with its [`Offer`](scene::Offer), its listings in
//! `assets/code`, a reader in `formats` if people have it in files, and one line in the [`catalogue`]. A new way to look
//! is a kind of [`Picture`](scene::Picture) and its widget. A new mode of the program is a file and a variant of
//! [`Mode`](app::Mode). `tests/architecture.rs` holds the rooms to this picture.
//!
//! No room below `term` and `cli` knows a terminal, a file or a clock.

pub mod app;
pub mod catalogue;
pub mod cli;
pub mod export;
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
pub mod threads;
pub mod tour;
pub mod ui;
