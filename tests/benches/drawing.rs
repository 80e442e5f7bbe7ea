//! How fast a frame is drawn: `cargo bench --bench drawing`. The aim is less than a millisecond.

use criterion::{Criterion, criterion_group, criterion_main};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::hint::black_box;
use stepback::app::{App, Look};
use stepback::catalogue::Asked;
use stepback::tour::KeyPress;
use stepback::ui;

fn frames(criterion: &mut Criterion) {
    let queens = Asked::read("queens 8").expect("a command");
    let mut app = App::open(queens, 9_000, Look::default()).expect("a size of 1 to 32");
    let mut group = criterion.benchmark_group("all of 8 queens, step 9000");
    for (width, height) in [(80, 24), (200, 60)] {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        group.bench_function(format!("a frame at {width} x {height}"), |bencher| {
            bencher.iter(|| ui::draw(black_box(&app), area, &mut buffer));
        });
        group.bench_function(format!("a step and its frame at {width} x {height}"), |bencher| {
            bencher.iter(|| {
                app.press(KeyPress::Left);
                app.press(KeyPress::Right);
                ui::draw(black_box(&app), area, &mut buffer);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, frames);
criterion_main!(benches);
