package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.journal.Entry;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Parasites;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.view.Ground;
import plateau.panic.view.TaskKind;

/** What a legal move leads to, as far as the seat that chooses it can know. */
final class Prospects {

  private static final PanicNotation NOTATION = new PanicNotation();

  private final PanicState state;
  private final Things things;

  private Prospects(PanicState state) {
    this.state = state;
    things = new Things(state);
  }

  static List<Prospect> of(PanicState state) {
    Prospects prospects = new Prospects(state);
    return state.moves().stream().map(prospects::of).toList();
  }

  private Prospect of(PanicMove move) {
    Prospect prospect = Prospect.of(NOTATION.write(move));
    return switch (move) {
      case PanicMove.Move(var role, var direction) -> entering(prospect, role, direction);
      case PanicMove.RunOn(var direction) ->
          entering(prospect, Role.ALL.get(Agenda.a(state.agenda.top())), direction);
      case PanicMove.Explore(var room) -> at(prospect, room).noting(exploring(room));
      case PanicMove.Search(var room) -> using(prospect, room).noting(searching(room));
      case PanicMove.UseTerminal(var room, _) -> using(prospect, room);
      case PanicMove.HealInSickBay _ -> using(prospect, Room.of(HealingInSickBay.BEDS));
      case PanicMove.Attack(var role, var weapon) -> attacking(prospect, role, weapon);
      case PanicMove.ThrowGrenade(var role, var direction) -> throwing(prospect, role, direction);
      case PanicMove.BurnHive _ -> at(prospect, Room.of(Rooms.HIVE));
      case PanicMove.AimAtCharacter _, PanicMove.AimAtParasite _ ->
          aiming(prospect.touching(things.aimedAt(move).stream().toList()));
      case PanicMove.TradeWith(var player) -> prospect.touching(things.pair(player));
      case PanicMove.ScanBody(var player) -> prospect.touching(things.pair(player));
      case PanicMove.SearchWith(var player) -> prospect.touching(things.pair(player));
      case PanicMove.UseFirstAid(var role) ->
          prospect.touching(List.of(things.of(Member.of(Member.index(state.current, role)))));
      case PanicMove.ShiftParasite(var disc) ->
          prospect.touching(List.of(things.of(disc.number())));
      case PanicMove.HealOne(var member) -> prospect.touching(List.of(things.of(member)));
      case PanicMove.HealBoth(var first, var second) ->
          prospect.touching(List.of(things.of(first), things.of(second)));
      case PanicMove.Give(var card) ->
          prospect.touching(List.of(things.inHand(card))).noting(giving(card));
      case PanicMove.PlayCard(var card) -> prospect.touching(List.of(things.inHand(card)));
      case PanicMove.PlayVests(int number) -> withVests(prospect, number);
      case PanicMove.PlaceRoom _, PanicMove.StayHere _ -> prospect;
      case PanicMove.SearchAlone _, PanicMove.EndTurn _ -> prospect;
    };
  }

  private Prospect at(Prospect prospect, Room room) {
    return prospect.touching(List.of(things.of(room))).drawnFrom(ground(List.of(room)));
  }

  private static Ground ground(List<Room> rooms) {
    return new Ground(rooms, Optional.empty(), Optional.empty(), List.of());
  }

  // Section 9, in its order.
  private Prospect entering(Prospect prospect, Role role, Direction direction) {
    int from = state.roomOf(role);
    int to = state.station.neighbour(from, direction);
    List<Message> notes = new ArrayList<>();
    boolean spawns = Entering.isParasiteRoom(to);
    if (spawns) {
      notes.add(Message.of("outlook.spawn"));
    }
    int present = Integer.bitCount(state.parasites.in(to));
    if (present > 0) {
      notes.add(Message.of("outlook.parasites", "count", present));
    }
    List<Colour> others = things.others(to);
    if (Entering.meets(state, role, to)) {
      notes.add(Message.of("outlook.meeting", "players", others));
    } else if (!others.isEmpty()) {
      notes.add(Message.of("outlook.company", "players", others));
    } else if (Entering.runsOn(state, role, to)) {
      notes.add(Message.of("outlook.run-on"));
    }
    List<Room> shares = spawns ? places(to) : List.of();
    return withSpawn(prospect.touching(List.of(things.of(Room.of(to)))).noting(notes), to, spawns)
        .drawnFrom(
            new Ground(
                List.of(Room.of(to)),
                Optional.of(Room.of(from)),
                Optional.of(Room.of(to)),
                shares));
  }

  /** Point 3 of section 8.3: a card that fits nowhere makes way for the next. */
  private List<Message> exploring(Room room) {
    RoomCard top = RoomCard.ALL.get(state.stack.card(0));
    return state.station.fits(top.number())
        ? List.of()
        : List.of(Message.of("outlook.next-card", "card", top, "room", room));
  }

