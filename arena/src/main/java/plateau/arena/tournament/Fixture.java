package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * A match to be played.
 *
 * @param number in the tournament, from 1
 * @param round from 1; only a Swiss tournament has more than one
 * @param game the number of the game among those of the same contestants on this ground, from 0
 * @param order the numbers of the contestants around the table, the first seat first
 * @param ground its number
 */
public record Fixture(int number, int round, int game, List<Integer> order, int ground) {

  public Fixture {
    order = List.copyOf(order);
  }

  /** Whose seat it is: teams sit in turn around the table. */
  public int holder(int seat) {
    return order.get(seat % order.size());
  }

  /** Which of its own seats that is, from 0. */
  int place(int seat) {
    return seat / order.size();
  }

  /** Everybody moves on by so many seats. */
  static List<Integer> moved(List<Integer> order, int by) {
    List<Integer> moved = new ArrayList<>();
    for (int seat = 0; seat < order.size(); seat++) {
      moved.add(order.get((seat + by) % order.size()));
    }
    return moved;
  }
}
