//! The connections to a room, and what each of them has been sent.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Channel, Command, Entry, Member, Room, Saying, SeatKey, Stage, Talk, Unsaid};
use uuid::Uuid;

use super::crowd::{Crowd, Onlooker, is_stranger};
use super::doorstep::{Doorstep, Outsider, way_out};
use super::ephemeral::Ephemeral;
use super::host::HostWatch;
use super::listed::Live;
use super::outbox::Outbox;
use super::sent::Sent;
use super::visitor::{ConnectionId, Visitor};
use super::watching::Watching;
use super::wire::{self, ServerMessage, close};
use crate::rooms::common::clock::WallClock;

/// Most connections of one guest to one room. With one more, the oldest gives way.
pub const MAX_CONNECTIONS_PER_GUEST: usize = 8;
/// Most connections to one room of members without a seat. Players and the host have places of their own: they are few.
pub const MAX_STANDING: usize = 40;
/// Most connections to one room of guests who are no members but were once, or who come with a key.
pub const MAX_WATCHING: usize = 40;

/// The open connections of one room.
pub(in crate::rooms) struct Audience {
    /// Connections of guests whom the room knows, or who came with the key to a seat.
    viewers: Vec<Viewer>,
    /// All other connections inside the room.
    crowd: Crowd,
    /// Connections to this room of guests who may not see it.
    pub doorstep: Doorstep,
    next_id: u64,
    /// The stage that everyone has been shown.
    stage: Stage,
    /// What everyone has been shown that is the same for all.
    public: Arc<str>,
    /// How many watch, as everyone has been told.
    watching: Watching,
    /// Whether the host is away.
    pub host: HostWatch,
}

/// A connection, and the view it was last sent. An unchanged view is not sent again: that would be wasteful, and would
/// give away that something hidden has happened.
struct Viewer {
    id: ConnectionId,
    visitor: Visitor,
    /// Their member number by the last view.
    member: Option<Member>,
    /// The key of the seat link that it was opened with.
    key: Option<SeatKey>,
    outbox: Arc<Outbox>,
    sent: Option<(Arc<str>, String)>,
}

impl Viewer {
    fn new(id: ConnectionId, Onlooker { visitor, outbox }: Onlooker, key: Option<SeatKey>) -> Self {
        Self { id, visitor, member: None, key, outbox, sent: None }
    }

    const fn guest(&self) -> Uuid {
        self.visitor.guest
    }

    /// Whether they have a seat.
    fn plays(&self, room: &Room) -> bool {
        room.member(self.guest()).is_some_and(|member| room.seat_of(member).is_some())
    }

    /// Sends all talk that they may read on these channels.
    fn hears(&self, room: &Room, talk: &Talk, channel: impl Fn(Channel) -> bool) {
        let lines = talk.readable(room, self.guest()).filter(|line| channel(line.channel));
        for frame in wire::talk_frames(lines) {
            self.outbox.frame(frame);
        }
    }
}

impl Audience {
    /// An audience without connections. It admits at most `most_strangers` connections of guests whom the room does not
    /// know.
    pub fn new(stage: Stage, most_strangers: usize) -> Self {
        let (viewers, crowd, doorstep) = (Vec::new(), Crowd::new(most_strangers), Doorstep::default());
        let (public, watching, host) = (Arc::default(), Watching::default(), HostWatch::default());
        Self { viewers, crowd, doorstep, next_id: 0, stage, public, watching, host }
    }

    /// Whether nobody sees the room.
    pub fn is_empty(&self) -> bool {
        self.viewers.is_empty() && self.crowd.is_empty()
    }

    /// Whether there is no connection at all.
    pub fn is_alone(&self) -> bool {
        self.is_empty() && self.doorstep.0.is_empty()
    }

