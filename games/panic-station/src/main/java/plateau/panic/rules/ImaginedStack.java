package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/**
 * The exploration stack as anyone may imagine it: its top card and those put under it are known,
 * the Hive and the open terminal keep to their ranges (section 5), the rest is drawn anew.
 */
final class ImaginedStack {

  private static final int HIVE_DEPTHS = 3;
  private static final int LOWER_HALF = 10;

  private ImaginedStack() {}

  // Cards leave the stack from the top, so the hidden ones are always the last of the set-up.
  static void draw(PanicState state, Chance chance) {
    RoomStack stack = state.stack;
    int from = shown(state);
    int end = stack.size() - stack.seenAtBottom();
    int hidden = 0;
    for (int place = from; place < end; place++) {
      hidden |= 1 << stack.card(place);
      stack.set(place, RoomStack.NO_CARD);
    }
    plant(stack, Rooms.HIVE, hidden, Math.max(from, end - HIVE_DEPTHS), end, chance);
    plant(stack, Rooms.TERMINAL_OPEN, hidden, Math.max(from, end - LOWER_HALF), end, chance);
    int others = hidden & ~(1 << Rooms.HIVE | 1 << Rooms.TERMINAL_OPEN);
    for (; others != 0; others &= others - 1) {
      plant(stack, Integer.numberOfTrailingZeros(others), hidden, from, end, chance);
    }
  }

  /** How many cards at the top everybody sees: the one under the Hive when it is being placed. */
  private static int shown(PanicState state) {
    long task = state.agenda.top();
    return Agenda.kind(task) == TaskKind.PLACE_ROOM ? Agenda.b(task) + 1 : 1;
  }

  /** Puts a card, if it is hidden, to one of the free places. */
  private static void plant(
      RoomStack stack, int card, int hidden, int from, int end, Chance chance) {
    if ((hidden >> card & 1) == 0) {
      return;
    }
    int free = 0;
    for (int place = from; place < end; place++) {
      free += stack.card(place) == RoomStack.NO_CARD ? 1 : 0;
    }
    int left = chance.below(free);
    int place = from;
    while (stack.card(place) != RoomStack.NO_CARD || left-- > 0) {
      place++;
    }
    stack.set(place, card);
  }
}
