package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Words;
import plateau.panic.PanicMove;
import plateau.panic.Room;
import plateau.panic.Status;
import plateau.panic.TerminalFunction;
import plateau.panic.Weapon;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.Placement;
import plateau.panic.station.RoomCard;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.LaidCard;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.ParasiteSeen;
import plateau.panic.view.PlayerSeen;

/** What a move leads to, as far as the seat that chooses it can know. */
final class Prospect {

  private static final int CARDS_IN_STORAGE = 3;
  private static final int MACHINE_GUN_BULLETS = 2;

  private final PanicView view;
  private final Words words;
  private final Station station;
  private final Occupants occupants;
  private final Colour me;

  Prospect(PanicView view, Words words) {
    this.view = view;
    this.words = words;
    station = Plan.station(view);
    occupants = new Occupants(view, words);
    me = view.own().map(Own::colour).orElse(view.current());
  }

  String of(PanicMove move) {
    return switch (move) {
      case PanicMove.Move(var role, var direction) -> move(role, direction);
      case PanicMove.Explore(var room) -> explore(room);
      case PanicMove.Search(var room) -> search(room);
      case PanicMove.Attack(var role, var weapon) -> attack(role, weapon);
      case PanicMove.ThrowGrenade(var role, var direction) -> grenade(role, direction);
      case PanicMove.UseTerminal(var room, var function) -> terminal(room, function);
      case PanicMove.HealInSickBay _ -> withParasite("choice.heal", isRed(RoomCard.of("sick-bay")));
      case PanicMove.PlayCard(var kind) -> play(kind);
      case PanicMove.UseFirstAid(var role) ->
          words.say(
              "choice.first-aid", "role", role, "points", view.rules().firstAidCostsAp() ? 1 : 0);
      case PanicMove.ScanBody(var player) -> words.say("choice.scan", "player", player);
      case PanicMove.BurnHive _ -> words.say("choice.burn", "cans", view.rules().gasCansToBurn());
      case PanicMove.EndTurn _ -> words.say("choice.end", "points", view.thisTurn().actionPoints());
      case PanicMove.PlaceRoom(int placement) -> place(placement);
      case PanicMove.TradeWith(var player) -> words.say("choice.trade", "player", player);
      case PanicMove.Give(var kind) -> give(kind);
      case PanicMove.AimAtCharacter(var target) -> aim(target);
      case PanicMove.AimAtParasite(var target) -> parasite("choice.aim-parasite", target);
      case PanicMove.PlayVests(int number) -> words.say("choice.vests", "count", number);
      case PanicMove.RunOn(var direction) -> run(direction);
      case PanicMove.StayHere _ -> words.say("choice.stay");
      case PanicMove.SearchAlone _ -> words.say("choice.alone");
      case PanicMove.SearchWith(var partner) -> words.say("choice.with", "player", partner);
      case PanicMove.ShiftParasite(var disc) -> parasite("choice.shift", disc);
      case PanicMove.HealOne(var member) ->
          words.say("choice.heal-one", "character", member, "health", health(member));
      case PanicMove.HealBoth(var first, var second) ->
          words.say("choice.heal-both", "first", first, "second", second);
    };
  }

  private String move(Role role, Direction direction) {
    Room to = beyond(roomOf(role), direction);
    return remarked(
        words.say("choice.move", "role", role, "direction", direction, "room", to),
        remarks(role, to));
  }

  private String run(Direction direction) {
    Role role = view.decision().flatMap(decision -> decision.role()).orElseThrow();
    Room to = beyond(roomOf(role), direction);
    return remarked(words.say("choice.run", "direction", direction, "room", to), remarks(role, to));
  }

  /** Section 9: what entering a room brings, in its order. */
  private List<String> remarks(Role role, Room room) {
    List<String> remarks = new ArrayList<>();
    RoomType type = Rooms.type(room.number());
    if (type == RoomType.PARASITE) {
      remarks.add(words.say("choice.spawn"));
    }
    long present = occupants.parasitesIn(room, false) + occupants.parasitesIn(room, true);
    if (present > 0) {
      remarks.add(words.say("choice.parasites", "count", present));
    }
    List<Colour> others = occupants.others(room, me);
    if (!others.isEmpty()) {
      remarks.add(words.say(meeting(role, room), "players", others));
    } else if (type == RoomType.RUN && !ran(role).contains(room)) {
      remarks.add(words.say("choice.run-on"));
    }
    return remarks;
  }

  private String meeting(Role role, Room room) {
    if (room.number() == Rooms.REACTOR) {
      return "choice.company-in-reactor";
    }
    return settled(role).contains(room) ? "choice.company-settled" : "choice.meeting";
  }

  private List<Room> settled(Role role) {
    return role == Role.TROOPER
        ? view.thisTurn().trooperSettled()
        : view.thisTurn().androidSettled();
  }

  private List<Room> ran(Role role) {
    return role == Role.TROOPER ? view.thisTurn().trooperRan() : view.thisTurn().androidRan();
  }

  private String explore(Room room) {
    RoomCard top = view.topCard().orElseThrow();
    boolean fits = (station.layableFrom(top.number()) >> room.number() & 1) != 0;
    return words.say(fits ? "choice.explore" : "choice.explore-next", "room", room, "card", top);
  }