    /// Makes room for another connection of a guest: their oldest one gives way if they have too many. `false` if all
    /// places for people like them are taken. Nobody can take a place from those with a seat, nor from the host.
    pub fn make_room_for(&mut self, room: &Room, guest: Uuid, key: Option<SeatKey>) -> bool {
        let own: Vec<(ConnectionId, &Outbox)> = self.of_guest(guest).collect();
        if own.len() >= MAX_CONNECTIONS_PER_GUEST
            && let Some((oldest, outbox)) = own.into_iter().min_by_key(|(id, _)| *id)
        {
            outbox.close(close::ELSEWHERE);
            self.leave(oldest);
            return true;
        }
        if is_stranger(room, guest, key) {
            return !self.crowd.is_full();
        }
        let place = Place::of(room, guest);
        let taken = self.viewers.iter().filter(|viewer| Place::of(room, viewer.guest()) == place).count();
        place.limit().is_none_or(|limit| taken < limit)
    }

    /// Whether a guest has an open connection.
    pub fn has_guest(&self, guest: Uuid) -> bool {
        self.crowd.has_guest(guest) || self.viewers.iter().any(|viewer| viewer.guest() == guest)
    }

    fn of_guest(&self, guest: Uuid) -> impl Iterator<Item = (ConnectionId, &Outbox)> {
        let viewers = self.viewers.iter().filter(move |viewer| viewer.guest() == guest);
        viewers.map(|viewer| (viewer.id, &*viewer.outbox)).chain(self.crowd.of_guest(guest))
    }

    /// Looks whether the host is connected; returns whether they went away or came back.
    pub fn look_for_host(&mut self, room: &Room, long: Duration, clock: &WallClock) -> bool {
        let here = self.has_guest(room.host_guest());
        self.host.look(room, here, long, clock)
    }

    /// Whether the host is away. One who has just come back is not, even before anyone has looked.
    pub fn host_away(&self, room: &Room) -> bool {
        self.host.is_away() && !self.has_guest(room.host_guest())
    }

    /// Whether a member has an open connection.
    pub fn has_member(&self, room: &Room, member: Member) -> bool {
        self.viewers.iter().any(|viewer| room.member(viewer.guest()) == Some(member))
    }

    /// What the public list shows of the running game.
    pub fn live(&self, room: &Room) -> Option<Live> {
        room.glimpse().map(|glimpse| Live { glimpse, watching: self.watching.told() })
    }

    /// How many guests are connected who have no seat.
    fn unseated(&self, room: &Room) -> usize {
        let viewers = self.viewers.iter().filter(|viewer| !viewer.plays(room)).map(Viewer::guest);
        let apart: BTreeSet<Uuid> = viewers.filter(|guest| !self.crowd.has_guest(*guest)).collect();
        self.crowd.guests() + apart.len()
    }

    /// Tells everyone whether anything can be stored.
    pub fn tell_storage(&mut self, works: bool) {
        let frame = ServerMessage::Storage { works }.frame();
        for outbox in self.few() {
            outbox.frame(frame.clone());
        }
        self.crowd.send(&frame);
    }

    /// Adds a connection outside, and sends it a greeting. Whoever may be inside goes there by the next
    /// [`Audience::show`], which sends them views and talk.
    pub fn join(
        &mut self,
        visitor: Visitor,
        key: Option<SeatKey>,
        outbox: Arc<Outbox>,
        storage_works: bool,
        now: u64,
    ) -> ConnectionId {
        self.next_id += 1;
        let id = ConnectionId(self.next_id);
        outbox.frame(ServerMessage::Hello { now }.frame());
        if !storage_works {
            outbox.frame(ServerMessage::Storage { works: false }.frame());
        }
        self.doorstep.add(id, visitor, key, outbox);
        id
    }

    pub fn leave(&mut self, id: ConnectionId) {
        self.doorstep.0.retain(|outsider| outsider.id != id);
        self.viewers.retain(|viewer| viewer.id != id);
        self.crowd.leave(id);
        if self.is_empty() {
            self.host.clear();
        }
    }

