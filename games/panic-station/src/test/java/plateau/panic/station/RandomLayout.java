package plateau.panic.station;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import plateau.kernel.chance.Seeded;

/** Stations laid card by card at random, together with their plain twins. */
final class RandomLayout {

  private final Seeded chance;
  private final List<RoomCard> stack = new ArrayList<>(RoomCard.ALL);
  private final int[] found = new int[Station.MOST_PLACEMENTS];
  private final Station station = Station.start();
  private final PlainStation plain = new PlainStation();

  private RandomLayout(long seed) {
    chance = new Seeded(seed);
    stack.removeFirst();
    chance.shuffle(stack);
  }

  /** Lays all cards that fit, in random order, and shows the station after each. */
  static void lay(long seed, BiConsumer<Station, PlainStation> look) {
    RandomLayout layout = new RandomLayout(seed);
    look.accept(layout.station, layout.plain);
    while (layout.layNext()) {
      look.accept(layout.station, layout.plain);
    }
  }

  private boolean layNext() {
    for (RoomCard card : stack) {
      int count = station.placementsAnywhere(card.number(), found);
      if (count > 0) {
        lay(card, found[chance.below(count)]);
        return stack.remove(card);
      }
    }
    return false;
  }

  private void lay(RoomCard card, int placement) {
    station.lay(card.number(), placement);
    int cell = Placement.cell(placement);
    plain.lay(
        card, new PlainStation.Square(Cell.x(cell), Cell.y(cell)), Placement.rotation(placement));
  }
}
