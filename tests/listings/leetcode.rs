//! The listings are what `LeetCode` asks for: its own signatures, and run as it would run them, without a word added, the
//! answers of its examples. What they do on the way is held elsewhere.

use std::fs;
use std::path::Path;

use stepback::scene::listing::{Language, Line, Listing};

use crate::listings::PUZZLE;
use crate::listings::run::{listing, output};

/// What the README says that the listings answer, by the numbers of `LeetCode`.
const PROBLEMS: [u32; 3] = [37, 51, 52];

/// The answers of 51 and 52 for its two examples, which are N = 4 and N = 1.
const QUEENS: [&str; 4] = [r#"[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]"#, "2", r#"[["Q"]]"#, "1"];

/// The answer of 37 for its example.
const SUDOKU: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// What `LeetCode` prescribes for 51 and 52, or for 37.
const fn signatures(name: &str, language: Language) -> &'static [&'static str] {
    match (name.as_bytes()[0], language) {
        (b'q', Language::Python) => &[
            "class Solution:",
            "def solveNQueens(self, n: int) -> List[List[str]]:",
            "def totalNQueens(self, n: int) -> int:",
        ],
        (b'q', Language::Java) => {
            &["class Solution {", "public List<List<String>> solveNQueens(int n) {", "public int totalNQueens(int n) {"]
        }
        (b'q', Language::Cpp) => {
            &["class Solution { public:", "vector<vector<string>> solveNQueens(int n) {", "int totalNQueens(int n) {"]
        }
        (b'q', Language::JavaScript) => &["var solveNQueens = function(n) {", "var totalNQueens = function(n) {"],
        (b'q', Language::Rust) => &[
            "impl Solution {",
            "pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {",
            "pub fn total_n_queens(n: i32) -> i32 {",
        ],
        (_, Language::Python) => &["class Solution:", "def solveSudoku(self, board: List[List[str]]) -> None:"],
        (_, Language::Java) => &["class Solution {", "public void solveSudoku(char[][] board) {"],
        (_, Language::Cpp) => &["class Solution { public:", "void solveSudoku(vector<vector<char>>& board) {"],
        (_, Language::JavaScript) => &["var solveSudoku = function(board) {"],
        (_, Language::Rust) => &["impl Solution {", "pub fn solve_sudoku(board: &mut Vec<Vec<char>>) {"],
    }
}

/// The names of the listings, the plain ones and those that search otherwise.
fn names() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/code");
    let files = fs::read_dir(folder).expect("the folder of the listings").map(|file| file.expect("readable").path());
    let python = files.filter(|path| path.extension().is_some_and(|extension| extension == "py"));
    let stems = python.filter_map(|path| path.file_stem()?.to_str().map(str::to_owned));
    stems.filter(|name| name.starts_with("queens") || name.starts_with("sudoku")).collect()
}

/// What a listing prints when it is pasted as it is shown, without its tags; none without the tool of its language.
fn answers(name: &str, language: Language, arguments: &[&str]) -> Option<Vec<String>> {
    let shown = listing(name, language).unwrap_or_else(|| panic!("there is no {name} in {language}"));
    let lines = shown.lines.into_iter().map(|line| Line { tags: vec![], ..line }).collect();
    let program = format!("leetcode-{}", name.split('-').next().unwrap_or(name));
    let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
    let told = output(&program, language, &format!("leetcode-{name}"), &Listing { lines }, arguments)?;
    let errors = String::from_utf8_lossy(&told.stderr);
    assert!(told.status.success() && errors.is_empty(), "{name} {language}: {errors}");
    let told = String::from_utf8(told.stdout).expect("the frames print ASCII").replace(' ', "");
    Some(told.lines().map(str::to_owned).collect())
}

/// A grid of 81 digits as `LeetCode` writes it.
fn board(digits: &str) -> String {
    let digits: Vec<String> = digits.chars().map(|digit| format!("{digit:?}").replace('\'', "\"")).collect();
    let rows: Vec<String> = digits.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    format!("[{}]", rows.join(","))
}

fn check(name: &str, language: Language) {
    if name.starts_with("queens") {
        let Some(told) = answers(name, language, &["4", "1"]) else { return };
        assert_eq!(told, QUEENS, "{name} {language}");
    } else {
        // Twice, as a listing must not remember what it was asked before.
        let Some(told) = answers(name, language, &[PUZZLE, PUZZLE]) else { return };
        assert_eq!(told, [board(SUDOKU), board(SUDOKU)], "{name} {language}");
    }
}

#[test]
fn the_listings_give_the_answers_of_the_examples_of_leetcode() {
    for language in Language::ALL {
        check("queens", language);
        check("sudoku", language);
    }
}

#[test]
fn the_variants_give_the_answers_of_the_examples_of_leetcode() {
    for name in names().iter().filter(|name| name.contains('-')) {
        check(name, Language::Python);
        check(name, Language::JavaScript);
    }
}

#[test]
fn every_listing_has_the_signatures_of_leetcode() {
    // Blanks, breaks of lines and a comma at the end of a list are a matter of taste.
    let squeezed = |code: &str| code.split_whitespace().collect::<String>().replace(",)", ")");
    for name in names() {
        for language in Language::ALL {
            let listing = listing(&name, language).unwrap_or_else(|| panic!("there is no {name} in {language}"));
            let lines: Vec<&str> = listing.lines.iter().map(|line| line.text).collect();
            let code = squeezed(&lines.join("\n"));
            for signature in signatures(&name, language) {
                assert!(code.contains(&squeezed(signature)), "{name} {language} has no {signature}");
            }
        }
    }
}

#[test]
fn the_board_that_is_saved_itself_makes_the_answer_two_empty_boards() {
    for language in [Language::Python, Language::JavaScript] {
        let shown = listing("mistakes/3-saves-the-board-itself", language).expect("in every language");
        let lines = shown.lines.into_iter().map(|line| Line { tags: vec![], ..line }).collect();
        let arguments = vec!["4".to_owned()];
        let Some(told) = output("leetcode-queens", language, "leetcode-mistake-3", &Listing { lines }, arguments)
        else {
            return;
        };
        let told = String::from_utf8_lossy(&told.stdout).replace(' ', "");
        assert_eq!(told.lines().collect::<Vec<_>>(), ["[[],[]]", "2"], "{language}");
    }
}

#[test]
fn what_the_readme_says_of_leetcode_is_what_is_checked_here() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).expect("a README");
    let (_, rest) = readme.split_once("**Before an interview.**").expect("the use for interviews");
    let (claim, _) = rest.split_once("\n- ").expect("another use after it");
    let words: Vec<&str> = claim.split(|sign: char| !sign.is_alphanumeric()).collect();
    let mut numbers: Vec<u32> = words.iter().filter_map(|word| word.parse().ok()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, PROBLEMS);
    let languages = Language::ALL.map(Language::name).join(", ");
    assert!(claim.contains(&languages), "{claim}");
}
