package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers from {@code low} to {@code high} on a line of the drawing that runs from one coordinate
 * to another.
 */
record Axis(double low, double high, double from, double to) {

  /** Where a number lies. */
  double at(double number) {
    return high == low ? (from + to) / 2 : from + (number - low) / (high - low) * (to - from);
  }

  /** Round whole numbers on this axis, at most so many. */
  List<Integer> ticks(int most) {
    int step = step(high - low, most);
    List<Integer> ticks = new ArrayList<>();
    for (int tick = Math.ceilDiv((int) Math.ceil(low), step) * step; tick <= high; tick += step) {
      ticks.add(tick);
    }
    return ticks;
  }

  /** The smallest of 1, 2, 5, 10, 20, 50... that goes into the span fewer than so many times. */
  static int step(double span, int most) {
    int step = 1;
    while (span / step >= most) {
      boolean startsWithTwo = Integer.toString(step).startsWith("2");
      step = startsWithTwo ? step / 2 * 5 : step * 2;
    }
    return step;
  }
}
