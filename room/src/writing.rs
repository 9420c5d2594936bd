//! What people write, in names and in talk: nothing that can't be seen, nothing that changes how the text around it
//! reads, and no piles of marks.

use icu_properties::props::{
    CanonicalCombiningClass, DefaultIgnorableCodePoint, Emoji, EmojiModifier, ExtendedPictographic, GeneralCategory,
    JoiningType,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Most marks in a row: <https://www.unicode.org/reports/tr39/#Optional_Detection>.
const MAX_MARKS: usize = 4;
/// Most tags of a flag, without the last: the longest code of a region has three letters after its country.
const MAX_TAGS: usize = 6;

const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';
const TEXT_STYLE: char = '\u{fe0e}';
const EMOJI_STYLE: char = '\u{fe0f}';
const BLACK_FLAG: char = '\u{1f3f4}';
const LAST_TAG: char = '\u{e007f}';
/// The pattern of no dots: a blank, but not to Unicode.
const BRAILLE_BLANK: char = '\u{2800}';

/// The text without what can't be seen and without the marks that are too many. What emoji, Arabic and Indian scripts
/// need stays, and so do control characters, which are refused everywhere.
pub(crate) fn cleaned(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut marks = 0;
    let mut rest = text.chars();
    while let Some(next) = rest.next() {
        let before = clean.chars().next_back();
        let fits = !is_mark(next) || marks < MAX_MARKS;
        if fits && (is_seen(next) || next.is_control() || belongs(next, before, rest.clone().next())) {
            clean.push(next);
            // What is left out doesn't separate the marks around it.
            marks = if is_mark(next) { marks + 1 } else { 0 };
        }
        if next == BLACK_FLAG {
            let tags = tags(rest.as_str());
            clean.push_str(tags);
            rest = rest.as_str()[tags.len()..].chars();
        }
    }
    clean
}

/// The text of a file that anybody can have made, for a terminal: nothing in it controls that, or changes how the text
/// around it reads.
pub(crate) fn harmless(text: &str) -> String {
    cleaned(text).replace(char::is_control, "")
}

/// Whether there is anything to see in a text.
pub(crate) fn is_visible(text: &str) -> bool {
    text.chars().any(|character| is_seen(character) && !is_mark(character) && !character.is_whitespace())
}

/// Whether two names look so much alike that one could pass for the other.
pub(crate) fn look_alike(a: &str, b: &str) -> bool {
    looks(a).iter().zip(looks(b)).any(|(a, b)| *a == b)
}

/// How a name looks as it is written and in small letters, whatever its case: "Ian" looks like "lan", and "ian" like
/// "IAN".
fn looks(name: &str) -> [String; 2] {
    let name: String = name.nfkc().filter(|character| !character.is_whitespace()).collect();
    let as_written: String = skeleton(&name).collect();
    [as_written.to_lowercase(), skeleton(&name.to_lowercase()).collect()]
}

fn is_seen(character: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator};
    let category = CodePointMapData::<GeneralCategory>::new().get(character);
    !matches!(category, Control | Format | LineSeparator | ParagraphSeparator)
        && !CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(character)
        && character != BRAILLE_BLANK
}

fn is_mark(character: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark};
    matches!(CodePointMapData::<GeneralCategory>::new().get(character), EnclosingMark | NonspacingMark)
}

/// Whether a character that can't be seen by itself changes how its neighbours are drawn, as it should.
fn belongs(character: char, before: Option<char>, after: Option<char>) -> bool {
    let Some(before) = before else { return false };
    match character {
        TEXT_STYLE | EMOJI_STYLE => CodePointSetData::new::<Emoji>().contains(before),
        JOINER => is_virama(before) || is_pictured(before) && after.is_some_and(is_picture),
        NON_JOINER => is_virama(before) || after.is_some_and(|after| would_join(before, after)),
        _ => false,
    }
}

fn is_picture(character: char) -> bool {
    CodePointSetData::new::<ExtendedPictographic>().contains(character)
}

/// Whether an emoji may end in this character.
fn is_pictured(character: char) -> bool {
    let modifies = CodePointSetData::new::<EmojiModifier>().contains(character);
    character == EMOJI_STYLE || modifies || is_picture(character)
}

fn is_virama(character: char) -> bool {
    let class = CodePointMapData::<CanonicalCombiningClass>::new().get(character);
    class == CanonicalCombiningClass::Virama
}

fn would_join(before: char, after: char) -> bool {
    let joining = CodePointMapData::<JoiningType>::new();
    matches!(joining.get(before), JoiningType::DualJoining | JoiningType::LeftJoining)
        && matches!(joining.get(after), JoiningType::DualJoining | JoiningType::RightJoining)
}

