//! What a puzzle calls things: every word that a sentence, a panel or a file says of it comes from here.

/// The words of one puzzle.
#[derive(Debug, PartialEq, Eq)]
pub struct Vocabulary {
    /// What is filled next: `row`.
    pub slot: &'static str,
    /// What is tried in it: `column`.
    pub option: &'static str,
    /// What then stands there: `queen`.
    pub piece: &'static str,
    /// A complete filling: `board`.
    pub board: &'static str,
    /// A call that refused every option: `dead row`.
    pub dead_end: &'static str,
    /// The function that the code calls for each slot: `backtrack`.
    pub call: &'static str,
    /// What tells an option from others in data, in this order: `row`, `col`.
    pub about: &'static [&'static str],
    /// The families of marks, by their numbers, in the order in which the code tests them.
    pub families: &'static [Family],
}

/// One family of marks.
#[derive(Debug, PartialEq, Eq)]
pub struct Family {
    /// Its name in the code: `diag`.
    pub name: &'static str,
    /// How the key of an option is worked out, in the words of the code: `r - c`.
    pub formula: &'static str,
}

impl Vocabulary {
    /// The name of a family; nothing for a number that no family has.
    #[must_use]
    pub fn name(&self, family: u8) -> &'static str {
        self.families.get(usize::from(family)).map_or("", |family| family.name)
    }

    /// The number of the family of that name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<u8> {
        let index = self.families.iter().position(|family| family.name == name)?;
        u8::try_from(index).ok()
    }
}
