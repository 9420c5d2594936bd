//! Cities played out to the end with tiles that may come.

use arrayvec::ArrayVec;

use super::prospect::Prospect;
use crate::two_cities::BUILDING_HAND;
use crate::two_cities::city::CityBoard;
use crate::two_cities::tile::Tile;

/// Tiles of which a city gets one.
pub(crate) type Offer = ArrayVec<Tile, BUILDING_HAND>;

/// The city after it got one tile of every offer in turn, always the one with the best prospect in its best place.
/// `other_factories` are the factory counts of the other cities in the end.
pub(crate) fn complete(city: CityBoard, offers: &[Offer], other_factories: &[u8]) -> CityBoard {
    offers.iter().fold(city, |city, offer| {
        let different = (0..offer.len()).filter(|index| !offer[..*index].contains(&offer[*index]));
        different
            .flat_map(|index| city.places(offer[index]).map(move |cell| city.with_unchecked(offer[index], cell)))
            .max_by_key(|outcome| Prospect::of(outcome).worth(other_factories))
            .unwrap_or(city)
    })
}
