package plateau.iceberg.rules;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/**
 * The cheapest ways of an agent by moves and slides while everybody else stays; of those that cost
 * the same, one of the fewest moves. Every move is made on a copy of the match, so that its rules
 * alone say where one may go.
 */
final class Ways {

  private static final List<ActionType> GOING = List.of(ActionType.MOVE, ActionType.SLIDE);
  private static final int MOST_MOVES = 16;

  private final int agent;
  private final Map<String, String> found = new LinkedHashMap<>();
  // By cell, the cheapest arrival that is known, as Arrival.price has it.
  private final int[] prices = new int[IceMap.CELLS];
  private final PriorityQueue<Arrival> queue =
      new PriorityQueue<>(Comparator.comparingInt(Arrival::price).thenComparingInt(Arrival::cell));

  private Ways(int agent) {
    this.agent = agent;
    Arrays.fill(prices, Integer.MAX_VALUE);
  }

  /** For each agent of the side to move; none when the match is over. */
  static List<Map<String, String>> of(Ice ice) {
    return ice.isOver()
        ? List.of()
        : IntStream.range(0, IceMap.AGENTS).mapToObj(agent -> new Ways(agent).from(ice)).toList();
  }

  /**
   * Somebody comes to a cell by a last move behind others. The price is points first, then moves.
   */
  private record Arrival(Ice before, String way, IcebergMove.OfAgent last, int cell, int price) {

    Ice after() {
      Ice after = before.copy();
      after.act(last.type().ordinal(), last.agent(), last.direction().ordinal());
      return after;
    }

    // A step is a capital, a slide a small letter.
    String wholeWay() {
      char letter = last.direction().letter();
      return way + (last.type() == ActionType.SLIDE ? Character.toLowerCase(letter) : letter);
    }
  }

  private Map<String, String> from(Ice ice) {
    prices[ice.cellOf(ice.player(), agent)] = 0;
    goOn(ice.copy(), "");
    while (!queue.isEmpty()) {
      Arrival arrival = queue.remove();
      if (arrival.price() == prices[arrival.cell()]) {
        String way = arrival.wholeWay();
        found.put(IceMap.row(arrival.cell()) + "," + IceMap.column(arrival.cell()), way);
        goOn(arrival.after(), way);
      }
    }
    return found;
  }

  private void goOn(Ice ice, String way) {
    for (ActionType type : GOING) {
      for (Direction direction : Direction.ALL) {
        if (ice.act(type.ordinal(), agent, direction.ordinal()) == Code.OK) {
          int cell = ice.cellOf(ice.player(), agent);
          int spent = Ice.POINTS_PER_TURN - ice.points(ice.player(), agent);
          ice.undo();
          int price = spent * MOST_MOVES + way.length() + 1;
          if (price < prices[cell]) {
            prices[cell] = price;
            queue.add(new Arrival(ice, way, IcebergMove.of(type, agent, direction), cell, price));
          }
        }
      }
    }
  }
}
