//! Playing: in which direction, how fast, and how many events are due.

use crate::replay::Direction;
use std::fmt;
use std::time::Duration;

/// How fast it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// Events a second.
    PerSecond(u32),
    /// As fast as it goes.
    Unlimited,
}

/// The speeds that the keys go through, events a second; above them there is no limit.
const SPEEDS: [u32; 19] =
    [1, 2, 4, 8, 15, 30, 60, 120, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000];

/// The speed at the start: 4 events a second.
const FIRST_SPEED: usize = 2;

/// The shortest time between two frames: 60 a second.
pub const FRAME: Duration = Duration::from_micros(16_667);

/// Plays the trace by turning time into events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    playing: Option<Direction>,
    /// An index into the speeds; one past them there is no limit.
    speed: usize,
    /// Time that has passed since the last event that was due.
    unspent: Duration,
}

impl Default for Player {
    fn default() -> Self {
        Self { playing: None, speed: FIRST_SPEED, unspent: Duration::ZERO }
    }
}

impl Player {
    /// The direction in which it plays; none while it is paused.
    #[must_use]
    pub fn playing(&self) -> Option<Direction> {
        self.playing
    }

    /// How fast it plays, or would.
    #[must_use]
    pub fn speed(&self) -> Speed {
        SPEEDS.get(self.speed).map_or(Speed::Unlimited, |&events| Speed::PerSecond(events))
    }

    pub(super) fn play(&mut self, direction: Direction) {
        self.playing = Some(direction);
        self.unspent = Duration::ZERO;
    }

    pub(super) fn pause(&mut self) {
        self.playing = None;
    }

    /// The next higher speed; false if there is none.
    pub(super) fn faster(&mut self) -> bool {
        let before = self.speed;
        self.speed = (self.speed + 1).min(SPEEDS.len());
        self.speed != before
    }

    /// The next lower speed; false if there is none.
    pub(super) fn slower(&mut self) -> bool {
        let before = self.speed;
        self.speed = self.speed.saturating_sub(1);
        self.speed != before
    }

    /// The time until something is due; none while it is paused.
    pub(super) fn interval(&self) -> Option<Duration> {
        self.playing?;
        Some(match self.speed() {
            Speed::PerSecond(events) => (Duration::from_secs(1) / events).saturating_sub(self.unspent).max(FRAME),
            Speed::Unlimited => FRAME,
        })
    }

    /// How many events are due after that much more time, without a limit a burst. What is left of it counts next time.
    pub(super) fn due(&mut self, elapsed: Duration, burst: u64) -> u64 {
        let Speed::PerSecond(events) = self.speed() else { return burst };
        self.unspent += elapsed;
        let each = Duration::from_secs(1) / events;
        let due = self.unspent.as_nanos() / each.as_nanos();
        // A program that was stopped for an hour does not catch up.
        let due = u64::try_from(due).unwrap_or(u64::MAX).min(u64::from(events));
        let left = self.unspent.as_nanos() % each.as_nanos();
        self.unspent = Duration::from_nanos(u64::try_from(left).expect("less than a second"));
        due
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PerSecond(events @ 0..1_000) => write!(formatter, "{events}/s"),
            Self::PerSecond(events @ 1_000..1_000_000) => write!(formatter, "{}k/s", f64::from(*events) / 1_000.0),
            Self::PerSecond(events) => write!(formatter, "{}M/s", f64::from(*events) / 1_000_000.0),
            Self::Unlimited => formatter.write_str("full speed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_come_due_as_time_passes_and_none_is_lost() {
        let mut player = Player::default();
        player.play(Direction::Forward);
        let due: Vec<u64> = (0..10).map(|_| player.due(Duration::from_millis(100), 1)).collect();
        assert_eq!(due.iter().sum::<u64>(), 4, "{due:?}");
    }

    #[test]
    fn a_frame_is_never_due_more_than_sixty_times_a_second() {
        let mut player = Player::default();
        assert_eq!(player.interval(), None);
        player.play(Direction::Back);
        for _ in 0..=SPEEDS.len() {
            assert!(player.interval() >= Some(FRAME));
            player.faster();
        }
        assert_eq!(player.speed(), Speed::Unlimited);
        while player.slower() {}
        assert_eq!(player.speed(), Speed::PerSecond(1));
        assert_eq!(player.interval(), Some(Duration::from_secs(1)));
    }

    #[test]
    fn a_long_sleep_is_not_caught_up_with() {
        let mut player = Player::default();
        player.play(Direction::Forward);
        assert_eq!(player.due(Duration::from_secs(3_600), 1), 4);
    }

    #[test]
    fn speeds_read_as_people_say_them() {
        let shown = [1, 60, 2_500, 1_000_000].map(|events| Speed::PerSecond(events).to_string());
        assert_eq!(shown, ["1/s", "60/s", "2.5k/s", "1M/s"]);
        assert_eq!(Speed::Unlimited.to_string(), "full speed");
    }
}
