//! The call stack of a scene: every open call, what it holds and what it has not tried yet.

use super::{Depict, Moment};
use crate::search::{Event, Frame};

/// A call that has not returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The call as the code writes it: `backtrack(1)`.
    pub name: String,
    /// What it holds or has just done: `queen 2`, `begins`, `attacked 1`, `undo 2`, `dead row`.
    pub doing: String,
    /// The options that it has not tried yet, as people write them; of very many only the first.
    pub untried: Vec<String>,
    /// Whether this event happened in it.
    pub now: bool,
}

/// The most untried options that are named: more than any panel is wide.
const MOST_NAMED: u16 = 256;

/// The open calls at a moment, the first one first.
pub(super) fn of<P: Depict>(moment: &Moment<'_, P>) -> Vec<Call> {
    let frames = moment.machine.frames();
    let top = frames.len() - 1;
    // A placement happened in the caller of the call that it began.
    let now = if matches!(moment.event, Some(Event::Place { .. })) { top.checked_sub(1) } else { Some(top) };
    frames
        .iter()
        .enumerate()
        .map(|(depth, &frame)| Call {
            name: moment.puzzle().call_name(frame.slot()),
            doing: match frame.slot().zip(frame.tried()).filter(|_| depth < top) {
                // It waits for another one.
                Some((slot, option)) => moment.puzzle().held(slot, option),
                None => has_done(moment),
            },
            untried: untried(moment, frame),
            now: now == Some(depth),
        })
        .collect()
}

/// What the top call has just done.
fn has_done<P: Depict>(moment: &Moment<'_, P>) -> String {
    let label = |slot, option| moment.puzzle().option_label(slot, option);
    match moment.event {
        Some(Event::Attacked { .. }) if moment.machine.at_dead_end() => P::WORDS.dead_end.to_owned(),
        Some(Event::Attacked { slot, option, .. }) => format!("attacked {}", label(slot, option)),
        Some(Event::Undo { slot, option }) => format!("undo {}", label(slot, option)),
        Some(Event::Reject { .. }) => "rejected".to_owned(),
        Some(Event::Record) => format!("{} {}", P::WORDS.board, moment.machine.tally().boards),
        Some(Event::Place { .. }) | None => "begins".to_owned(),
    }
}

fn untried<P: Depict>(moment: &Moment<'_, P>, frame: Frame) -> Vec<String> {
    let Some(slot) = frame.slot() else { return vec![] };
    let all = frame.next()..moment.puzzle().options(slot);
    all.take(MOST_NAMED.into()).map(|option| moment.puzzle().option_label(slot, option)).collect()
}
