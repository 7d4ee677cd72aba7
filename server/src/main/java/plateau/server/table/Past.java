package plateau.server.table;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.match.Step;
import plateau.server.store.Event;

/** What events come to. */
public final class Past {

  private Past() {}

  /** The steps that were not taken back. */
  public static List<Step> stepsOf(List<Event> events) {
    List<Step> steps = new ArrayList<>();
    for (Event event : events) {
      switch (event) {
        case Event.Played played -> steps.add(played.step());
        case Event.TakenBack back -> steps.subList(back.step() + 1, steps.size()).clear();
      }
    }
    return steps;
  }
}
