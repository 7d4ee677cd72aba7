package plateau.panic.terminal;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.Edge;
import plateau.panic.station.Placement;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.LaidCard;
import plateau.panic.view.PanicView;

/** The laid rooms: what lies where, and what stands between two cells. */
final class Plan {

  private static final int QUARTER = 90;
  private static final int DIRECTIONS = 4;

  private final PanicView view;
  private final Map<Integer, LaidCard> byCell = new HashMap<>();

  Plan(PanicView view) {
    this.view = view;
    view.station().forEach(laid -> byCell.put(Cell.at(laid.x(), laid.y()), laid));
  }

  Optional<LaidCard> at(int x, int y) {
    return Optional.ofNullable(byCell.get(Cell.at(x, y)));
  }

  /** The side of a laid card; where one of the two doors is a security door, so is the passage. */
  Doorway doorway(LaidCard laid, Direction side) {
    Edge mine = edge(laid, side);
    Optional<Edge> theirs = beyond(laid, side).map(other -> edge(other, side.opposite()));
    boolean security = mine == Edge.SECURITY || theirs.filter(Edge.SECURITY::equals).isPresent();
    return Doorway.of(security ? Edge.SECURITY : mine, view.doorsOpen());
  }

  private Optional<LaidCard> beyond(LaidCard laid, Direction side) {
    return at(laid.x() + dx(side), laid.y() + dy(side));
  }

  /** The side of a card as it lies; it was printed on the side that was turned there. */
  static Edge edge(LaidCard laid, Direction side) {
    int printed = Math.floorMod(side.ordinal() - laid.rotation() / QUARTER, DIRECTIONS);
    return laid.card().edge(Direction.ALL.get(printed));
  }

  static int dx(Direction side) {
    return side == Direction.EAST ? 1 : side == Direction.WEST ? -1 : 0;
  }

  static int dy(Direction side) {
    return side == Direction.SOUTH ? 1 : side == Direction.NORTH ? -1 : 0;
  }

  /** The same rooms as the rules see them, to be asked about neighbours. */
  static Station station(PanicView view) {
    Station station = Station.start();
    for (LaidCard laid : view.station()) {
      if (laid.card().number() != Rooms.REACTOR) {
        int placement = Placement.of(Cell.at(laid.x(), laid.y()), laid.rotation());
        station.lay(laid.card().number(), placement);
      }
    }
    return station;
  }
}