  // 8.5, 8.7 and 8.8: on a red card a parasite comes first.
  private Prospect using(Prospect prospect, Room room) {
    boolean spawns = Icons.bringsParasite(state, Rooms.card(room.number()));
    List<Room> shares = spawns ? places(room.number()) : List.of();
    List<Message> notes = spawns ? List.of(Message.of("outlook.spawn-first")) : List.of();
    return withSpawn(at(prospect, room).noting(notes), room.number(), spawns)
        .drawnFrom(new Ground(List.of(room), Optional.empty(), Optional.empty(), shares));
  }

  private List<Message> searching(Room room) {
    List<Message> notes = new ArrayList<>();
    notes.add(Message.of("outlook.cards", "count", Searching.cards(state, room.number())));
    List<Colour> partners =
        Rooms.type(room.number()) == RoomType.TEAM
            ? things.colours(TeamSearching.partners(state, room.number()))
            : List.of();
    if (!partners.isEmpty()) {
      notes.add(Message.of("outlook.team", "players", partners));
    }
    return notes;
  }

  private Prospect withSpawn(Prospect prospect, int room, boolean spawns) {
    int disc = state.parasites.nextInSupply();
    return spawns && disc != Parasites.NONE
        ? prospect.with(List.of(Odds.of(spawns(room, disc))))
        : prospect;
  }

  /** 12.1: each side of the die is one direction. */
  private List<Share> spawns(int room, int disc) {
    List<Share> shares = new ArrayList<>();
    for (Room place : places(room)) {
      List<Entry> entries = new ArrayList<>();
      for (Direction direction : Direction.ALL) {
        if (Spawn.place(state, room, direction) == place.number()) {
          entries.add(Spawn.appeared(disc, place.number(), direction));
        }
      }
      shares.add(
          new Share(
              Message.of("outlook.parasite-in", "room", place),
              (double) entries.size() / Direction.ALL.size(),
              List.of(things.of(place)),
              entries));
    }
    return shares;
  }

  private List<Room> places(int room) {
    return Direction.ALL.stream()
        .map(direction -> Room.of(Spawn.place(state, room, direction)))
        .distinct()
        .toList();
  }

  private Prospect attacking(Prospect prospect, Role role, Weapon weapon) {
    int blows = Attacking.blows(state, weapon);
    Message note =
        weapon == Weapon.KNIFE
            ? Message.of("outlook.knife", "percent", Math.round(100 * knife()))
            : Message.of(
                "outlook.bullets", "count", blows, "left", state.piles.bullets(state.current));
    return prospect.touching(aims(role, weapon)).noting(List.of(note));
  }

  private List<String> aims(Role role, Weapon weapon) {
    MoveList moves = new MoveList();
    boolean inMeeting = Agenda.kind(state.agenda.top()) == TaskKind.MEETING;
    Aiming.listFirst(state, role, weapon, inMeeting, moves);
    return moves.stream().flatMap(move -> things.aimedAt(move).stream()).toList();
  }

  private Prospect aiming(Prospect prospect) {
    long task = state.agenda.top();
    Weapon weapon = Weapon.ALL.get(Agenda.b(task));
    if (weapon != Weapon.KNIFE) {
      return prospect.noting(List.of(Message.of("outlook.sure")));
    }
    Share hit = new Share(Message.of("outlook.hit"), knife(), List.of(), Aiming.knifeHits());
    return prospect.with(List.of(Odds.of(List.of(hit))));
  }

  private static double knife() {
    return (double) Aiming.knifeHits().size() / Draws.FACES;
  }

  private Prospect throwing(Prospect prospect, Role role, Direction direction) {
    int room = state.station.neighbour(state.roomOf(role), direction);
    return prospect
        .touching(things.everybodyIn(room))
        .noting(List.of(Message.of("outlook.grenade")))
        .drawnFrom(ground(List.of(Room.of(room))));
  }

  private Prospect withVests(Prospect prospect, int vests) {
    long task = state.agenda.top();
    List<Message> notes = new ArrayList<>();
    List<String> hit = new ArrayList<>();
    for (Role role : Role.ALL) {
      if (Damage.coming(task, role) > 0) {
        int member = Member.index(Agenda.a(task), role);
        int left = state.crew.health(member) - Damage.damage(task, role, vests);
        notes.add(Message.of("outlook.left", "role", role, "left", Math.max(0, left)));
        hit.add(things.of(Member.of(member)));
      }
    }
    return prospect.touching(hit).noting(notes);
  }

  private List<Message> giving(CardKind card) {
    List<Message> notes = new ArrayList<>();
    int seat = state.decider;
    if (Trading.protects(card) && !state.infection.isInfected(seat)) {
      notes.add(Message.of("outlook.protects"));
    }
    if (Trading.infects(seat, card)) {
      notes.add(Message.of("outlook.infects"));
    } else if (card.isInfection()) {
      notes.add(Message.of("outlook.harmless"));
    }
    return notes;
  }
}
