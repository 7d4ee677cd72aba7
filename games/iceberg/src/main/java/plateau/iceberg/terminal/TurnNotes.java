package plateau.iceberg.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.dump.DumpReader;
import plateau.iceberg.engine.Code;
import plateau.kernel.words.Words;

/**
 * What a record says about a turn beside its moves: points left, refused attempts with their codes,
 * flags. docs/protocol.md, "Iceberg". Notes may come from anywhere, so what does not fit is left
 * out.
 */
final class TurnNotes {

  // A program may be refused thousands of times in a turn.
  private static final int MOST = 12;

  private final Words words;

  TurnNotes(Words words) {
    this.words = words;
  }

  List<String> lines(Map<String, Object> notes) {
    List<String> lines = new ArrayList<>();
    if (notes.get(DumpReader.NOTE) instanceof Number dump) {
      lines.add(words.say("noted.dump", "lines", dump));
    }
    List<?> points = list(notes.get("points"));
    if (!points.isEmpty()) {
      lines.add(words.say("noted.points", "points", points));
    }
    List<String> refused =
        list(notes.get("refused")).stream()
            .map(this::refused)
            .filter(told -> !told.isEmpty())
            .toList();
    if (!refused.isEmpty()) {
      lines.add(words.say("noted.refused", "attempts", few(refused)));
    }
    List<String> flags =
        list(notes.get("flags")).stream().map(this::flag).filter(told -> !told.isEmpty()).toList();
    if (!flags.isEmpty()) {
      lines.add(words.say("noted.flags", "flags", few(flags)));
    }
    return lines;
  }

  private static List<?> list(@Nullable Object value) {
    return value instanceof List<?> list ? list : List.of();
  }

  // ["M0N", 5], [[1, -7, 4], 7] or [["flag", 25, 0, 1], 2]
  private String refused(@Nullable Object attempt) {
    return attempt instanceof List<?> pair
            && pair.size() == 2
            && pair.getLast() instanceof Number code
            && code.intValue() > Code.OK
            && code.intValue() <= Code.NOT_YOUR_TURN
        ? words.say(
            "noted.attempt",
            "attempt",
            tried(pair.getFirst()),
            "code",
            code.intValue(),
            "why",
            words.say("noted.code." + Code.id(code.intValue())))
        : "";
  }

  private static String tried(@Nullable Object attempt) {
    return attempt instanceof List<?> parts
        ? parts.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : String.valueOf(attempt);
  }

  private String flag(@Nullable Object flag) {
    return flag instanceof List<?> parts
            && parts.size() >= 3
            && parts.get(2) instanceof Number colour
            && colour.intValue() >= 0
            && colour.intValue() <= 3
        ? words.say(
            "noted.flag." + colour.intValue(),
            "row",
            parts.get(0) + "",
            "column",
            parts.get(1) + "")
        : "";
  }

  private String few(List<String> told) {
    String first = told.stream().limit(MOST).collect(Collectors.joining(" · "));
    return told.size() <= MOST
        ? first
        : words.say("noted.more", "first", first, "count", told.size() - MOST);
  }
}
