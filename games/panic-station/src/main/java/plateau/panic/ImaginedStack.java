package plateau.panic;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.chance.Chance;
import plateau.panic.station.Rooms;

/**
 * The exploration stack as anyone may imagine it: its top card and those put under it are known,
 * the Hive and the open terminal keep to their ranges (section 5), the rest is drawn anew.
 */
final class ImaginedStack {

  private static final int HIVE_FROM = 17;
  private static final int TERMINAL_FROM = 10;

  private ImaginedStack() {}

  static void draw(RoomStack stack, Chance chance) {
    int end = stack.size() - stack.seenAtBottom();
    int alreadyTaken = RoomStack.SIZE - end;
    List<Integer> others = new ArrayList<>();
    boolean hasHive = false;
    boolean hasTerminal = false;
    for (int place = 1; place < end; place++) {
      int card = stack.card(place);
      hasHive |= card == Rooms.HIVE;
      hasTerminal |= card == Rooms.TERMINAL_OPEN;
      if (card != Rooms.HIVE && card != Rooms.TERMINAL_OPEN) {
        others.add(card);
      }
    }
    chance.shuffle(others);
    int hive = hasHive ? placeFrom(HIVE_FROM - alreadyTaken, end, -1, chance) : -1;
    int terminal = hasTerminal ? placeFrom(TERMINAL_FROM - alreadyTaken, end, hive, chance) : -1;
    int next = 0;
    for (int place = 1; place < end; place++) {
      boolean isPlanted = place == hive || place == terminal;
      int planted = place == hive ? Rooms.HIVE : Rooms.TERMINAL_OPEN;
      stack.set(place, isPlanted ? planted : others.get(next++));
    }
  }

  /** A place below the top card, not above the range that starts at this position from the top. */
  private static int placeFrom(int position, int end, int taken, Chance chance) {
    int from = Math.max(1, position - 1);
    List<Integer> places = new ArrayList<>();
    for (int place = from; place < end; place++) {
      if (place != taken) {
        places.add(place);
      }
    }
    return places.get(chance.below(places.size()));
  }
}
