package plateau.panic.player;

import java.util.List;
import plateau.panic.station.Cell;
import plateau.panic.station.Placement;
import plateau.panic.station.Station;
import plateau.panic.view.LaidCard;

/**
 * The station as a view shows it. Keeps what it has drawn and adds new cards, which only saves
 * time: a view that does not fit is drawn from the start.
 */
final class Chart {

  private Station station = Station.start();

  Station of(List<LaidCard> laid) {
    if (!fits(laid)) {
      station = Station.start();
    }
    for (LaidCard card : laid) {
      int number = card.card().number();
      if (!station.isLaid(number)) {
        station.lay(number, placement(card));
      }
      if (card.red()) {
        station.turnRed(number);
      }
    }
    return station;
  }

  /** Whether everything drawn so far is in the view too. */
  private boolean fits(List<LaidCard> laid) {
    int same = 0;
    for (LaidCard card : laid) {
      int number = card.card().number();
      if (station.isLaid(number)
          && station.placement(number) == placement(card)
          && (card.red() || !station.isRed(number))) {
        same++;
      }
    }
    return same == Integer.bitCount(station.laid());
  }

  private static int placement(LaidCard card) {
    return Placement.of(Cell.at(card.x(), card.y()), card.rotation());
  }
}
