package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Room;
import plateau.panic.station.Rooms;

/** What views call the things of a position: their paths, and back. */
final class Things {

  private static final String HAND = "own.hand.";
  private static final String PLAYERS = "players.";
  private static final String PARASITES = "parasites.";
  private static final String STATION = "station.";

  final PanicState state;

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

  List<String> everybodyIn(int room) {
    Stream<String> members =
        members().filter(member -> state.crew.room(member.index()) == room).map(this::of);
    Stream<String> parasites =
        PanicState.seats(state.parasites.in(room)).stream().map(disc -> of((int) disc));
    return Stream.concat(members, parasites).toList();
  }

  private Stream<Member> members() {
    return Member.ALL.subList(0, 2 * state.seats()).stream();
  }

  /** What is called so: a kind of card, a character, a disc, or each room of a laid card. */
  List<? extends Named> named(String thing) {
    return Stream.<Stream<? extends Named>>of(
            CardKind.ALL.stream().filter(card -> inHand(card).equals(thing)),
            members().filter(member -> of(member).equals(thing)),
            Disc.ALL.stream()
                .filter(disc -> (state.parasites.onBoard() >> disc.number() & 1) != 0)
                .filter(disc -> of(disc.number()).equals(thing)),
            Room.ALL.stream()
                .filter(room -> state.station.isLaid(Rooms.card(room.number())))
                .filter(room -> of(room).equals(thing)))
        .flatMap(things -> things)
        .toList();
  }
}
