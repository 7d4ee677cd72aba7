package plateau.arena.tournament;

import java.util.SortedMap;
import java.util.TreeMap;
import plateau.kernel.json.Given;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Problem;

/** A line of the ledger, which we wrote ourselves. */
final class LedgerLine {

  /** A line that cannot be what we wrote. */
  static final class Unreadable extends RuntimeException {

    private static final long serialVersionUID = 1;

    Unreadable(String what) {
      super(what);
    }
  }

  private LedgerLine() {}

  static Given read(String line) {
    try {
      return Given.object(
          JsonReader.read(line),
          (given, wanted) -> new Unreadable("%s is no %s".formatted(given.path(), wanted.id())));
    } catch (Problem notJson) {
      throw new Unreadable(String.valueOf(notJson.getMessage()));
    }
  }

  /** Texts by their names, where such a field is. */
  static SortedMap<String, String> pairs(Given object, String name) {
    SortedMap<String, String> pairs = new TreeMap<>();
    object
        .maybe(name)
        .ifPresent(all -> all.fields().forEach((key, value) -> pairs.put(key, value.value() + "")));
    return pairs;
  }

  static boolean isSet(Given object, String name) {
    return object.maybe(name).map(Given::truth).orElse(false);
  }
}
