//! Formatting shared by the English texts of all reviews.

/// Lines under the turns that they belong to: pairs of a turn and a line, in the order of the game.
pub fn under_turns<'a>(lines: impl IntoIterator<Item = (&'a str, String)>) -> Vec<String> {
    let mut all = Vec::new();
    let mut heading = "";
    for (turn, line) in lines {
        if turn != heading {
            all.extend([String::new(), turn.to_owned()]);
            heading = turn;
        }
        all.push(format!("  {line}"));
    }
    all
}
