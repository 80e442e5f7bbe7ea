//! What the program says of itself.

use super::written;

#[test]
fn every_option_of_an_example_is_told_above_it() {
    let help = written("--help");
    let (above, examples) = help.split_once("Examples:").expect("examples");
    let options: Vec<&str> = examples.split_whitespace().filter(|word| word.starts_with("--")).collect();
    assert!(options.len() > 4, "{examples}");
    for option in options {
        assert!(above.contains(&format!("  {option} ")), "{option} is in an example and not described");
    }
}

#[test]
fn help_goes_to_standard_output_in_eighty_columns() {
    let help = written("--help");
    assert!(help.lines().all(|line| line.chars().count() <= 80));
    assert_eq!(written("-h"), help);
    insta::assert_snapshot!(help, @r"
    Steps through backtracking, forwards and back.

    Usage: stepback [PUZZLE [ARGUMENTS]] [OPTIONS]

    Puzzles:
      queens        N queens on an N x N board, none attacking another
      sudoku        A Sudoku: built in, from a file, from a pipe, or 81 characters
      parentheses   Every string of N matching pairs
      permutations  Every order of some items, equal ones told once
      word-search   A word along neighbouring letters of a grid
      coloring      Colour a graph so that no neighbours are alike
      registers     Give the variables of a straight-line program registers
      crossword     A crossword: a grid is filled from a list of words
      mistake       A wrong program beside the right one, or a list of them

    Options:
          --first            Stop at the first board (usual for sudoku)
          --all              Go on until all boards are found (usual for queens)
          --at <STEP>        Open at this step, or print what follows it
          --code <LANGUAGE>  Show python, java, cpp, javascript, rust or template
          --bits             Show the sets as bits, and the code that keeps them so
          --mouse            Take the mouse: wheel steps, click on the timeline
          --print <FORMAT>   Write to standard output, and draw nothing
          --take <COUNT>     Print that many events at most, in text or jsonl
          --plain            Read commands and write sentences, line by line
          --color <COLORS>   Never, 16, 256 or truecolor; auto asks the environment
          --theme <THEME>    Draw in auto, dark, light, high-contrast or mono
          --ascii            Draw ASCII signs (usual without a UTF-8 locale)
          --unicode          Draw lines, blocks and chess signs (usual with one)
      -h, --help             Print help
      -V, --version          Print version

    Formats:
      text      a sentence an event, and the tally at the end
      jsonl     a JSON object an event, one a line
      boards    all boards on one line, as LeetCode 51 wants them
      count     how many boards there are, as LeetCode 52 wants it
      tally     the counters by name, one a line
      solution  a board a line; for sudoku the 81 digits, of every puzzle
      exists    whether there is a board, as LeetCode 79 wants it
      col       the lines of a solution as DIMACS has them, where boards are colours
      of a graph
      code      the code beside the board, in the language of --code

    Options of some puzzles, which stepback PUZZLE --help describes:
      --order      sudoku, coloring, registers, crossword
      --look-ahead sudoku, coloring, crossword
      --propagate  sudoku
      --words      crossword
      --n          mistake

    Examples:
      stepback                              the lesson: 4 queens, first board
      stepback queens 8                     8 queens, all 92 boards
      stepback queens 8 --first --at 500    opens at step 500
      stepback mistake 1 --n 6              the undo forgets the sets, on 6 x 6
      stepback queens 6 --print boards      writes the 4 boards
      stepback queens 4 --print text | grep undo
      stepback sudoku --order mrv           a Sudoku, fewest candidates first
    ");
    insta::assert_snapshot!(written("queens --help"), @r"
    N queens on an N x N board, none attacking another

    Usage: stepback queens [N] [OPTIONS]

    Arguments:
      [N]  Rows and columns of the board, 1 to 32 [default: 8]

    Options:
          --first            Stop at the first board (usual for sudoku)
          --all              Go on until all boards are found (usual for queens)
          --at <STEP>        Open at this step, or print what follows it
          --code <LANGUAGE>  Show python, java, cpp, javascript, rust or template
          --bits             Show the sets as bits, and the code that keeps them so
          --mouse            Take the mouse: wheel steps, click on the timeline
          --print <FORMAT>   Write to standard output, and draw nothing
          --take <COUNT>     Print that many events at most, in text or jsonl
          --plain            Read commands and write sentences, line by line
          --color <COLORS>   Never, 16, 256 or truecolor; auto asks the environment
          --theme <THEME>    Draw in auto, dark, light, high-contrast or mono
          --ascii            Draw ASCII signs (usual without a UTF-8 locale)
          --unicode          Draw lines, blocks and chess signs (usual with one)
      -h, --help             Print help
    ");
    assert_eq!(written("--version"), format!("stepback {}\n", env!("CARGO_PKG_VERSION")));
}
