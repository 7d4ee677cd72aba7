package plateau.kernel;

import java.util.List;

/**
 * Games of one set-up in which orders of things are tried, for the lab, which looks for a good
 * order. An order is some of the things, each once, by their numbers. Any thread may ask.
 */
public interface Trials {

  /** What is put in order, by id: {@link Gauges#marks}. */
  List<String> things();

  /** An order that people know already, to compare with. */
  List<Integer> known();

  /**
   * The id of the computer player that follows an order: it is seated as {@code list:water+sow} if
   * this is {@code list}.
   */
  String player();

  /** Whether the game with this seed is won. */
  boolean wins(List<Integer> order, long seed);

  /** When each of the things was first taken in the same game, from 1; 0 for never. */
  int[] times(List<Integer> order, long seed);
}