/// The tags after a black flag that make it the flag of a region, with the last one; empty if they make none.
fn tags(rest: &str) -> &str {
    let is_tag = |character: &char| matches!(character, '\u{e0030}'..='\u{e0039}' | '\u{e0061}'..='\u{e007a}');
    let count = rest.chars().take_while(is_tag).count();
    let whole = (1..=MAX_TAGS).contains(&count) && rest.chars().nth(count) == Some(LAST_TAG);
    let length = rest.chars().take(count + 1).map(char::len_utf8).sum();
    if whole { &rest[..length] } else { "" }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_cannot_be_seen_goes() {
        for hidden in [
            "\u{ad}",
            "\u{34f}",
            "\u{61c}",
            "\u{115f}",
            "\u{1160}",
            "\u{180e}",
            "\u{200b}",
            "\u{200c}",
            "\u{200d}",
            "\u{200e}",
            "\u{200f}",
            "\u{2028}",
            "\u{202a}",
            "\u{202e}",
            "\u{2060}",
            "\u{2066}",
            "\u{2069}",
            "\u{206f}",
            "\u{2800}",
            "\u{3164}",
            "\u{fe0f}",
            "\u{feff}",
            "\u{ffa0}",
            "\u{fff9}",
            "\u{1d173}",
            "\u{e0041}",
            "\u{e01ef}",
        ] {
            assert_eq!(cleaned(&format!("A{hidden}b")), "Ab", "{hidden:?}");
            assert!(!is_visible(&format!(" {hidden}\u{301}")), "{hidden:?}");
        }
    }

    #[test]
    fn emoji_and_scripts_keep_what_they_need() {
        for text in [
            "👩\u{200d}🚀",
            "👩🏽\u{200d}❤\u{fe0f}\u{200d}💋\u{200d}👩🏻",
            "🏳\u{fe0f}\u{200d}🌈",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!",
            "1\u{fe0f}\u{20e3}",
            "🇪🇸",
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "Việt Nam",
            "עִבְרִית",
        ] {
            assert_eq!(cleaned(text), text);
        }
        assert_eq!(cleaned("🏴\u{e0067}\u{e0062}"), "🏴", "an unfinished flag");
        assert_eq!(cleaned("👩\u{200d}\u{200d}🚀"), "👩\u{200d}🚀", "one joiner is enough");
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert_eq!(cleaned(&format!("Z{}a\u{301}", "\u{300}".repeat(50))), "Z\u{300}\u{300}\u{300}\u{300}a\u{301}");
        let divided = "a\u{301}\u{20e3}\u{200c}\u{301}\u{301}\u{301}";
        assert_eq!(cleaned(divided), "a\u{301}\u{20e3}\u{301}\u{301}", "by something that can't be seen");
    }

    #[test]
    fn names_that_look_alike_are_told() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "\u{410}d\u{430}"),
            ("Ian", "lan"),
            ("Bob", "Ｂｏｂ"),
            ("Bob", "𝐁𝐨𝐛"),
            ("Zoë", "Zoe\u{308}"),
            ("Ann Lee", "AnnLee"),
            ("Ann Lee", "Ann\u{a0}Lee"),
            ("O'Hara", "O’Hara"),
            ("Вера", "Bepa"),
            ("Bob", "ВОВ"),
        ] {
            assert!(look_alike(one, other), "{one:?} and {other:?}");
        }
        for (one, other) in [("Ian", "Lena"), ("Ann", "Anna"), ("Zoe", "Zoë"), ("Ana", "Ann"), ("Вера", "Лера")]
        {
            assert!(!look_alike(one, other), "{one:?} and {other:?}");
        }
    }

    /// Texts of what could go wrong next to what needs it.
    fn texts() -> impl Strategy<Value = String> {
        let some = prop_oneof![
            prop::sample::select(vec!['\u{200c}', '\u{200d}', '\u{fe0f}', '\u{202e}', '\u{e0067}', '\u{e007f}']),
            prop::sample::select(vec!['\u{301}', '\u{94d}', '\u{20e3}', '\u{3164}', ' ', 'a', '1']),
            prop::sample::select(vec!['👩', '🚀', '🏽', '🏴', 'م', 'ی', 'क']),
            any::<char>(),
        ];
        prop::collection::vec(some, 0..30).prop_map(|characters| characters.into_iter().collect())
    }

    proptest! {
        #[test]
        fn a_clean_text_is_clean(text in texts()) {
            let clean = cleaned(&text);
            prop_assert_eq!(cleaned(&clean), clean.clone());
            let seen = |text: &str| text.chars().filter(|c| is_seen(*c) && !is_mark(*c)).collect::<String>();
            prop_assert_eq!(seen(&clean), seen(&text), "nothing that can be seen is lost");
            let marks = ['\u{61c}', '\u{200e}', '\u{200f}'];
            let mut bidi = marks.into_iter().chain('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}');
            prop_assert!(!bidi.any(|control| clean.contains(control)));
            let piles = clean.split(|c| !is_mark(c)).map(|marks| marks.chars().count());
            prop_assert!(piles.max().unwrap_or_default() <= MAX_MARKS);
        }

        #[test]
        fn looking_alike_goes_both_ways(one in texts(), other in texts()) {
            prop_assert!(look_alike(&one, &one));
            prop_assert_eq!(look_alike(&one, &other), look_alike(&other, &one));
        }
    }
}
