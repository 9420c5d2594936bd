//! The address that players type in or scan.

use std::{fmt, str::FromStr};

use axum::http::Uri;

/// Scheme, host and port that the server is reached at, such as `https://cities.example.org`. Written as browsers write
/// an origin: lower case, no default port, no slash at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl(String);

/// Why an address can't be the server's.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadPublicUrl {
    /// Not an address at all, or with a user's name in it.
    #[error("not an address like https://cities.example.org")]
    Unreadable,
    /// Another scheme.
    #[error("an address begins with http:// or https://")]
    Scheme,
    /// The pages know no place below the root.
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
        let uri: Uri = text.parse().map_err(|_| BadPublicUrl::Unreadable)?;
        let default_port = match uri.scheme_str() {
            Some("http") => 80,
            Some("https") => 443,
            Some(_) => return Err(BadPublicUrl::Scheme),
            None => return Err(BadPublicUrl::Unreadable),
        };
        let authority = uri.authority().ok_or(BadPublicUrl::Unreadable)?;
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return Err(BadPublicUrl::Unreadable);
        }
        if uri.path() != "/" || uri.query().is_some() {
            return Err(BadPublicUrl::Path);
        }
        let scheme = if default_port == 443 { "https" } else { "http" };
        let host = authority.host().to_ascii_lowercase();
        Ok(Self(match authority.port_u16() {
            Some(port) if port != default_port => format!("{scheme}://{host}:{port}"),
            _ => format!("{scheme}://{host}"),
        }))
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
        ] {
            assert_eq!(text.parse::<PublicUrl>().map(|url| url.to_string()), Ok(origin.to_owned()));
        }
    }

    #[test]
    fn refuses_bad_origins() {
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
