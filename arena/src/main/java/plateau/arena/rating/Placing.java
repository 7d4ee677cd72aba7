package plateau.arena.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A match among several sides that ended in an order (Plackett 1975): the first was chosen among
 * all, the second among the rest, and so on. Sides that share a place count as each of them in turn
 * on that place. Who shares the last place is not compared, unless all do: "nobody else won" does
 * not say that the others are equal, a draw does.
 *
 * @param sides the numbers of the players on each side
 * @param places of each side; the lowest is the best
 * @param front which side had the first seat, or -1 when that does not matter
 */
public record Placing(List<List<Integer>> sides, List<Integer> places, int front)
    implements Evidence {

  public Placing {
    sides = sides.stream().map(List::copyOf).toList();
    places = List.copyOf(places);
    if (sides.size() < 2 || sides.size() != places.size()) {
      throw new IllegalArgumentException(sides + " on the places " + places);
    }
  }

  @Override
  public List<Choice> choices(int size) {
    List<Choice> choices = new ArrayList<>();
    List<Integer> left =
        IntStream.range(0, sides.size()).boxed().sorted(Comparator.comparing(places::get)).toList();
    while (left.size() > 1) {
      int best = places.get(left.getFirst());
      int tied = (int) left.stream().filter(side -> places.get(side) == best).count();
      if (tied == left.size() && tied < sides.size()) {
        break;
      }
      List<double[]> among =
          left.stream().map(side -> Evidence.side(sides.get(side), side == front, size)).toList();
      for (int chosen = 0; chosen < tied; chosen++) {
        choices.add(new Choice(1.0 / tied, among, chosen));
      }
      left = left.subList(tied, left.size());
    }
    return choices;
  }
}
