package plateau.table.kept;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import plateau.kernel.json.JsonReader;
import plateau.kernel.match.Step;

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

  /** What programs noted at these steps, by step. */
  public static Map<Integer, Map<String, Object>> notesOf(List<Event> events) {
    NavigableMap<Integer, Map<String, Object>> notes = new TreeMap<>();
    for (Event event : events) {
      switch (event) {
        case Event.Played played when !played.note().isEmpty() ->
            notes.put(played.step().number(), read(played.note()));
        case Event.Played _ -> {}
        case Event.TakenBack back -> notes.tailMap(back.step(), false).clear();
      }
    }
    return notes;
  }

  private static Map<String, Object> read(String note) {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (JsonReader.read(note) instanceof Map<?, ?> object) {
      object.forEach(
          (name, value) -> {
            if (value != null) {
              fields.put(String.valueOf(name), value);
            }
          });
    }
    return fields;
  }
}
