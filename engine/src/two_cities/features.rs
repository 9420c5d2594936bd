//! The features of a city from which its final score is estimated.

use std::array;
use std::sync::LazyLock;

use conurbation_rules::common::byte;
use conurbation_rules::two_cities::score::{score_offices, score_parks, score_shops, score_taverns};
use conurbation_rules::two_cities::{Building, CityBoard};

/// Points by type: shops, taverns, offices, offices beside a tavern, parks, houses.
const POINTS: usize = 1;
/// Whether there are so many shops, from 0 to 7.
const SHOPS: usize = POINTS + 6;
/// Whether the longest line of shops that can grow has so many, from 0 to 3.
const LINE: usize = SHOPS + 8;
/// How many lines of three, and of two, there are.
const LINES: usize = LINE + 4;
/// Whether there are taverns of so many kinds, from 0 to 4.
const KINDS: usize = LINES + 2;
/// Whether there are two or more taverns of so many kinds.
const TWICE: usize = KINDS + 5;
/// How many free squares lie beside a tavern; the same for each office.
const BESIDE_TAVERN: usize = TWICE + 5;
/// Whether there are so many offices, from 0 to 8.
const OFFICES: usize = BESIDE_TAVERN + 2;
/// Whether so many offices, from 0 to 3, are beside no tavern but a free square.
const OPEN_OFFICES: usize = OFFICES + 9;
/// Whether there are so many parks, from 0 to 7.
const PARKS: usize = OPEN_OFFICES + 4;
/// How many groups of one, two, and more parks there are; how many of one and two if no park can get a neighbour; how
/// many free squares lie beside parks.
const GROUPS: usize = PARKS + 8;
/// Whether there are so many houses, from 0 to 8.
const HOUSES: usize = GROUPS + 6;
/// Whether there are so many types other than houses, from 0 to 5.
const TYPES: usize = HOUSES + 9;
/// How many houses are beside no factory; the same for each type that is missing.
const QUIET: usize = TYPES + 6;
/// By number of types, how many free squares are beside no factory and no house.
const ROOM: usize = QUIET + 2;
/// Whether there are so many factories, from 0 to 6, with this rank among the cities, from 0 to 3.
const FACTORIES: usize = ROOM + 6;
/// The most factories of another city; the same for each factory of this one.
const RIVAL: usize = FACTORIES + 28;
/// For each two of the types, the product of how many there are. Taverns count by kinds.
const PRODUCTS: usize = RIVAL + 2;
/// Whether the box around all tiles has this height and width.
const BOX: usize = PRODUCTS + 15;
/// How many features there are. The first is always 1.
pub(super) const FEATURES: usize = BOX + 16;

/// What squares of one type score, by the squares on a packed board or by their number.
struct Tables {
    shops: Vec<u8>,
    parks: Vec<u8>,
    groups: Vec<[u8; 3]>,
    /// By the number of each kind, three bits for each.
    taverns: Vec<u8>,
    offices: [u8; 17],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let kinds = |number: usize| [0, 3, 6, 9].map(|shift| byte(number >> shift & 7));
    Tables {
        shops: (0..=u16::MAX).map(score_shops).collect(),
        parks: (0..=u16::MAX).map(score_parks).collect(),
        groups: (0..=u16::MAX).map(groups).collect(),
        taverns: (0..1usize << 12).map(|number| score_taverns(kinds(number))).collect(),
        offices: array::from_fn(|count| score_offices(byte(count))),
    }
});

/// How many groups of one, two, and more parks there are.
fn groups(mut parks: u16) -> [u8; 3] {
    let mut all = [0; 3];
    while parks != 0 {
        let mut group = parks & parks.wrapping_neg();
        let mut size = 0;
        while size != group.count_ones() {
            size = group.count_ones();
            group |= (group << 4 | group >> 4 | (group & 0x7777) << 1 | (group & 0xeeee) >> 1) & parks;
        }
        parks &= !group;
        all[(size.min(3) - 1) as usize] += 1;
    }
    all
}

/// Where the buildings of a city lie.
struct Boards {
    shop: u64,
    factory: u64,
    /// By kind.
    kinds: [u64; 4],
    tavern: u64,
    office: u64,
    park: u64,
    house: u64,
    /// Where tiles can still lie.
    free: u64,
}

/// The factories of the other cities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Rivals {
    /// Those of the city that has most.
    most: u8,
    /// Those of the next one that has fewer.
    second: u8,
}

impl FromIterator<u8> for Rivals {
    fn from_iter<T: IntoIterator<Item = u8>>(factories: T) -> Self {
        let mut rivals = Self { most: 0, second: 0 };
        for count in factories {
            if count > rivals.most {
                rivals = Self { most: count, second: rivals.most };
            } else if count < rivals.most {
                rivals.second = rivals.second.max(count);
            }
        }
        rivals
    }
}

