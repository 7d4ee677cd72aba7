package plateau.app.db;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plateau.table.kept.Event;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TimeControl;

/** Whether the events of a table follow each other, each once, in times that can be. */
final class EventCheck {

  private final StoredTable table;
  private final List<Difference> found = new ArrayList<>();
  private final Set<String> sent = new HashSet<>();
  private int steps;

  private EventCheck(StoredTable table) {
    this.table = table;
  }

  static List<Difference> of(StoredTable table, List<Event> events) {
    EventCheck check = new EventCheck(table);
    check.checkClock();
    if (events.isEmpty()) {
      check.found.add(Difference.of(table.id(), "no-events"));
    }
    for (int seq = 0; seq < events.size() && check.found.isEmpty(); seq++) {
      check.check(seq, events.get(seq));
    }
    return check.found;
  }

  private void checkClock() {
    TimeControl clock = table.clock().orElse(new TimeControl(1, 0));
    if (clock.bankMs() < 1 || clock.gainMs() < 0) {
      found.add(Difference.of(table.id(), "clock", "bank", clock.bankMs(), "gain", clock.gainMs()));
    }
  }

  private void check(int seq, Event event) {
    if (event.seq() != seq) {
      found.add(Difference.of(table.id(), "gap", "expected", seq, "found", event.seq()));
    }
    switch (event) {
      case Event.Played played -> checkPlayed(played);
      case Event.TakenBack back -> checkTakenBack(back);
    }
  }

  private void checkPlayed(Event.Played played) {
    int number = played.step().number();
    if (number != steps) {
      found.add(Difference.at(number, table.id(), "step-number", "expected", steps));
    }
    if (played.at() < 1 || played.spentMs() < 0) {
      found.add(
          Difference.at(number, table.id(), "time", "at", played.at(), "ms", played.spentMs()));
    }
    String id = played.step().seat() + " " + played.clientId();
    if (!played.clientId().isEmpty() && !sent.add(id)) {
      found.add(Difference.at(number, table.id(), "twice", "id", played.clientId()));
    }
    steps++;
  }

  private void checkTakenBack(Event.TakenBack back) {
    if (back.step() < 0 || back.step() >= steps) {
      found.add(Difference.at(back.step(), table.id(), "taken-back", "last", steps - 1));
      return;
    }
    steps = back.step() + 1;
  }
}