    /// Whose connection it is, inside or outside.
    pub fn guest(&self, id: ConnectionId) -> Option<Uuid> {
        let outside = self.doorstep.0.iter().map(|outsider| (outsider.id, outsider.guest));
        let mut few = self.viewers.iter().map(|viewer| (viewer.id, viewer.guest())).chain(outside);
        let known = few.find(|(other, _)| *other == id).map(|(_, guest)| guest);
        known.or_else(|| self.crowd.get(id).map(|onlooker| onlooker.visitor.guest))
    }

    /// A command with its sender; `None` if they have disconnected meanwhile.
    pub fn sent(&self, from: ConnectionId, command: Command) -> Option<Sent> {
        if let Some(Outsider { guest, network, outbox, .. }) = self.doorstep.0.iter().find(|sender| sender.id == from) {
            let visitor = Visitor { guest: *guest, network: *network };
            return Some(Sent::new(visitor, Arc::clone(outbox), command));
        }
        let viewer = self.viewers.iter().find(|viewer| viewer.id == from);
        let known = viewer.map(|viewer| (viewer.visitor, &viewer.outbox));
        let (visitor, outbox) = known.or_else(|| {
            let Onlooker { visitor, outbox } = self.crowd.get(from)?;
            Some((*visitor, outbox))
        })?;
        Some(Sent::new(visitor, Arc::clone(outbox), command))
    }

    /// Sends what was said to those who may read it.
    pub fn tell(&mut self, room: &Room, saying: &Saying) {
        let frame = ServerMessage::Talk(vec![saying.line.clone()]).frame();
        for viewer in &self.viewers {
            if saying.readable(room, viewer.guest()) {
                viewer.outbox.frame(frame.clone());
            }
        }
        self.crowd.tell(room, saying, &frame);
    }

    /// Sends everyone all that they may read. Lines that they have already change nothing.
    pub fn tell_all(&mut self, room: &Room, talk: &Talk) {
        self.viewers.iter().for_each(|viewer| viewer.hears(room, talk, |_| true));
        self.crowd.tell_all(room, talk);
    }

    /// Takes deleted talk out of what waits to be sent, and off everyone's screen.
    pub fn unsay(&mut self, room: &Room, talk: &Talk, unsaid: Unsaid) {
        let frame = ServerMessage::Unsaid(unsaid).frame();
        for viewer in &self.viewers {
            let waited = viewer.outbox.drop_talk();
            viewer.outbox.frame(frame.clone());
            if waited {
                viewer.hears(room, talk, |_| true);
            }
        }
        self.crowd.unsay(room, talk, &frame);
    }

    /// Asks for a guest's connections to be closed with this code.
    pub fn close_guest(&self, guest: Uuid, code: u16) {
        let outsiders = self.doorstep.0.iter().filter(|outsider| outsider.guest == guest);
        outsiders.for_each(|outsider| outsider.outbox.close(code));
        self.of_guest(guest).for_each(|(_, outbox)| outbox.close(code));
    }

    /// Sends everyone the newest view if it differs from what they were sent last. After a game, also sends players the
    /// talk of the watchers.
    pub fn show(&mut self, room: &Room, talk: &Talk, ephemeral: &Ephemeral) {
        self.send_out(room);
        self.let_in(room, talk);
        self.doorstep.tell(&ephemeral.knocks);
        let over = self.stage == Stage::Playing && room.stage() != Stage::Playing;
        self.stage = room.stage();
        for player in self.viewers.iter().filter(|viewer| over && viewer.plays(room)) {
            // From now on players may read what the watchers said.
            player.hears(room, talk, |channel| channel == Channel::Watchers);
        }
        let host_away = self.host_away(room);
        let watching = self.watching.tell(self.unseated(room));
        let here = |member| self.has_member(room, member);
        let public = room.public_view_of(here, (host_away, watching), &ephemeral.leading);
        let public = wire::to_json(&public);
        if *public != *self.public {
            self.public = public.into();
        }
        let public = Arc::clone(&self.public);
        for viewer in &mut self.viewers {
            let me = room.my_view_of(viewer.guest(), &ephemeral.signs, (&ephemeral.knocks, host_away));
            viewer.member = me.member;
            let me = wire::my_part(&me);
            let unchanged = viewer.sent.as_ref().is_some_and(|(room, mine)| Arc::ptr_eq(room, &public) && *mine == me);
            if !unchanged {
                viewer.outbox.view(wire::view_frame(&public, &me));
                viewer.sent = Some((Arc::clone(&public), me));
            }
        }
        self.crowd.show(room, talk, &public, ephemeral, host_away);
    }

