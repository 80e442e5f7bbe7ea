//! Every step looks the same from whichever side one comes to it, in every puzzle: the state and the frame that is drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stepback::app::{App, Look};
use stepback::catalogue::{Asked, listed, mistakes};
use stepback::tour::KeyPress;
use stepback::ui;

/// Steps of a search that are looked at.
const MOST: usize = 60;

/// All that comes with the program, as it is usually searched and in each of its other ways, and the mistakes.
fn searches() -> Vec<Asked> {
    let mut all: Vec<Asked> = listed().into_iter().map(|line| line.asked).collect();
    for line in listed().into_iter().filter(|line| !line.is_instance) {
        let mut asked = line.asked;
        for _ in 1..asked.offer.strategies.len() {
            asked = asked.vary(stepback::catalogue::Variation::Strategy).expect("another way");
            all.push(asked.clone());
        }
    }
    all.extend(mistakes().map(|mistake| Asked::read(&format!("mistake {}", mistake.number)).expect("a mistake")));
    all
}

fn frame(app: &App) -> Buffer {
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    ui::draw(app, area, &mut buffer);
    buffer
}

/// Opens without the pages that a puzzle may begin with, and knows the length where it can be known soon.
fn open(asked: &Asked) -> App {
    let mut app = App::open(asked.clone(), 0, Look::default()).expect("a search");
    app.press(KeyPress::Escape);
    for _ in 0..3 {
        app.work();
    }
    app
}

/// Goes to a step by what a user types.
fn seek(app: &mut App, step: usize) {
    app.press(KeyPress::Char('g'));
    app.paste(&step.to_string());
    app.press(KeyPress::Enter);
    while app.tour().progress().is_some() {
        app.work();
    }
}

/// Forward as far as is looked at, and back, for every second search from the first or from the second on.
fn forward_and_back(first: usize) {
    for asked in searches().into_iter().skip(first).step_by(2) {
        let mut app = open(&asked);
        let mut seen = vec![(app.scene().clone(), frame(&app))];
        while seen.len() <= MOST {
            app.press(KeyPress::Right);
            if app.notice().is_some() {
                break;
            }
            seen.push((app.scene().clone(), frame(&app)));
        }
        // What is said at the end goes with the next key.
        app.press(KeyPress::Left);
        for (step, (scene, drawn)) in seen.iter().enumerate().rev().skip(1) {
            assert_eq!(app.scene(), scene, "{} at step {step}", asked.command());
            assert_eq!(&frame(&app), drawn, "{} at step {step}", asked.command());
            app.press(KeyPress::Left);
        }
    }
}

#[test]
fn k_steps_forward_and_k_back_give_the_same_state_and_the_same_frame() {
    forward_and_back(0);
}

#[test]
fn k_steps_forward_and_k_back_give_the_same_in_all_other_searches_too() {
    forward_and_back(1);
}

#[test]
fn a_step_that_is_gone_to_is_the_one_that_is_stepped_to_in_every_puzzle() {
    for asked in searches() {
        let mut walked = open(&asked);
        let mut seen = vec![walked.scene().clone()];
        while seen.len() <= MOST {
            walked.press(KeyPress::Right);
            if walked.notice().is_some() {
                break;
            }
            seen.push(walked.scene().clone());
        }
        let mut sought = open(&asked);
        // To and fro over the whole, each step once: a stride that has no divisor with the number of steps.
        let stride = (seen.len() / 2 + 1..=seen.len() + 1)
            .find(|&stride| is_coprime(stride, seen.len()))
            .expect("the next number is one");
        for turn in 0..seen.len() {
            let step = turn * stride % seen.len();
            seek(&mut sought, step);
            assert_eq!(sought.scene(), &seen[step], "{} at step {step}", asked.command());
        }
    }
}

fn is_coprime(one: usize, other: usize) -> bool {
    if other == 0 { one == 1 } else { is_coprime(other, one % other) }
}
