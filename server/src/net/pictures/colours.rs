//! The colours of whole pictures. They are those of the client's light theme: a picture is looked at anywhere, and on
//! paper, too.

/// Behind everything.
pub const PAPER: &str = "#fbf7ed";
/// The lines of the squared paper.
pub const RULING: &str = "#ece3cf";
/// Free squares of a board.
pub const WELL: &str = "#f3ecdd";
/// Text and outlines.
pub const INK: &str = "#1f2a33";
/// What is said by the way.
pub const SOFT: &str = "#55564e";
/// Those who won.
pub const ACCENT: &str = "#a8361b";
/// What a tavern's sign says.
pub const GLYPH: &str = "#fffaf0";
/// The tiles of City Square Off: 45 % of [`STARTER`] on [`PAPER`].
pub const LAID: &str = "#9eb8cf";
/// Their starters.
pub const STARTER: &str = "#2c6ca6";

/// How a type of building is coloured.
#[derive(Debug, PartialEq, Eq)]
pub struct Hue {
    /// Its CSS class in a page.
    pub class: &'static str,
    /// The building.
    pub fill: &'static str,
    /// The tile around it: 20 % of `fill` on [`GLYPH`].
    pub face: &'static str,
}

const SHOP: Hue = Hue { class: "hue-shop", fill: "#e3a92f", face: "#faeace" };
const FACTORY: Hue = Hue { class: "hue-factory", fill: "#646a73", face: "#dedcd6" };
const TAVERN: Hue = Hue { class: "hue-tavern", fill: "#b5432d", face: "#f4d6c8" };
const OFFICE: Hue = Hue { class: "hue-office", fill: "#2c6ca6", face: "#d4dde2" };
const PARK: Hue = Hue { class: "hue-park", fill: "#3f7a37", face: "#d8e0c9" };
const HOUSE: Hue = Hue { class: "hue-house", fill: "#82508c", face: "#e5d6dc" };

/// The hue of a letter of the city notation.
pub const fn hue(letter: char) -> Option<&'static Hue> {
    Some(match letter {
        'S' => &SHOP,
        'F' => &FACTORY,
        'M' | 'D' | 'E' | 'B' => &TAVERN,
        'O' => &OFFICE,
        'P' => &PARK,
        'H' => &HOUSE,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_those_of_the_client() {
        let tokens = include_str!("../../../../web/src/styles/tokens.css");
        let named = [("sheet", PAPER), ("grid", RULING), ("paper", WELL), ("ink", INK), ("ink-soft", SOFT)];
        let hues = [SHOP, FACTORY, TAVERN, OFFICE, PARK, HOUSE];
        let hues = hues.map(|Hue { class, fill, .. }| (class.trim_start_matches("hue-"), fill));
        for (name, colour) in named.into_iter().chain(hues).chain([("accent", ACCENT), ("office", STARTER)]) {
            assert!(tokens.contains(&format!("--{name}: light-dark({colour}, ")), "--{name} is not {colour}");
        }
    }
}
