package plateau.app.match;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.bot.Entrant;
import plateau.kernel.Setup;

/**
 * A match to be played.
 *
 * @param match its number in the series, from 1
 * @param game the number of the game, from 1: the same game is played once for each way round
 * @param order for each seat the number of its entrant, from 0
 */
record Fixture(int match, int game, List<Integer> order, long seed, Setup setup) {

  Fixture {
    order = List.copyOf(order);
  }

  /** Everybody moves on by so many seats; with two seats that is the other way round. */
  static List<Integer> order(int seats, int moved) {
    List<Integer> order = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      order.add((seat + moved) % seats);
    }
    return order;
  }

  List<Entrant> seated(List<Entrant> entrants) {
    return order.stream().map(entrants::get).toList();
  }
}
