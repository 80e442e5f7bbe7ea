//! How the same step is shown.

use crate::scene::listing::Language;

/// The choices of the user about the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The language of the code.
    pub language: Language,
    /// The sets as rows of bits instead of lists of keys.
    pub bits: bool,
    /// Every square that is ruled out is marked, tried or not.
    pub attack_map: bool,
    /// The board alone, as large as it can be.
    pub zoomed: bool,
    /// What stands beside the board under the sets.
    pub panel: Panel,
}

/// What stands beside the board under the sets, where there is no room for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Panel {
    /// The calls and the code, half of each.
    #[default]
    Both,
    /// The code alone.
    Code,
    /// The calls alone.
    Calls,
}

/// A change of the look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Sets or bits.
    Bits,
    /// The attack map on or off.
    AttackMap,
    /// The next language of the code.
    Language,
    /// The board alone, or all again.
    Zoom,
    /// The next side panel.
    Panel,
}

impl Look {
    pub(super) fn change(&mut self, change: Change) {
        match change {
            Change::Bits => self.bits = !self.bits,
            Change::AttackMap => self.attack_map = !self.attack_map,
            Change::Language => self.language = self.language.next(),
            Change::Zoom => self.zoomed = !self.zoomed,
            Change::Panel => {
                self.panel = match self.panel {
                    Panel::Both => Panel::Code,
                    Panel::Code => Panel::Calls,
                    Panel::Calls => Panel::Both,
                }
            }
        }
    }
}
