//! The screen: one way in, one way out for all who may have to take it, and frames in between.
//!
//! What is in a frame does not matter here.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(super) use unix::{Screen, abort, is_up, leave, leave_at_once, say, size};
#[cfg(windows)]
pub(super) use windows::{Screen, is_up, leave, say, size};
