//! Who is connected to a room, and what each of them has been shown.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Channel, Command, Entry, Line, Member, Room, Saying, SeatKey, Stage, Talk, Unsaid};
use uuid::Uuid;

use super::clock::WallClock;
use super::doorstep::{Doorstep, Outsider};
use super::host::HostWatch;
use super::listed::Live;
use super::outbox::Outbox;
use super::passing::Passing;
use super::visitor::{ConnectionId, Visitor};
use super::wire::{self, MAX_TALK_LINES, ServerMessage, WireRefusal, close};
use crate::metrics::RoomMetrics;

/// Most connections of one guest to one room. With one more, the oldest gives way.
pub const MAX_CONNECTIONS_PER_GUEST: usize = 8;
/// Most connections to one room of members without a seat. Players and the host have places of their own: they are few.
pub const MAX_STANDING: usize = 40;
/// Most connections to one room of guests who are not members.
pub const MAX_WATCHING: usize = 40;

/// The open connections of one room.
pub(super) struct Audience {
    viewers: Vec<Viewer>,
    /// Connections to this room of guests who may not see it.
    pub doorstep: Doorstep,
    next_id: u64,
    /// The stage that everyone has been shown.
    stage: Stage,
    /// What everyone has been shown that is the same for all.
    public: Arc<str>,
    /// Whether the host is away.
    pub host: HostWatch,
}

/// A connection, and what it was sent last. What has not changed is not sent again: that would be a waste, and would
/// give away that something hidden has happened.
struct Viewer {
    id: ConnectionId,
    guest: Uuid,
    network: IpAddr,
    /// Their member number by the last view.
    member: Option<Member>,
    /// The key of the seat link that it was opened with.
    key: Option<SeatKey>,
    outbox: Arc<Outbox>,
    sent: Option<(Arc<str>, String)>,
}

impl Viewer {
    /// Sends all talk that they may read.
    fn hear_all(&self, room: &Room, talk: &Talk) {
        let lines: Vec<Line> = talk.readable(room, self.guest).cloned().collect();
        send_lines(&self.outbox, &lines);
    }
}

/// A command and who sent it.
pub(super) struct Sent {
    pub guest: Uuid,
    pub network: IpAddr,
    pub command: Command,
    outbox: Arc<Outbox>,
}

impl Sent {
    /// Who sent it, and from where.
    pub const fn visitor(&self) -> Visitor {
        Visitor { guest: self.guest, network: self.network }
    }

    /// Tells the sender to reconnect and send the command again, since nobody can say now what has come of it.
    pub fn lose(&self) {
        self.outbox.close(close::RESTART);
    }

    /// Whether both are the same command.
    pub fn repeats(&self, other: &Self) -> bool {
        (self.guest, self.command.id) == (other.guest, other.command.id)
    }

    /// Whether both came over the same connection.
    pub fn came_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.outbox, &other.outbox)
    }

    /// Answers the sender: with the number of their accepted commands by now, or with a refusal.
    pub fn answer(&self, answer: Result<u32, WireRefusal>, metrics: &RoomMetrics) {
        metrics.answered(answer.as_ref().map_or_else(WireRefusal::code, |_| "accepted".to_owned()));
        let id = self.command.id;
        let answer = match answer {
            Ok(no) => ServerMessage::Ack { id, no },
            Err(why) => ServerMessage::Refused { id: Some(id), why },
        };
        self.outbox.frame(answer.frame());
    }
}

impl Audience {
    /// Nobody is connected yet.
    pub fn new(stage: Stage) -> Self {
        let (viewers, doorstep, public) = (Vec::new(), Doorstep::default(), Arc::default());
        Self { viewers, doorstep, next_id: 0, stage, public, host: HostWatch::default() }
    }

    /// Whether nobody sees the room.
    pub fn is_empty(&self) -> bool {
        self.viewers.is_empty()
    }

    /// Whether there is no connection at all.
    pub fn is_alone(&self) -> bool {
        self.viewers.is_empty() && self.doorstep.0.is_empty()
    }

