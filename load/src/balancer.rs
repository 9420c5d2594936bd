//! A balancer that sends everyone to the server with the fewest connections, as `deploy/haproxy.cfg` does.

use std::sync::Arc;

use tokio::sync::watch;

/// A server, as the balancer knows it.
#[derive(Debug)]
pub struct Place {
    /// `http://host:port`.
    pub address: String,
    /// Whether it gets new connections. Existing ones stay.
    pub open: bool,
    /// Each connection holds another one of it.
    connection: Connection,
}

impl Place {
    /// A server without connections.
    pub fn new(address: &str) -> Self {
        Self { address: address.to_owned(), open: true, connection: Connection::default() }
    }
}

/// All servers; `None` for one whose connections the balancer has cut.
pub type Places = watch::Receiver<Vec<Option<Place>>>;

/// A connection, counted for as long as it is held.
#[derive(Debug, Clone, Default)]
pub struct Connection(Arc<()>);

/// Where the next connection goes: the address, and what counts it there. `None` if no server takes people.
pub fn chosen(places: &Places) -> Option<(String, Connection)> {
    let places = places.borrow();
    let open = places.iter().flatten().filter(|place| place.open);
    let place = open.min_by_key(|place| Arc::strong_count(&place.connection.0))?;
    Some((place.address.clone(), place.connection.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_come_to_the_server_with_the_fewest() {
        let places = watch::Sender::new(["a", "b", "c"].map(|name| Some(Place::new(name))).into());
        let mut here: Vec<(String, Connection)> = Vec::new();
        let comes = |here: &mut Vec<_>| here.extend(chosen(&places.subscribe()));
        for _ in 0..6 {
            comes(&mut here);
        }
        let count = |here: &[(String, Connection)], name| here.iter().filter(|(address, _)| address == name).count();
        assert_eq!(["a", "b", "c"].map(|name| count(&here, name)), [2, 2, 2]);

        here.retain(|(address, _)| address != "b");
        places.send_modify(|places| places[0].as_mut().unwrap().open = false);
        places.send_modify(|places| places[2] = None);
        comes(&mut here);
        assert_eq!(here.last().unwrap().0, "b");
        places.send_modify(|places| places[1] = None);
        comes(&mut here);
        assert_eq!(here.len(), 5, "nobody takes people");
    }
}