  private String search(Room room) {
    RoomCard card = RoomCard.ALL.get(Rooms.card(room.number()));
    boolean red = isRed(card);
    int cards = card.type() == RoomType.STORAGE && !red ? CARDS_IN_STORAGE : 1;
    List<String> remarks = new ArrayList<>();
    if (red) {
      remarks.add(words.say("choice.parasite-first"));
    }
    List<Colour> partners = occupants.others(room, me);
    if (card.type() == RoomType.TEAM
        && !partners.isEmpty()
        && !view.thisTurn().attackedIn().contains(room)) {
      remarks.add(words.say("choice.team", "players", partners));
    }
    return remarked(words.say("choice.search", "room", room, "count", cards), remarks);
  }

  private boolean isRed(RoomCard card) {
    return view.station().stream().anyMatch(laid -> laid.card().equals(card) && laid.red());
  }

  private String withParasite(String key, boolean red) {
    return remarked(words.say(key), red ? List.of(words.say("choice.parasite-first")) : List.of());
  }

  private String attack(Role role, Weapon weapon) {
    int bullets =
        switch (weapon) {
          case GUN -> 1;
          case MACHINE_GUN -> Math.min(MACHINE_GUN_BULLETS, player(me).bullets());
          case KNIFE -> 0;
        };
    String key = weapon == Weapon.KNIFE ? "choice.knife" : "choice.shoot";
    return words.say(
        key, "role", role, "weapon", weapon, "bullets", bullets, "left", player(me).bullets());
  }

  private String grenade(Role role, Direction direction) {
    Room room = beyond(roomOf(role), direction);
    return words.say("choice.grenade", "role", role, "direction", direction, "room", room);
  }

  private String terminal(Room room, TerminalFunction function) {
    RoomCard card = RoomCard.ALL.get(Rooms.card(room.number()));
    return withParasite("choice.terminal." + function.id(), isRed(card));
  }

  private String play(CardKind kind) {
    return words.say(
        "choice.play." + kind.id(), "card", kind, "bullets", view.rules().bulletsPerAmmo());
  }

  private String place(int placement) {
    RoomCard card = view.decision().flatMap(decision -> decision.card()).orElseThrow();
    int cell = Placement.cell(placement);
    LaidCard laid =
        new LaidCard(card, Cell.x(cell), Cell.y(cell), Placement.rotation(placement), false);
    List<Direction> doors =
        Direction.ALL.stream().filter(side -> Plan.edge(laid, side).isDoor()).toList();
    return words.say(
        laid.rotation() == 0 ? "choice.place" : "choice.place-turned",
        "place",
        Cell.text(cell),
        "neighbours",
        neighbours(laid, doors),
        "doors",
        doors,
        "degrees",
        laid.rotation());
  }

  /** The laid cards that a door of this one leads to. */
  private List<RoomCard> neighbours(LaidCard laid, List<Direction> doors) {
    Plan plan = new Plan(view);
    return doors.stream()
        .map(side -> plan.at(laid.x() + Plan.dx(side), laid.y() + Plan.dy(side)))
        .flatMap(Optional::stream)
        .map(LaidCard::card)
        .toList();
  }

  private String give(CardKind kind) {
    Own own = view.own().orElseThrow();
    int held = CardList.counts(own.hand()).getOrDefault(kind, 0);
    List<String> remarks = new ArrayList<>();
    boolean isOwn = kind == CardKind.infectionOf(me.seat());
    if (kind == CardKind.GAS_CAN && own.status() == Status.HUMAN) {
      remarks.add(words.say("choice.give-protects"));
    }
    if (isOwn || kind == CardKind.HOST) {
      remarks.add(words.say("choice.give-infects"));
    } else if (kind.isInfection()) {
      remarks.add(words.say("choice.give-foreign"));
    }
    if (held > 1) {
      remarks.add(words.say("choice.give-held", "count", held));
    }
    return remarked(words.name(kind), remarks);
  }

  private String aim(Member target) {
    return words.say(
        "choice.aim", "target", target, "health", health(target), "room", roomOf(target));
  }

  private String parasite(String key, Disc disc) {
    ParasiteSeen seen =
        view.parasites().stream()
            .filter(parasite -> parasite.disc().equals(disc))
            .findFirst()
            .orElseThrow();
    return words.say(key, "disc", disc, "room", seen.room());
  }

  private String remarked(String text, List<String> remarks) {
    return remarks.stream()
        .reduce((first, next) -> words.say("choice.both", "first", first, "next", next))
        .map(all -> words.say("choice.remarked", "text", text, "remarks", all))
        .orElse(text);
  }

  private Room beyond(Room room, Direction direction) {
    return Room.of(station.neighbour(room.number(), direction));
  }

  private Room roomOf(Role role) {
    return roomOf(new Member(me, role));
  }

  private Room roomOf(Member member) {
    return character(member).room().orElseThrow();
  }

  private int health(Member member) {
    return character(member).health();
  }

  private CharacterSeen character(Member member) {
    PlayerSeen player = player(member.colour());
    return member.role() == Role.TROOPER ? player.trooper() : player.android();
  }

  private PlayerSeen player(Colour colour) {
    return view.players().get(colour.seat());
  }
}
