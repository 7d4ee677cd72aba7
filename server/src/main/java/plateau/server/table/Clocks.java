package plateau.server.table;

import java.util.ArrayList;
import java.util.List;
import plateau.server.store.TimeControl;

/** How much time each seat has left. */
final class Clocks {

  private final TimeControl control;

  Clocks(TimeControl control) {
    this.control = control;
  }

  /** What this seat has left, when its present turn has taken so long. */
  long leftMs(Position<?, ?> position, int seat, long turnMs) {
    long granted = control.bankMs() + control.gainMs() * position.moved(seat);
    return Math.max(0, granted - position.spentMs(seat) - turnMs);
  }

  /** For the view: each seat's time, and whose clock runs. */
  String written(Position<?, ?> position, int running, long turnMs) {
    List<String> all = new ArrayList<>();
    for (int seat = 0; seat < position.match().setup().seats(); seat++) {
      boolean runs = seat == running;
      all.add(
          new JsonObject()
              .put("leftMs", leftMs(position, seat, runs ? turnMs : 0))
              .put("running", runs)
              .toString());
    }
    return "[" + String.join(",", all) + "]";
  }
}
