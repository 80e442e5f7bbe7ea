//! Waiting for input, and taking all of it that is there.
//!
//! What it means is decided elsewhere.

use super::now;
use super::sleeper::Sleeper;
use super::split::Mender;
use super::translate::translate;
use crate::app::{Key, Mouse};
use crossterm::event::{self, Event};
use std::io;
use std::time::{Duration, Instant};

/// The shortest wait in which crossterm 0.29 tells of events that it has read already.
const BLINK: Duration = Duration::from_millis(1);

/// How long an escape key waits for the rest of a sequence. People need longer from key to key, networks seldom.
const REST: Duration = Duration::from_millis(50);

/// How long input is taken before a frame is drawn though more of it comes.
const FLOOD: Duration = Duration::from_millis(100);

/// What the terminal tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// A key was pressed, or repeated because it is held.
    Key(Key),
    /// The mouse did something.
    Mouse(Mouse),
    /// Text was pasted.
    Pasted(String),
    /// The size is another one.
    Resized,
}

/// The input of the terminal.
pub(super) struct Input {
    mender: Mender,
    /// When the rest of a sequence comes too late.
    deadline: Option<Instant>,
    sleeper: Sleeper,
}

impl Input {
    /// Lets crossterm learn of changes of the size from now on; those before its first look are lost.
    pub(super) fn open() -> io::Result<Self> {
        let sleeper = Sleeper::new()?;
        event::poll(Duration::ZERO)?;
        Ok(Self { mender: Mender::default(), deadline: None, sleeper })
    }

    /// Sleeps until there is input, or for that long if it is a time, and returns all that it tells.
    pub(super) fn wait(&mut self, patience: Option<Duration>) -> io::Result<Vec<Told>> {
        let start = now();
        let rest = self.deadline.map(|deadline| deadline.saturating_duration_since(start));
        let mut events = vec![];
        if self.sleeper.sleep(patience.into_iter().chain(rest).min())? {
            self.take_all(&mut events)?;
        }
        if self.deadline.is_some_and(|deadline| deadline <= now()) {
            self.deadline = None;
            self.mender.give_up(&mut events);
        }
        Ok(events.into_iter().filter_map(translate).collect())
    }

    fn take_all(&mut self, events: &mut Vec<Event>) -> io::Result<()> {
        let start = now();
        // A thread that is put to sleep at the wrong moment is told of nothing: asked twice, that is past believing.
        while event::poll(BLINK)? || event::poll(BLINK)? {
            self.mender.take(event::read()?, events);
            let time = now();
            self.deadline = self.mender.is_waiting().then(|| time + REST);
            if time > start + FLOOD {
                self.sleeper.stay_awake();
                break;
            }
        }
        Ok(())
    }
}
