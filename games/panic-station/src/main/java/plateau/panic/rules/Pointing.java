package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.Rooms;
import plateau.panic.station.TerminalFunction;
import plateau.panic.view.TaskKind;

/** Why a card, a character, a parasite or a room that somebody points at cannot be chosen now. */
final class Pointing {

  private final PanicState state;
  private final Things things;

  Pointing(PanicState state) {
    this.state = state;
    things = new Things(state);
  }

  /** Of the moves that one would expect from pointing there, why the first is not legal. */
  Optional<Message> whyNot(String thing) {
    List<PanicMove> expected = expected(thing);
    return expected.stream().anyMatch(state::allows)
        ? Optional.empty()
        : expected.stream().findFirst().map(move -> Refusals.of(state, move));
  }

  private List<PanicMove> expected(String thing) {
    if (thing.startsWith(Things.HAND)) {
      return CardKind.of(thing.substring(Things.HAND.length())).map(this::ofCard).orElse(List.of());
    }
    Optional<Member> member = members().filter(one -> things.of(one).equals(thing)).findFirst();
    Optional<Disc> disc =
        PanicState.seats(state.parasites.onBoard()).stream()
            .map(Disc::of)
            .filter(one -> things.of(one.number()).equals(thing))
            .findFirst();
    return member
        .map(this::ofMember)
        .or(() -> disc.map(this::ofParasite))
        .or(() -> rooms(thing).map(this::ofRooms))
        .orElse(List.of());
  }

  private Stream<Member> members() {
    return Member.ALL.subList(0, 2 * state.seats()).stream();
  }

  /** The rooms of the laid card that is called so. */
  private Optional<List<Room>> rooms(String thing) {
    List<Room> rooms =
        Room.ALL.stream()
            .filter(room -> state.station.isLaid(Rooms.card(room.number())))
            .filter(room -> things.of(room).equals(thing))
            .toList();
    return rooms.isEmpty() ? Optional.empty() : Optional.of(rooms);
  }

  private boolean isAsked(TaskKind... kinds) {
    return List.of(kinds).contains(Agenda.kind(state.agenda.top()));
  }

  private List<PanicMove> ofCard(CardKind card) {
    if (isAsked(TaskKind.OFFER, TaskKind.ANSWER)) {
      return List.of(new PanicMove.Give(card));
    }
    return switch (card) {
      case GRENADE -> ways().map(PanicMove.class::cast).toList();
      case FIRST_AID_KIT -> Role.ALL.stream().<PanicMove>map(PanicMove.UseFirstAid::new).toList();
      case BODY_SCANNER -> others().<PanicMove>map(PanicMove.ScanBody::new).toList();
      case GAS_CAN -> List.of(new PanicMove.BurnHive());
      default -> List.of(new PanicMove.PlayCard(card));
    };
  }

  private Stream<PanicMove.ThrowGrenade> ways() {
    return Role.ALL.stream()
        .flatMap(
            role -> Direction.ALL.stream().map(side -> new PanicMove.ThrowGrenade(role, side)));
  }

  private Stream<Colour> others() {
    return Colour.ALL.subList(0, state.seats()).stream()
        .filter(colour -> colour.seat() != state.current);
  }

  private List<PanicMove> ofMember(Member member) {
    if (isAsked(TaskKind.HEAL_IN_BAY, TaskKind.FIRST_AID)) {
      return healing(member);
    }
    if (isAsked(TaskKind.MEETING)) {
      return List.of(new PanicMove.TradeWith(member.colour()));
    }
    if (isAsked(TaskKind.TEAM_SEARCH)) {
      return List.of(new PanicMove.SearchWith(member.colour()));
    }
    if (isAsked(TaskKind.TURN_ACTION)) {
      return member.colour().seat() == state.current ? walks(member.role()) : attacks();
    }
    return List.of(new PanicMove.AimAtCharacter(member));
  }

  private List<PanicMove> healing(Member member) {
    List<PanicMove> moves = new ArrayList<>();
    moves.add(new PanicMove.HealOne(member));
    members()
        .forEach(
            other -> {
              moves.add(new PanicMove.HealBoth(member, other));
              moves.add(new PanicMove.HealBoth(other, member));
            });
    return moves;
  }

  private static List<PanicMove> walks(Role role) {
    return Direction.ALL.stream().<PanicMove>map(side -> new PanicMove.Move(role, side)).toList();
  }

  private static List<PanicMove> attacks() {
    return Role.ALL.reversed().stream()
        .flatMap(
            role ->
                Weapon.ALL.stream().<PanicMove>map(weapon -> new PanicMove.Attack(role, weapon)))
        .toList();
  }

  private List<PanicMove> ofParasite(Disc disc) {
    if (isAsked(TaskKind.SHIFT_PARASITE)) {
      return List.of(new PanicMove.ShiftParasite(disc));
    }
    return isAsked(TaskKind.TURN_ACTION) ? attacks() : List.of(new PanicMove.AimAtParasite(disc));
  }

  /** A room is entered from next door, searched, used or explored from. */
  private List<PanicMove> ofRooms(List<Room> rooms) {
    List<PanicMove> moves = new ArrayList<>();
    rooms.forEach(room -> moves.addAll(waysInto(room)));
    for (Room room : rooms) {
      moves.add(new PanicMove.Search(room));
      moves.add(new PanicMove.Explore(room));
      for (TerminalFunction function : TerminalFunction.ALL) {
        moves.add(new PanicMove.UseTerminal(room, function));
      }
    }
    return moves;
  }

  private List<PanicMove> waysInto(Room room) {
    List<PanicMove> ways = new ArrayList<>();
    for (Role role : Role.ALL) {
      int from = state.roomOf(role);
      for (Direction side : Direction.ALL) {
        boolean leads =
            from != Crew.NOWHERE && state.station.neighbour(from, side) == room.number();
        if (leads) {
          ways.add(
              isAsked(TaskKind.RUN) ? new PanicMove.RunOn(side) : new PanicMove.Move(role, side));
        }
      }
    }
    return ways;
  }
}
