package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Message;

/** Remembers what each seat was asked last, and passes everything on. */
final class LastQuestion implements Wire {

  private static final String NO_QUESTION = "{\"type\":\"late\"";
  private static final int LONGEST = 300;
  private static final List<String> LARGE = List.of("view", "scene", "grammar", "time");

  private final Wire next;
  private final Map<Integer, String> asked = new ConcurrentHashMap<>();

  LastQuestion(Wire next) {
    this.next = next;
  }

  @Override
  public void line(int seat, Direction direction, String line) {
    if (direction == Direction.TO_BOT && !line.startsWith(NO_QUESTION)) {
      asked.put(seat, line);
    }
    next.line(seat, direction, line);
  }

  /** A sentence with the question to this seat; without what would fill pages. */
  Message told(int seat) {
    String line = asked.get(seat);
    return line == null
        ? Message.of("check.not-asked")
        : Message.of("check.asked", "question", shortened(line));
  }

  private static String shortened(String line) {
    Map<String, Object> message = new LinkedHashMap<>();
    if (JsonReader.read(line) instanceof Map<?, ?> fields) {
      fields.forEach(
          (name, value) -> {
            if (value != null && !LARGE.contains(String.valueOf(name))) {
              message.put(String.valueOf(name), value);
            }
          });
    }
    String text = Json.write(message);
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