    /// Makes room for another connection of a guest: their oldest one gives way if they have too many. `false` if all
    /// places for people like them are taken. Nobody can take a place from those with a seat, nor from the host.
    pub fn make_room_for(&mut self, room: &Room, guest: Uuid) -> bool {
        let mut own = self.viewers.iter().filter(|viewer| viewer.guest == guest);
        if let Some(oldest) = own.next()
            && own.count() + 1 >= MAX_CONNECTIONS_PER_GUEST
        {
            oldest.outbox.close(close::ELSEWHERE);
            let oldest = oldest.id;
            self.leave(oldest);
            return true;
        }
        let place = Place::of(room, guest);
        let taken = self.viewers.iter().filter(|viewer| Place::of(room, viewer.guest) == place).count();
        place.limit().is_none_or(|limit| taken < limit)
    }

    /// Whether a guest has an open connection.
    pub fn has_guest(&self, guest: Uuid) -> bool {
        self.viewers.iter().any(|viewer| viewer.guest == guest)
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
        self.viewers.iter().any(|viewer| room.member(viewer.guest) == Some(member))
    }

    /// What the public list shows of the running game.
    pub fn live(&self, room: &Room) -> Option<Live> {
        room.glimpse().map(|glimpse| Live { glimpse, watching: self.watching(room) })
    }

    /// How many guests are connected who have no seat.
    fn watching(&self, room: &Room) -> usize {
        let guests: BTreeSet<Uuid> = self.viewers.iter().map(|viewer| viewer.guest).collect();
        let plays = |guest: Uuid| room.member(guest).is_some_and(|member| room.seat_of(member).is_some());
        guests.into_iter().filter(|guest| !plays(*guest)).count()
    }

    /// Tells everyone whether anything can be stored.
    pub fn tell_storage(&self, works: bool) {
        let frame = ServerMessage::Storage { works }.frame();
        for outbox in self.outboxes() {
            outbox.frame(frame.clone());
        }
    }

    /// Adds a connection outside, and sends it a greeting. Whoever may be inside goes there by the next
    /// [`Audience::show`], which sends them views and talk.
    pub fn join(
        &mut self,
        visitor: Visitor,
        key: Option<SeatKey>,
        (outbox, storage_works): (Arc<Outbox>, bool),
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
        if self.viewers.is_empty() {
            self.host.clear();
        }
    }

    /// Whose connection it is, inside or outside.
    pub fn guest(&self, id: ConnectionId) -> Option<Uuid> {
        let outside = self.doorstep.0.iter().map(|outsider| (outsider.id, outsider.guest));
        let mut all = self.viewers.iter().map(|viewer| (viewer.id, viewer.guest)).chain(outside);
        all.find(|(other, _)| *other == id).map(|(_, guest)| guest)
    }

    /// A command with its sender; `None` if they have disconnected meanwhile.
    pub fn sent(&self, from: ConnectionId, command: Command) -> Option<Sent> {
        if let Some(Outsider { guest, network, outbox, .. }) = self.doorstep.0.iter().find(|sender| sender.id == from) {
            return Some(Sent { guest: *guest, network: *network, outbox: Arc::clone(outbox), command });
        }
        let Viewer { guest, network, outbox, .. } = self.viewers.iter().find(|viewer| viewer.id == from)?;
        Some(Sent { guest: *guest, network: *network, outbox: Arc::clone(outbox), command })
    }

    /// Sends what was said to those who may read it.
    pub fn tell(&self, room: &Room, saying: &Saying) {
        let frame = ServerMessage::Talk(vec![saying.line.clone()]).frame();
        for viewer in &self.viewers {
            if saying.readable(room, viewer.guest) {
                viewer.outbox.frame(frame.clone());
            }
        }
    }

    /// Sends everyone all that they may read. Lines that they have already change nothing.
    pub fn tell_all(&self, room: &Room, talk: &Talk) {
        self.viewers.iter().for_each(|viewer| viewer.hear_all(room, talk));
    }

    /// Takes deleted talk out of what waits to be sent, and off everyone's screen.
    pub fn unsay(&self, room: &Room, talk: &Talk, unsaid: Unsaid) {
        let frame = ServerMessage::Unsaid(unsaid).frame();
        for viewer in &self.viewers {
            let waited = viewer.outbox.drop_talk();
            viewer.outbox.frame(frame.clone());
            if waited {
                viewer.hear_all(room, talk);
            }
        }
    }

