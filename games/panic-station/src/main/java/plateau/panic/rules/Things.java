package plateau.panic.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Room;
import plateau.panic.station.Rooms;

/** What views call the things of a position: their paths, and back. */
final class Things {

  static final String HAND = "own.hand.";
  static final String PLAYERS = "players.";
  static final String PARASITES = "parasites.";
  static final String STATION = "station.";

  private final PanicState state;

  Things(PanicState state) {
    this.state = state;
  }

  String of(Member member) {
    return PLAYERS + member.colour().seat() + "." + member.role().id();
  }

  /** A parasite by its place among those on the board. */
  String of(int disc) {
    return PARASITES + Integer.bitCount(state.parasites.onBoard() & ((1 << disc) - 1));
  }

  /** The card of a room by its place among those that are laid. */
  String of(Room room) {
    int card = Rooms.card(room.number());
    int before = 0;
    for (int other = 0; other < card; other++) {
      before += state.station.isLaid(other) ? 1 : 0;
    }
    return STATION + before;
  }

  String inHand(CardKind card) {
    return HAND + card.id();
  }

  /** Both characters of a player. */
  List<String> pair(Colour player) {
    return Role.ALL.stream().map(role -> of(new Member(player, role))).toList();
  }

  List<Colour> others(int room) {
    return colours(state.crew.othersIn(room, state.current));
  }

  /** The players of these characters, which are bits. */
  List<Colour> colours(int members) {
    return Colour.ALL.subList(0, state.seats()).stream()
        .filter(colour -> (members & Crew.pair(colour.seat())) != 0)
        .toList();
  }

  /** What a shot or blow is aimed at. */
  Optional<String> aimedAt(PanicMove move) {
    return switch (move) {
      case PanicMove.AimAtCharacter(var target) -> Optional.of(of(target));
      case PanicMove.AimAtParasite(var disc) -> Optional.of(of(disc.number()));
      default -> Optional.empty();
    };
  }

  List<String> everybodyIn(int room) {
    Stream<String> members =
        Member.ALL.subList(0, 2 * state.seats()).stream()
            .filter(member -> state.crew.room(member.index()) == room)
            .map(this::of);
    Stream<String> parasites =
        PanicState.seats(state.parasites.in(room)).stream().map(disc -> of((int) disc));
    return Stream.concat(members, parasites).toList();
  }
}
