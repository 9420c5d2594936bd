//! Describes the first difference between two JSON values, for people.

use serde_json::Value;

/// The first place where two values differ, with what is there in each; `None` if they are equal.
pub(super) fn first_difference(one: &Value, other: &Value) -> Option<(String, [String; 2])> {
    between(one, other, "")
}

fn between(one: &Value, other: &Value, place: &str) -> Option<(String, [String; 2])> {
    if one == other {
        return None;
    }
    let found = match (one, other) {
        (Value::Object(some), Value::Object(others)) => {
            let mut keys = some.keys().chain(others.keys().filter(|key| !some.contains_key(*key)));
            keys.find_map(|key| between(&one[key], &other[key], &format!("{place}.{key}")))
        }
        (Value::Array(some), Value::Array(others)) if some.len() == others.len() => {
            let mut pairs = some.iter().zip(others).enumerate();
            pairs.find_map(|(index, (one, other))| between(one, other, &format!("{place}[{index}]")))
        }
        _ => None,
    };
    found.or_else(|| Some((place.trim_start_matches('.').to_owned(), [one, other].map(said))))
}

fn said(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::Array(all) => format!("a list of {}", all.len()),
        Value::Object(_) => "an object".to_owned(),
        value => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_first_place_is_named() {
        let found = |one: Value, other: Value| {
            let (place, [one, other]) = first_difference(&one, &other)?;
            Some(format!("{place}: {one}, {other}"))
        };
        let game = json!({ "scores": [{ "total": 30 }, { "total": 31 }], "winner": null });
        assert_eq!(found(game.clone(), game.clone()), None);
        let mut other = game.clone();
        other["scores"][1]["total"] = 40.into();
        other["winner"] = 1.into();
        assert_eq!(found(game.clone(), other).as_deref(), Some("scores[1].total: 31, 40"));
        assert_eq!(found(game, json!({ "scores": [1] })).as_deref(), Some("scores: a list of 2, a list of 1"));
        assert_eq!(found(json!({}), json!({ "late": {} })).as_deref(), Some("late: nothing, an object"));
    }
}
