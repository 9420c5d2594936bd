//! Text that has to fit without being measured: nobody knows which font a picture will be read in.

/// A line of text that fits, and the size of its letters in pixels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The text, cut short if it is too long even in the smallest letters.
    pub text: String,
    /// The size.
    pub size: u32,
}

/// The text in the largest letters from `least` to `most` that fit into this width, in pixels.
pub fn fit(text: &str, width: u32, least: u32, most: u32) -> Line {
    let wide: u32 = text.chars().map(width_of).sum();
    let size = (width * 100).checked_div(wide).unwrap_or(most).min(most);
    if size >= least {
        return Line { text: text.to_owned(), size };
    }
    let room = (width * 100 / least).saturating_sub(width_of('…'));
    let mut used = 0;
    let mut end = 0;
    let mut before = None;
    for (at, letter) in text.char_indices() {
        // Not between a letter and its marks, nor within a picture of several.
        if width_of(letter) > 0 && before != Some(JOINER) {
            end = at;
        }
        used += width_of(letter);
        before = Some(letter);
        if used > room {
            break;
        }
    }
    Line { text: format!("{}…", text[..end].trim_end()), size: least }
}

/// Between emoji that make one picture.
const JOINER: char = '\u{200d}';

/// About how wide a letter is, in hundredths of its size; rather too much than too little.
const fn width_of(letter: char) -> u32 {
    match letter {
        '\u{300}'..='\u{36f}'
        | '\u{591}'..='\u{5bd}'
        | '\u{64b}'..='\u{65f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{1f3fb}'..='\u{1f3ff}'
        | '\u{e0000}'.. => 0,
        'i' | 'j' | 'l' | 'I' | ' ' | '.' | ',' | '\'' => 34,
        'm' | 'w' | 'M' | 'W' | '&' | '@' | '%' | '<' | '>' | '★' => 95,
        'A'..='Z' | 'À'..='Þ' | '\u{400}'..='\u{52f}' => 72,
        '\u{1100}'..='\u{11ff}' | '\u{2600}'..='\u{27bf}' | '\u{2e80}'.. => 110,
        _ => 60,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_texts_get_the_largest_letters() {
        assert_eq!(fit("Ada", 200, 12, 30), Line { text: "Ada".to_owned(), size: 30 });
        assert_eq!(fit("", 200, 12, 30).size, 30);
    }

    #[test]
    fn long_texts_get_smaller_letters_and_are_cut_in_the_end() {
        let long = fit("Александра-Виктория", 240, 12, 30);
        assert!(long.size < 30 && long.text.ends_with('я'), "{long:?}");
        let cut = fit("Wolfeschlegelsteinhausen", 120, 12, 30);
        assert!(cut.size == 12 && cut.text.ends_with('…') && cut.text.starts_with("Wolfe"), "{cut:?}");
        assert!(cut.text.chars().map(width_of).sum::<u32>() * cut.size <= 120 * 100, "{cut:?}");
    }

    #[test]
    fn nothing_is_cut_in_two_that_is_read_as_one() {
        let astronauts = "👩\u{200d}🚀".repeat(9);
        for width in 20..200 {
            let text = fit(&astronauts, width, 12, 30).text;
            let whole = text.trim_end_matches('…');
            assert!(whole.chars().count().is_multiple_of(3), "{width}: {text:?}");
            let marks = fit(&"e\u{301}".repeat(30), width, 12, 30).text;
            assert!(marks.trim_end_matches('…').chars().count().is_multiple_of(2), "{width}: {marks:?}");
        }
    }
}
