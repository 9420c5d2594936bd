//! Checks the addresses of push services. They come from a browser, or from somebody who pretends to be one.

use url::{Host, Url};

/// Most bytes of an address. Those of today's services have at most half of that.
const MAX_ENDPOINT: usize = 1024;

/// Why nothing is sent to an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadEndpoint {
    /// Longer than any service's.
    #[error("longer than {MAX_ENDPOINT} bytes")]
    TooLong,
    /// Not an address, or one with a user's name.
    #[error("not an address")]
    Unreadable,
    /// Another scheme than https.
    #[error("without https")]
    Scheme,
    /// Another port than that of https.
    #[error("with a port")]
    Port,
    /// An address in digits, or a name that only a local network knows: no push service is there.
    #[error("not the name of a host on the internet")]
    Host,
}

/// The address, if it may be that of a push service. Where its name leads is checked when it is used. With `anywhere`
/// it may lead to this machine, too.
pub fn checked(text: &str, anywhere: bool) -> Result<Url, BadEndpoint> {
    if text.len() > MAX_ENDPOINT {
        return Err(BadEndpoint::TooLong);
    }
    let url = Url::parse(text).map_err(|_| BadEndpoint::Unreadable)?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err(BadEndpoint::Unreadable);
    }
    match url.scheme() {
        "https" => {}
        "http" if anywhere => {}
        _ => return Err(BadEndpoint::Scheme),
    }
    if anywhere {
        return Ok(url);
    }
    if url.port().is_some() {
        return Err(BadEndpoint::Port);
    }
    match url.host() {
        Some(Host::Domain(name)) if is_worldwide(name) => Ok(url),
        _ => Err(BadEndpoint::Host),
    }
}

/// Whether a name may be known outside of a local network.
fn is_worldwide(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name);
    let local = ["localhost", "local", "internal", "lan", "home", "arpa"];
    name.rsplit_once('.').is_some_and(|(_, end)| !end.is_empty() && !local.contains(&end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_services_may_be_addressed() {
        for right in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "https://db5p.notify.windows.com/w/?token=abc",
            "https://push.example.org:443/abc",
        ] {
            assert!(checked(right, false).is_ok(), "{right}");
        }
    }

    #[test]
    fn nothing_near_may_be_addressed() {
        let long = format!("https://push.example.org/{}", "x".repeat(1024));
        for (wrong, why) in [
            ("http://push.example.org/abc", BadEndpoint::Scheme),
            ("file:///etc/passwd", BadEndpoint::Scheme),
            ("gopher://push.example.org/", BadEndpoint::Scheme),
            ("https://push.example.org:8443/abc", BadEndpoint::Port),
            ("https://me:secret@push.example.org/abc", BadEndpoint::Unreadable),
            ("push.example.org/abc", BadEndpoint::Unreadable),
            ("https://127.0.0.1/abc", BadEndpoint::Host),
            // All these are 127.0.0.1, too.
            ("https://2130706433/abc", BadEndpoint::Host),
            ("https://0x7f.1/abc", BadEndpoint::Host),
            ("https://017700000001/abc", BadEndpoint::Host),
            ("https://8.8.8.8/abc", BadEndpoint::Host),
            ("https://[::1]/abc", BadEndpoint::Host),
            ("https://[::ffff:10.0.0.1]/abc", BadEndpoint::Host),
            ("https://localhost/abc", BadEndpoint::Host),
            ("https://localhost./abc", BadEndpoint::Host),
            ("https://me.localhost/abc", BadEndpoint::Host),
            ("https://nas.local/abc", BadEndpoint::Host),
            ("https://metadata.google.internal/abc", BadEndpoint::Host),
            ("https://database/abc", BadEndpoint::Host),
            (&long, BadEndpoint::TooLong),
        ] {
            assert_eq!(checked(wrong, false), Err(why), "{wrong}");
        }
    }

    #[test]
    fn a_test_may_send_to_its_own_machine() {
        assert!(checked("http://127.0.0.1:4000/abc", true).is_ok());
        assert_eq!(checked("ftp://127.0.0.1/abc", true), Err(BadEndpoint::Scheme));
    }
}
