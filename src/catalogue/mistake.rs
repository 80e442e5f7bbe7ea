//! The wrong programs of all puzzles, offered under one name: each beside the right one.

use super::{Asked, PUZZLES};
use crate::scene::{Mistake, Offer, Opened, Parameter, Problem, Round, Strategy, Takes, Values};
use crate::search::Goal;

/// Rows and columns of the board on which a mistake is first shown.
const USUAL_SIZE: u8 = 4;

/// What the program offers of its mistakes.
pub static OFFER: Offer = Offer {
    name: "mistake",
    aliases: &[],
    about: "A wrong program beside the right one, or a list of them",
    teaches: "five classic slips, each sprung",
    leetcode: &[],
    parameters: &[
        Parameter {
            name: "NUMBER",
            takes: Takes::Number(1, 5, "a number"),
            usual: None,
            help: "Which mistake it makes",
        },
        Parameter {
            name: "--n",
            takes: Takes::Number(1, 32, "a board size"),
            usual: None,
            help: "Rows and columns of the board [usual: 4]",
        },
    ],
    usual_goal: Goal::All,
    round: Round::Numbers {
        parameter: "--n",
        ends: ["there is no smaller board", "this mistake is shown on no larger board"],
    },
    strategies: &[Strategy { name: "as the code does", flags: &[] }],
    listings: &[],
    mistakes: &[],
    more_help: "",
    settle,
    has_goals: |values| of(values).is_some_and(|mistake| mistake.most.is_some()),
    open,
    sheet: None,
    reader: None,
};

/// All mistakes, by their numbers.
pub fn mistakes() -> impl Iterator<Item = &'static Mistake> {
    PUZZLES.iter().flat_map(|offer| offer.mistakes)
}

/// The mistake of a number.
fn number_of(number: usize) -> Option<&'static Mistake> {
    mistakes().find(|mistake| mistake.number == number)
}

/// The mistake that a search shows, if it shows one.
#[must_use]
pub fn mistake_of(asked: &Asked) -> Option<&'static Mistake> {
    std::ptr::eq(asked.offer, &raw const OFFER).then(|| of(&asked.values))?
}

/// The mistake of a number as it is usually asked for; none if there is no such mistake.
#[must_use]
pub fn asked_mistake(number: usize) -> Option<Asked> {
    let number = number_of(number)?.number.to_string();
    Some(Asked { values: settle(Values::default().with("NUMBER", number)), ..Asked::usual(&OFFER) })
}

/// The mistake that is asked for.
fn of(values: &Values) -> Option<&'static Mistake> {
    number_of(values.number("NUMBER")?)
}

/// The first mistake if none is named; on the usual board if it is shown on several and none is named.
fn settle(values: Values) -> Values {
    let values = if values.has("NUMBER") { values } else { values.with("NUMBER", "1") };
    let has_sizes = of(&values).is_some_and(|mistake| mistake.most.is_some());
    if has_sizes && !values.has("--n") { values.with("--n", USUAL_SIZE.to_string()) } else { values }
}

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let mistake = of(values).ok_or_else(|| Problem("there is no such mistake: see stepback mistake".to_owned()))?;
    let asked: Option<u8> = values.number("--n");
    let size = asked.unwrap_or(USUAL_SIZE);
    let number = mistake.number;
    if let (None, Some(size)) = (mistake.most, asked) {
        return Err(Problem(format!(
            "\"--n {size}\" does not go with mistake {number}, which has one board: leave it out"
        )));
    }
    let pair = mistake.open(size, goal).ok_or_else(|| {
        let most = mistake.most.unwrap_or_default();
        Problem(format!("\"--n {size}\" is too large for mistake {number}: use 1 to {most}"))
    })?;
    Ok(Opened::Two(Box::new(pair)))
}
