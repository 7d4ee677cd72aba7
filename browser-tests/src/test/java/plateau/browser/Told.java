package plateau.browser;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A table whose board stands still in what it tells until it is told to go on. */
final class Told {

  private static final String DEFINED = script();

  private final Visitor visitor;

  private Told(Visitor visitor) {
    this.visitor = visitor;
  }

  /** Somebody sits down at a table, and from now on nothing is told by itself. */
  static Told at(Visitor visitor, OpenedTable table) {
    visitor.goTo(table.seat(0)).find("main[data-step]").waitFor();
    visitor.page().evaluate(DEFINED);
    return new Told(visitor);
  }

  /** What is to be seen on the page. */
  State state() {
    return new State(asMap(visitor.page().evaluate("() => timeline.state()")));
  }

  /** What is to be seen when the board has gone on to its next beat. */
  State next() {
    return new State(asMap(visitor.page().evaluate("() => timeline.next()")));
  }

  /** Lets the board show everything that has come; what was to be seen at each of its beats. */
  List<State> all() {
    List<?> states = (List<?>) visitor.page().evaluate("() => timeline.all()");
    return states.stream().map(state -> new State(asMap(state))).toList();
  }

  /** Waits until the board has something to tell. */
  void begins() {
    visitor.page().waitForFunction("() => timeline.state().isTelling");
  }

  /** Waits until the page, which may still show the past, knows a position in which I decide. */
  void isToDecide() {
    visitor.page().waitForFunction("() => timeline.knows().mayDecide");
  }

  /** What has come to the page, whether it is shown yet or not. */
  Map<?, ?> knows() {
    return asMap(visitor.page().evaluate("() => timeline.knows()"));
  }

  private static Map<?, ?> asMap(Object state) {
    return (Map<?, ?>) state;
  }

  private static String script() {
    try (InputStream script = Told.class.getResourceAsStream("timeline.js")) {
      return new String(requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8)
          .replaceFirst("//.*\n", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What stands on a page at one beat of a story. */
  record State(Map<?, ?> read) {

    boolean isTelling() {
      return Boolean.TRUE.equals(read.get("isTelling"));
    }

    boolean hasEnd() {
      return Boolean.TRUE.equals(read.get("hasEnd"));
    }

    /** How many entries the journal has. */
    int journal() {
      return ((Number) requireNonNull(read.get("journal"))).intValue();
    }

    /** How many entries of its news the board has shown. */
    int shown() {
      return ((Number) requireNonNull(read.get("shown"))).intValue();
    }

    int choices() {
      return ((Number) requireNonNull(read.get("choices"))).intValue();
    }

    /** All text of the page. */
    String everything() {
      return String.valueOf(read.get("everything"));
    }

    String step() {
      return String.valueOf(read.get("step"));
    }

    String ask() {
      return String.valueOf(read.get("ask"));
    }

    List<?> news() {
      return (List<?>) requireNonNull(read.get("news"));
    }

    /** Everything that belongs to a position and not to the way to it. */
    Map<String, String> settled() {
      return Map.of(
          "step", String.valueOf(read.get("step")),
          "facts", String.valueOf(read.get("facts")),
          "toMove", String.valueOf(read.get("toMove")),
          "clocks", String.valueOf(read.get("clocks")),
          "curve", String.valueOf(read.get("curve")),
          "seed", String.valueOf(read.get("seed")),
          "title", String.valueOf(read.get("title")));
    }
  }
}
