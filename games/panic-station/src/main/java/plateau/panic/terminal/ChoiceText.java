package plateau.panic.terminal;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Notation;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.panic.PanicGame;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.Placement;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Station;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.LaidCard;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.ParasiteSeen;
import plateau.panic.view.PlayerSeen;
import plateau.terminal.Foretold;

/** What a move means here, and behind it what the game foretells of it. */
final class ChoiceText {

  private static final Notation<PanicMove> NOTATION = new PanicGame().notation();

  private final PanicView view;
  private final Outlook outlook;
  private final Words words;
  private final Station station;
  private final Colour me;

  ChoiceText(PanicView view, Outlook outlook, Words words) {
    this.view = view;
    this.outlook = outlook;
    this.words = words;
    station = Plan.station(view);
    me = view.own().map(Own::colour).orElse(view.current());
  }

  String of(PanicMove move) {
    List<String> remarks =
        outlook
            .of(NOTATION.write(move))
            .map(prospect -> Foretold.sentences(prospect, words))
            .orElse(List.of());
    return remarked(meaning(move), remarks);
  }

  private String meaning(PanicMove move) {
    return switch (move) {
      case PanicMove.Move(var role, var direction) -> move(role, direction);
      case PanicMove.Explore(var room) -> explore(room);
      case PanicMove.Search(var room) -> words.say("choice.search", "room", room);
      case PanicMove.Attack(var role, var weapon) -> attack(role, weapon);
      case PanicMove.ThrowGrenade(var role, var direction) -> grenade(role, direction);
      case PanicMove.UseTerminal(_, var function) -> words.say("choice.terminal." + function.id());
      case PanicMove.HealInSickBay _ -> words.say("choice.heal");
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
    return words.say("choice.move", "role", role, "direction", direction, "room", to);
  }

  private String run(Direction direction) {
    Role role = view.decision().flatMap(decision -> decision.role()).orElseThrow();
    Room to = beyond(roomOf(role), direction);
    return words.say("choice.run", "direction", direction, "room", to);
  }

  private String explore(Room room) {
    return words.say("choice.explore", "room", room, "card", view.topCard().orElseThrow());
  }

  private String attack(Role role, Weapon weapon) {
    return words.say("choice.attack", "role", role, "weapon", weapon);
  }

  private String grenade(Role role, Direction direction) {
    Room room = beyond(roomOf(role), direction);
    return words.say("choice.grenade", "role", role, "direction", direction, "room", room);
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
    int held = CardList.counts(view.own().orElseThrow().hand()).getOrDefault(kind, 0);
    return held > 1 ? words.say("choice.give-held", "card", kind, "count", held) : words.name(kind);
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
