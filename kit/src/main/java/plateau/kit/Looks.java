package plateau.kit;

import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;
import plateau.kernel.match.Match;

/** A game's positions as the bytes that leave it, which is how checks compare them. */
record Looks<S extends State<S, M>, M>(Game<S, M> game) {

  /** The whole position: two positions are the same when these texts are. */
  String whole(S state) {
    return state.toMove() + " " + to(state, Seat.REFEREE);
  }

  String to(S state, int seat) {
    return Json.write(game.view(state, seat));
  }

  List<String> menu(S state) {
    return state.moves().stream().map(game.notation()::write).toList();
  }

  /** What a seat reads of these entries. */
  static List<String> journal(List<Entry> entries, int seat) {
    return Journal.visibleTo(seat, entries).stream()
        .map(entry -> entry.getClass().getSimpleName() + Json.write(entry))
        .toList();
  }

  static IntStream seats(Match<?, ?> match) {
    return IntStream.range(0, match.setup().seats());
  }

  M anyMove(S state, Chance chance) {
    List<M> moves = state.moves();
    return moves.get(chance.below(moves.size()));
  }

  /** Plays up to this many random moves. */
  void playOn(S state, int moves, Chance chance) {
    for (int i = 0; i < moves && state.toMove() != Seat.OVER; i++) {
      state.play(anyMove(state, chance), chance, Journal.OFF);
    }
  }
}
