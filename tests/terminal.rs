//! The program in a real pseudo-terminal: what users of any terminal may expect, one test a promise.
//!
//! Waits look at the screen of now and show it when they fail. Times only say when to give up.

#![expect(clippy::disallowed_methods, reason = "waits need a time when to give up")]
#![expect(clippy::print_stdout, reason = "the figures behind the promises, for those who ask for them")]

mod drawing;
mod input;
mod leaving;
mod look;
mod session;
mod staged;
mod stopping;
mod torn;
