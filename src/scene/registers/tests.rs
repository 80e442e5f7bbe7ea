//! What is said of registers, and the table.

use crate::catalogue::tests::{show, told};
use crate::replay::Destination;
use crate::scene::{Lit, Role};

#[test]
fn the_sentences_name_the_variables_and_the_line_where_both_are_live() {
    assert_eq!(
        told("registers", 1),
        "place a in r0: nothing that is live with a has r0, so it stays there; backtrack(b) turns to b."
    );
    assert_eq!(told("registers", 2), "attacked b in r0: r0 is held by a, live with b after line 2.");
    assert_eq!(
        told("registers", 11),
        "undo c in r2: c leaves r2. c has no register left to try, so backtrack(c) returns."
    );
    assert_eq!(
        told("registers", 19),
        "record: allocation 1 is a=r0 b=r1 d=r2 c=r0 e=r2. The search stops here, at its first allocation."
    );
}

#[test]
fn too_few_registers_are_told_with_the_least_number_and_the_line() {
    let why = "3 variables are live at once after line 4: b, d and c";
    assert!(
        told("registers program 2", 0).ends_with(&format!(" 2 will be too few: {why}.")),
        "{}",
        told("registers program 2", 0)
    );
    assert!(
        told("registers program 2", 20).ends_with(&format!("The search is over: 2 registers are too few: {why}.")),
        "{}",
        told("registers program 2", 20)
    );
    // Three of them share no line, and yet the parts of a make a ring of five.
    assert!(told("registers", 0).ends_with(&format!(" At most {why}.")));
}

#[test]
fn the_table_has_a_bar_for_each_live_range_and_lights_the_line_of_a_clash() {
    let mut show = show("registers");
    show.go(Destination::Step(8));
    let scene = show.scene();
    let grid = scene.picture.grid().unwrap();
    assert_eq!((grid.rows, grid.columns), (8, 5));
    let bar = |column: usize| {
        (0..8).filter(|&row| grid.square((row, column)).piece.is_some()).map(|row| row + 1).collect::<Vec<_>>()
    };
    let bars: Vec<Vec<usize>> = (0..5).map(bar).collect();
    assert_eq!(bars, [vec![1, 2, 7], vec![2, 3, 4, 5, 6], vec![3, 4], vec![4, 5, 6], vec![5, 6, 7]]);
    let holder = &show.facts().reasons[0].holders;
    assert!(holder.iter().all(|&at| grid.square(at).lit == Some(Lit::Attacker)), "{holder:?}");
    assert_eq!(grid.square((4, 4)).role, Role::AttackedNow);
}

#[test]
fn what_is_live_on_entry_has_a_row_of_its_own() {
    let scene = show("registers polynomial").scene();
    let grid = scene.picture.grid().unwrap();
    assert_eq!((grid.rows, grid.columns), (8, 6));
    assert!(grid.row_labels[0].starts_with("on entry"));
    assert!((0..5).all(|column| grid.square((0, column)).piece.is_some()));
}
