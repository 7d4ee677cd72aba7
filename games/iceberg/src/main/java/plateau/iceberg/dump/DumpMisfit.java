package plateau.iceberg.dump;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * What does not fit in a line of a dump is a fault that names the place. Fields that nobody asks
 * for are ignored, as the original's viewers do.
 */
record DumpMisfit(int line) implements Given.Misfit {

  private static final int LONGEST_EXCERPT = 40;

  Given read(String text) {
    try {
      return Given.of(JsonReader.read(text), this);
    } catch (Problem broken) {
      throw new DumpFault(line, Message.of("dump.no-json", "why", broken.message()));
    }
  }

  @Override
  public DumpFault of(Given given, Given.Kind wanted) {
    return given.isMissing()
        ? new DumpFault(line, Message.of("dump.missing", "path", given.path()))
        : expected(given, Message.of("dump.kind." + wanted.id()));
  }

  DumpFault expected(Given given, Message what) {
    return new DumpFault(
        line,
        Message.of(
            "dump.expected",
            "path",
            given.path(),
            "found",
            excerpt(given.value()),
            "expected",
            what));
  }

  private static String excerpt(@Nullable Object value) {
    String text = value == null ? "null" : Json.write(value);
    return text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT) + "…";
  }

  /** The items of a list of this length. */
  List<Given> items(Given list, int length) {
    List<Given> items = list.items();
    if (items.size() != length) {
      throw expected(list, Message.of("dump.a-list-of", "length", length));
    }
    return items;
  }

  /** The place of this text among those that it may be. */
  int oneOf(Given text, List<String> known) {
    int index = text.value() instanceof String name ? known.indexOf(name) : -1;
    if (index < 0) {
      throw expected(text, Message.of("dump.one-of", "known", known));
    }
    return index;
  }
}
