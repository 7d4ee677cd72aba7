package plateau.panic.terminal;

import java.util.stream.IntStream;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.Edge;
import plateau.panic.station.Passage;
import plateau.panic.station.Placement;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.LaidCard;
import plateau.panic.view.PanicView;

/** The laid rooms, to be asked what stands between two cells. */
final class Plan {

  private final Station station = Station.start();
  private final boolean doorsOpen;

  Plan(PanicView view) {
    doorsOpen = view.doorsOpen();
    for (LaidCard laid : view.station()) {
      if (laid.card().number() != Rooms.REACTOR) {
        int placement = Placement.of(Cell.at(laid.x(), laid.y()), laid.rotation());
        station.lay(laid.card().number(), placement);
      }
    }
  }

  /** The side of a laid card: the passage behind it, or its own edge where nothing lies there. */
  Doorway doorway(LaidCard laid, Direction side) {
    Edge edge = laid.card().edge(side, laid.rotation());
    return Doorway.of(isSecurity(laid.card().number(), side) ? Edge.SECURITY : edge, doorsOpen);
  }

  private boolean isSecurity(int card, Direction side) {
    return IntStream.of(card, Rooms.inner(card))
        .filter(room -> room != Rooms.NOWHERE)
        .filter(room -> leavesCard(card, station.neighbour(room, side)))
        .anyMatch(room -> station.passage(room, side) == Passage.SECURITY);
  }

  private static boolean leavesCard(int card, int neighbour) {
    return neighbour != Rooms.NOWHERE && Rooms.card(neighbour) != card;
  }
}
