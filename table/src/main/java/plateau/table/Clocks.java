package plateau.table;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.json.JsonObject;
import plateau.table.kept.Event;
import plateau.table.kept.TimeControl;
import plateau.table.order.SeatBook;

/** How much time each seat has left. Belongs to the table's mailbox. */
final class Clocks {

  private final TimeControl control;
  private final Position<?, ?> position;
  private final Turns<?, ?> turns;

  Clocks(TimeControl control, Position<?, ?> position) {
    this.control = control;
    this.position = position;
    this.turns = Turns.of(position.match());
  }

  /** An event is durable, and the match stands behind it. */
  void note(Event event) {
    switch (event) {
      case Event.Played played -> turns.played(played.step());
      case Event.TakenBack back -> turns.takenBack(back.step());
    }
  }

  /** What a seat that decides for itself has left, when it has thought for so long now. */
  long leftMs(int seat, long thoughtMs) {
    long left = balanceMs(seat);
    // A move that was accepted was in time. So nobody is in debt for what has been played: not
    // whose turn was taken back together with what it had gained, and not at a table from the time
    // when each move gained what now each turn does.
    return Math.max(0, (left < 0 ? control.gainMs() : left) - thoughtMs);
  }

  private long balanceMs(int seat) {
    return control.bankMs() + control.gainMs() * turns.ended(seat) - position.spentMs(seat);
  }

  /** For the view: each seat's time, and whose clock runs. */
  String written(SeatBook seats, int running, long thoughtMs) {
    List<String> all = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      boolean runs = seat == running;
      boolean isOwn = seats.at(seat).deciding().isEmpty();
      long left = isOwn ? leftMs(seat, runs ? thoughtMs : 0) : Math.max(0, balanceMs(seat));
      all.add(new JsonObject().put("leftMs", left).put("running", runs).toString());
    }
    return "[" + String.join(",", all) + "]";
  }
}