    /// Asks for a guest's connections to be closed with this code.
    pub fn close_guest(&self, guest: Uuid, code: u16) {
        let outsiders = self.doorstep.0.iter().filter(|outsider| outsider.guest == guest);
        outsiders.for_each(|outsider| outsider.outbox.close(code));
        self.viewers.iter().filter(|viewer| viewer.guest == guest).for_each(|viewer| viewer.outbox.close(code));
    }

    /// Sends everyone the newest view if it differs from what they were sent last. After a game, also sends players the
    /// talk of the watchers.
    pub fn show(&mut self, room: &Room, talk: &Talk, passing: &Passing) {
        self.send_out(room);
        self.let_in(room, talk);
        self.doorstep.tell(&passing.knocks);
        let over = self.stage == Stage::Playing && room.stage() != Stage::Playing;
        self.stage = room.stage();
        for viewer in &self.viewers {
            let plays = room.member(viewer.guest).is_some_and(|member| room.seat_of(member).is_some());
            if over && plays {
                // From now on players may read what the watchers said.
                let lines = talk.readable(room, viewer.guest);
                let lines: Vec<Line> = lines.filter(|line| line.channel == Channel::Watchers).cloned().collect();
                send_lines(&viewer.outbox, &lines);
            }
        }
        let host_away = self.host_away(room);
        let here = |member| self.has_member(room, member);
        let public = room.public_view_of(here, (host_away, self.watching(room)), &passing.leading);
        let public = wire::to_json(&public);
        if *public != *self.public {
            self.public = public.into();
        }
        let public = Arc::clone(&self.public);
        for viewer in &mut self.viewers {
            let me = room.my_view_of(viewer.guest, &passing.signs, (&passing.knocks, host_away));
            viewer.member = me.member;
            let me = wire::my_part(&me);
            let unchanged = viewer.sent.as_ref().is_some_and(|(room, mine)| Arc::ptr_eq(room, &public) && *mine == me);
            if !unchanged {
                viewer.outbox.view(wire::view_frame(&public, &me));
                viewer.sent = Some((Arc::clone(&public), me));
            }
        }
    }

    /// Closes the connections of those who may not be where they are any more. Nothing else is sent on them.
    pub fn send_out(&mut self, room: &Room) {
        self.viewers.retain(|Viewer { guest, key, member, outbox, .. }| {
            let code = match room.entry(*guest, *key) {
                Entry::Inside if member.is_none() || room.member(*guest).is_some() => return true,
                Entry::Refused => close::NOT_ADMITTED,
                _ if member.is_some() => close::SENT_OUT,
                Entry::Locked => close::LOCKED,
                // They come back to the door.
                Entry::Inside | Entry::Outside => close::RESTART,
            };
            outbox.close(code);
            false
        });
        self.doorstep.0.retain(|Outsider { guest, key, outbox, .. }| {
            let code = match room.entry(*guest, *key) {
                Entry::Inside | Entry::Outside => return true,
                Entry::Refused => close::NOT_ADMITTED,
                Entry::Locked => close::LOCKED,
            };
            outbox.close(code);
            false
        });
        if self.viewers.is_empty() {
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
            if !self.make_room_for(room, guest) {
                outbox.close(close::TOO_MANY);
                continue;
            }
            let viewer = Viewer { id, guest, network, member: None, key, outbox, sent: None };
            viewer.hear_all(room, talk);
            self.viewers.push(viewer);
        }
    }

    fn outboxes(&self) -> impl Iterator<Item = &Outbox> {
        let outside = self.doorstep.0.iter().map(|outsider| &*outsider.outbox);
        self.viewers.iter().map(|viewer| &*viewer.outbox).chain(outside)
    }

    /// Asks for all connections to be closed with this code.
    pub fn close(&self, code: u16) {
        self.outboxes().for_each(|outbox| outbox.close(code));
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

fn send_lines(outbox: &Outbox, lines: &[Line]) {
    for lines in lines.chunks(MAX_TALK_LINES) {
        outbox.frame(ServerMessage::Talk(lines.to_vec()).frame());
    }
}
