//! Nested lists, as pasted from `LeetCode`.

use super::*;

#[test]
fn a_json_object_gives_its_puzzle() {
    assert_eq!(
        places(format!("{{\n  \"puzzle\": \"{FIRST}\",\n  \"solution\": \"{SOLVED}\"\n}}\n").as_bytes()),
        ["2 "]
    );
}

#[test]
fn lists_are_read_in_every_dress() {
    let list = |quote: &str| {
        format!(
            "[[{}]]",
            rows(FIRST)
                .iter()
                .map(|row| row.chars().map(|cell| format!("{quote}{cell}{quote}")).collect::<Vec<_>>().join(","))
                .collect::<Vec<_>>()
                .join("],[")
        )
    };
    let strings = format!("[\"{}\"]", rows(FIRST).join("\",\""));
    let numbers = list("").replace('.', "0");
    for text in [
        list("\""),
        list("'"),
        numbers.clone(),
        strings,
        list("\"").replace("],", "],\n  "),
        numbers.replace(',', " "),
        format!("Input: board = {}\nOutput: true", list("\"")),
        list("'").replace('.', ""),
        numbers.replace('0', "None"),
        format!("[\n{}\n]", list("\"").replace("[[", "[").replace("]]", "]").replace("],[", "],\n[")),
        list("\"")[1..list("\"").len() - 1].replace("],[", "],\n["),
    ] {
        assert_eq!(shown(text.as_bytes()), [FIRST], "{text}");
    }
    let two = format!("[{}, {}]", list("\""), list("'"));
    assert_eq!(shown(two.as_bytes()), [FIRST, FIRST]);
}

#[test]
fn mistakes_in_a_list_name_their_place() {
    let list = format!(
        "[[{}]]\n{SECOND}\n",
        rows(FIRST)
            .iter()
            .map(|row| row.chars().map(|cell| format!("'{cell}'")).collect::<Vec<_>>().join(","))
            .collect::<Vec<_>>()
            .join("],\n[")
    );
    let first = |text: String| {
        let mut found = all(text.as_bytes());
        assert_eq!(
            found.pop().map(|item| item.map(|entry| entry.grid.to_string())),
            Some(Ok(SECOND.to_owned())),
            "{text}"
        );
        let error = found.remove(0).expect_err(&text);
        (error.line, error.column, error.problem)
    };
    assert_eq!(first(list.replacen("'6'", "'21'", 1)), (2, 2, Problem::BadCell));
    assert_eq!(first(list.replacen("'6'", "'a'", 1)), (2, 2, Problem::BadCell));
    assert_eq!(first(list.replacen("'6',", "", 1)), (2, 33, Problem::RowLength { found: 8 }));
    assert_eq!(first(list.replacen("]]", "]", 1)), (10, 1, Problem::BadList));
    assert_eq!(first(list.replacen("[['5'", "[[5'", 1)).2, Problem::RowCount { found: 8 });
    assert_eq!(first(list.replacen("['6'", "[6'", 1)).2, Problem::BadList);
    assert_eq!(first(list.replacen("'6',", ",", 1)), (2, 2, Problem::BadList));
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(first([&lines[..2], &lines[3..]].concat().join("\n")), (8, 38, Problem::RowCount { found: 8 }));
}
