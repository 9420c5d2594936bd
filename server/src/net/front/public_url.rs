//! The address that players type in or scan.

use std::{fmt, str::FromStr};

use url::Url;

/// Scheme, host and port that the server is reached at, such as `https://cities.example.org`. Written as browsers write
/// an origin: lower case, no default port, no slash at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl(String);

/// Why an address can't be the server's own.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadPublicUrl {
    /// Not an address at all, or with a user's name in it.
    #[error("not an address like https://cities.example.org")]
    Unreadable,
    /// Another scheme.
    #[error("an address begins with http:// or https://")]
    Scheme,
    /// The pages are served at the root.
    #[error("an address ends after the host (and port)")]
    Path,
}

impl PublicUrl {
    /// As an origin, for comparing and for putting a path behind it.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// Whether browsers reach it by TLS.
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// The invitation to a room.
    pub fn room(&self, code: &str) -> String {
        format!("{}/r/{code}", self.0)
    }
}

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<Self, BadPublicUrl> {
        let url = Url::parse(text).map_err(|_| BadPublicUrl::Unreadable)?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(BadPublicUrl::Scheme);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(BadPublicUrl::Unreadable);
        }
        if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return Err(BadPublicUrl::Path);
        }
        Ok(Self(url.origin().ascii_serialization()))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_written_as_an_origin() {
        for (text, origin) in [
            ("https://Cities.Example.org/", "https://cities.example.org"),
            ("https://cities.example.org:443", "https://cities.example.org"),
            ("http://192.168.1.5:8080", "http://192.168.1.5:8080"),
            ("http://[::1]:8080", "http://[::1]:8080"),
            ("https://städte.example.org", "https://xn--stdte-hra.example.org"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().map(|url| url.to_string()), Ok(origin.to_owned()));
        }
    }

    #[test]
    fn refuses_what_is_not_an_origin() {
        for (text, why) in [
            ("cities.example.org", BadPublicUrl::Unreadable),
            ("ftp://cities.example.org", BadPublicUrl::Scheme),
            ("https://me@cities.example.org", BadPublicUrl::Unreadable),
            ("https://cities.example.org/table", BadPublicUrl::Path),
            ("", BadPublicUrl::Unreadable),
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(why), "{text}");
        }
    }
}
