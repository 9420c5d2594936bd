//! Reads the headers that trusted proxies add to a request.

use axum::http::{HeaderMap, HeaderValue};

/// The entry that the outermost of `hops` trusted proxies has appended to this header: that many from the right, or the
/// leftmost if there are fewer. Without a trusted proxy there is none.
pub(super) fn forwarded<'a>(headers: &'a HeaderMap, name: &str, hops: u8) -> Option<&'a str> {
    let values = headers.get_all(name).iter().rev().map(HeaderValue::to_str);
    let entries = values.flat_map(|value| value.unwrap_or_default().rsplit(',')).map(str::trim);
    entries.take(hops.into()).last()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_counted_from_the_right_across_headers() {
        let mut headers = HeaderMap::new();
        for value in ["a, b", "c", "d ,e"] {
            headers.append("x-passed", HeaderValue::from_static(value));
        }
        let entries: Vec<_> = (0..7).map(|hops| forwarded(&headers, "x-passed", hops)).collect();
        assert_eq!(entries, [None, Some("e"), Some("d"), Some("c"), Some("b"), Some("a"), Some("a")]);
        assert_eq!(forwarded(&headers, "x-other", 1), None);
    }
}