/// Calls `see` with every feature that is not 0, and its amount.
#[inline]
pub(super) fn features(city: &CityBoard, rivals: Rivals, mut see: impl FnMut(usize, i32)) {
    let board = |building| city.board(building);
    let kinds = Building::TAVERNS.map(board);
    let boards = Boards {
        shop: board(Building::Shop),
        factory: board(Building::Factory),
        kinds,
        tavern: kinds[0] | kinds[1] | kinds[2] | kinds[3],
        office: board(Building::Office),
        park: board(Building::Park),
        house: board(Building::House),
        free: city.free(),
    };
    see(0, 1);
    shops(city, &boards, &mut see);
    taverns_and_offices(&boards, &mut see);
    parks(city, &boards, &mut see);
    houses(&boards, &mut see);
    factories(&boards, rivals, &mut see);
    let [[top, left], [bottom, right]] = city.bounds();
    see(BOX + usize::from(4 * (bottom - top) + right - left), 1);
}

#[inline]
fn shops(city: &CityBoard, boards: &Boards, see: &mut impl FnMut(usize, i32)) {
    let (shop, free) = (boards.shop, boards.free);
    see(POINTS, TABLES.shops[usize::from(city.packed(shop))].into());
    see(SHOPS + count(shop).min(7), 1);
    // The first shop of each line, to the right and down.
    let two = [shop & shop >> 1, shop & shop >> 8];
    let three = [two[0] & shop >> 2, two[1] & shop >> 16];
    let ends_of_three = three[0] >> 1 | three[0] << 3 | three[1] >> 8 | three[1] << 24;
    let ends_of_two = two[0] >> 1 | two[0] << 2 | two[1] >> 8 | two[1] << 16;
    let line = match (ends_of_three & free, ends_of_two & free, beside(shop) & free) {
        (0, 0, 0) => 0,
        (0, 0, _) => 1,
        (0, _, _) => 2,
        _ => 3,
    };
    see(LINE + line, 1);
    see(LINES, amount(three[0]) + amount(three[1]));
    see(LINES + 1, amount(two[0]) + amount(two[1]));
}

#[inline]
fn taverns_and_offices(boards: &Boards, see: &mut impl FnMut(usize, i32)) {
    let Boards { kinds, tavern, office, free, .. } = *boards;
    let number = kinds.iter().rev().fold(0, |number, kind| number << 3 | count(*kind).min(7));
    see(POINTS + 1, TABLES.taverns[number].into());
    see(KINDS + kinds.iter().filter(|kind| **kind != 0).count(), 1);
    see(TWICE + kinds.iter().filter(|kind| count(**kind) > 1).count(), 1);
    let near = beside(tavern);
    see(BESIDE_TAVERN, amount(near & free));
    see(BESIDE_TAVERN + 1, amount(near & free) * amount(office));
    see(POINTS + 2, TABLES.offices[count(office)].into());
    see(POINTS + 3, amount(office & near));
    see(OFFICES + count(office).min(8), 1);
    see(OPEN_OFFICES + count(office & !near & beside(free)).min(3), 1);
}

#[inline]
fn parks(city: &CityBoard, boards: &Boards, see: &mut impl FnMut(usize, i32)) {
    let park = boards.park;
    let packed = usize::from(city.packed(park));
    see(POINTS + 4, TABLES.parks[packed].into());
    see(PARKS + count(park).min(7), 1);
    let [one, two, more] = TABLES.groups[packed].map(i32::from);
    see(GROUPS, one);
    see(GROUPS + 1, two);
    see(GROUPS + 2, more);
    let open = amount(beside(park) & boards.free);
    if open == 0 {
        see(GROUPS + 3, one);
        see(GROUPS + 4, two);
    }
    see(GROUPS + 5, open);
}

#[inline]
fn houses(boards: &Boards, see: &mut impl FnMut(usize, i32)) {
    let Boards { shop, factory, tavern, office, park, house, free, .. } = *boards;
    let loud = beside(factory);
    let types = [shop, factory, tavern, office, park].into_iter().filter(|board| *board != 0).count();
    let (quiet, worth) = (amount(house & !loud), i32::from(byte(types)));
    see(POINTS + 5, quiet * worth + amount(house & loud));
    see(HOUSES + count(house).min(8), 1);
    see(TYPES + types, 1);
    see(QUIET, quiet);
    see(QUIET + 1, quiet * (5 - worth));
    see(ROOM + types, amount(free & !loud & !beside(house)));
}

#[inline]
fn factories(boards: &Boards, rivals: Rivals, see: &mut impl FnMut(usize, i32)) {
    let Boards { shop, factory, kinds, office, park, house, .. } = *boards;
    let own = byte(factory.count_ones());
    let Rivals { most, second } = rivals;
    let rank = match own {
        own if own > most => 0,
        own if own == most => 1,
        own if own >= second => 2,
        _ => 3,
    };
    see(FACTORIES + 4 * usize::from(own.min(6)) + rank, 1);
    see(RIVAL, most.into());
    see(RIVAL + 1, i32::from(own) * i32::from(most));
    let different = i32::from(byte(kinds.into_iter().filter(|kind| *kind != 0).count()));
    let many = [amount(shop), own.into(), different, amount(office), amount(park), amount(house)];
    let mut product = PRODUCTS;
    for (index, one) in many.iter().enumerate() {
        for other in &many[..index] {
            see(product, one * other);
            product += 1;
        }
    }
}

/// The cells that share an edge with one of these. The eighth column of a board is empty, so that nothing runs over.
const fn beside(board: u64) -> u64 {
    board << 1 | board >> 1 | board << 8 | board >> 8
}

const fn count(board: u64) -> usize {
    board.count_ones() as usize
}

fn amount(board: u64) -> i32 {
    byte(board.count_ones()).into()
}
