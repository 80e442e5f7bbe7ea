//! stepback steps through backtracking, forwards and back.
//!
//! Every puzzle is a [`Puzzle`](search::Puzzle), one [`Machine`](search::Machine) runs it, one
//! [`Replay`](replay::Replay) travels through it, one [`Scene`](scene::Scene) says what a step looks like, and whatever
//! shows a step (screen, text, file) shows a scene.

pub mod app;
pub mod cli;
pub mod formats;
pub mod mistakes;
pub mod plain;
pub mod print;
pub mod puzzles;
pub mod replay;
pub mod scene;
pub mod search;
pub mod term;
pub mod ui;
