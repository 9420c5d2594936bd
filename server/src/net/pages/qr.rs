//! Invitations to be scanned.

use fast_qr::{
    ECL, QRBuilder,
    convert::{Builder, Shape, svg::SvgBuilder},
    qr::{QRCode, QRCodeError},
};

/// Dark on light in every theme: many scanners can't read the inverse.
const INK: [u8; 3] = [0x1f, 0x2a, 0x33];
const PAPER: [u8; 3] = [0xff, 0xff, 0xff];
/// The light border that scanners need, in modules.
const QUIET: usize = 4;

/// A picture of an address.
pub fn svg(url: &str) -> Result<String, QRCodeError> {
    let code = code(url)?;
    Ok(SvgBuilder::default().shape(Shape::Square).margin(QUIET).module_color(INK).background_color(PAPER).to_str(&code))
}

/// Lines for a terminal, two modules to a character.
pub fn terminal(url: &str) -> Result<String, QRCodeError> {
    code(url).map(|code| code.to_str())
}

fn code(url: &str) -> Result<QRCode, QRCodeError> {
    QRBuilder::new(url).ecl(ECL::M).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_light_behind_the_modules() {
        let picture = svg("https://cities.example.org/r/ABCDEFGHJKMNPQRS").expect("a short address");
        assert!(picture.starts_with("<svg"), "{picture}");
        assert!(picture.contains("#ffffff") && picture.contains("#1f2a33"), "{picture}");
    }

    #[test]
    fn fills_a_terminal() {
        let lines = terminal("http://127.0.0.1:8080").expect("a short address");
        assert!(lines.lines().count() > 10);
    }

    #[test]
    fn refuses_a_text_that_is_too_long() {
        assert!(svg(&"x".repeat(4000)).is_err());
    }
}