    /// Whether anyone in the crowd has yet to be woken for what was sent.
    pub const fn sleeps(&self) -> bool {
        self.crowd.sleeps()
    }

    /// Wakes the next few of them.
    pub fn wake_some(&mut self) {
        self.crowd.wake_some();
    }

    /// Closes the connections of guests who may no longer be where they are, inside or outside. Nothing else is sent on
    /// them.
    pub fn send_out(&mut self, room: &Room) {
        let known = self.crowd.take_known(room);
        // Exact: players are few and stay long, and amortised growth would double this memory in every room.
        self.viewers.reserve_exact(known.len());
        self.viewers.extend(known.into_iter().map(|(id, onlooker)| Viewer::new(id, onlooker, None)));
        self.viewers.retain(|viewer| {
            let entry = room.entry(viewer.guest(), viewer.key);
            let was_member = viewer.member.is_some();
            let stays = entry == Entry::Inside && (!was_member || room.member(viewer.guest()).is_some());
            if !stays {
                let sent_out = was_member && entry != Entry::Refused;
                viewer.outbox.close(if sent_out { close::SENT_OUT } else { way_out(entry) });
            }
            stays
        });
        self.crowd.send_out(room);
        self.doorstep.send_out(room);
        if self.is_empty() {
            self.host.clear();
        }
    }

    /// Lets those in who are outside and may be inside, and sends them all the talk that they may read. If the places
    /// inside are taken, they come back later.
    fn let_in(&mut self, room: &Room, talk: &Talk) {
        let inside = |outsider: &mut Outsider| room.entry(outsider.guest, outsider.key) == Entry::Inside;
        for Outsider { id, guest, key, network, outbox, .. } in
            self.doorstep.0.extract_if(.., inside).collect::<Vec<_>>()
        {
            if !self.make_room_for(room, guest, key) {
                outbox.close(close::TOO_MANY);
                continue;
            }
            let newcomer = Onlooker { visitor: Visitor { guest, network }, outbox };
            if is_stranger(room, guest, key) {
                self.crowd.add(id, newcomer);
            } else {
                let viewer = Viewer::new(id, newcomer, key);
                viewer.hears(room, talk, |_| true);
                self.viewers.reserve_exact(1);
                self.viewers.push(viewer);
            }
        }
    }

    /// The outboxes of all but the crowd.
    fn few(&self) -> impl Iterator<Item = &Outbox> {
        let outside = self.doorstep.0.iter().map(|outsider| &*outsider.outbox);
        self.viewers.iter().map(|viewer| &*viewer.outbox).chain(outside)
    }

    /// Asks for all connections to be closed with this code.
    pub fn close(&self, code: u16) {
        self.few().chain(self.crowd.outboxes()).for_each(|outbox| outbox.close(code));
    }
}

/// What kind of place a connection takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// A player's, or the host's.
    Kept,
    Standing,
    Watching,
}

impl Place {
    fn of(room: &Room, guest: Uuid) -> Self {
        match room.member(guest) {
            _ if guest == room.host_guest() => Self::Kept,
            Some(member) if room.seat_of(member).is_some() => Self::Kept,
            Some(_) => Self::Standing,
            None => Self::Watching,
        }
    }

    const fn limit(self) -> Option<usize> {
        match self {
            Self::Kept => None,
            Self::Standing => Some(MAX_STANDING),
            Self::Watching => Some(MAX_WATCHING),
        }
    }
}
