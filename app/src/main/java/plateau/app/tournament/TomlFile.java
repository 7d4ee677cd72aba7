package plateau.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;
import plateau.app.session.TextFile;
import plateau.kernel.json.Given;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** A file in TOML; what does not fit is told with its line, what was found and what to write. */
record TomlFile(Path file, TomlTable table) {

  static TomlFile read(Path file) {
    TomlParseResult parsed = Toml.parse(TextFile.read(file));
    if (!parsed.hasErrors()) {
      return new TomlFile(file, parsed);
    }
    TomlParseError first = parsed.errors().getFirst();
    throw new Problem(
        Message.of(
            "toml.syntax",
            "file",
            file,
            "line",
            first.position().line(),
            "column",
            first.position().column(),
            "why",
            String.valueOf(first.getMessage())));
  }

  /** All that stands in it. */
  Given whole() {
    return Given.of(plain(table), this::misfit);
  }

  // Tables as maps, arrays as lists: the TOML of a value is of no interest, only its place.
  private static @Nullable Object plain(@Nullable Object found) {
    return switch (found) {
      case TomlTable inner -> {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        inner.keySet().forEach(name -> map.put(name, plain(inner.get(List.of(name)))));
        yield map;
      }
      case TomlArray list -> {
        List<@Nullable Object> all = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
          all.add(plain(list.get(i)));
        }
        yield all;
      }
      case null, default -> found;
    };
  }

  private Problem misfit(Given given, Given.Kind wanted) {
    return wrong(given, "toml." + wanted.id());
  }

  private Problem wrong(Given given, String key, Object... more) {
    Map<String, Object> values = new LinkedHashMap<>(Message.of(key, more).values());
    values.put("name", name(given));
    values.put("found", String.valueOf(given.value()));
    return fault(given, new Message(key, values));
  }

  /** What a value is called in sentences: the last name that leads to it. */
  private static String name(Given given) {
    return given.steps().stream()
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .reduce("", (_, later) -> later);
  }

  /** What is wrong, with the line of this value, or of the one around it where it is missing. */
  Problem fault(Given given, Message what) {
    return new Problem(Message.of("toml.fault", "file", file, "line", lineOf(given), "what", what));
  }

  private int lineOf(Given given) {
    int line = 1;
    Object at = table;
    for (Object step : given.steps()) {
      TomlPosition position = position(at, step);
      if (position != null) {
        line = position.line();
      }
      at = member(at, step);
    }
    return line;
  }

  private static @Nullable TomlPosition position(@Nullable Object at, Object step) {
    return switch (at) {
      case TomlTable inner -> inner.inputPositionOf(List.of((String) step));
      case TomlArray list -> list.inputPositionOf((Integer) step);
      case null, default -> null;
    };
  }

  private static @Nullable Object member(@Nullable Object at, Object step) {
    return switch (at) {
      case TomlTable inner -> inner.get(List.of((String) step));
      case TomlArray list -> list.get((Integer) step);
      case null, default -> null;
    };
  }

  /** Refuses names that nobody reads. */
  void checkNames(Given object, String... known) {
    Optional<Given> unknown = object.unknown(known);
    if (unknown.isPresent()) {
      String name = name(unknown.get());
      List<String> names = List.of(known);
      throw fault(
          unknown.get(),
          Message.of(
              "toml.unknown",
              "name",
              name,
              "where",
              where(object),
              "known",
              names,
              "hint",
              Nearest.hint(name, names)));
    }
  }

  // How a table is called in the file: [limits], or [[player]] for one of several.
  private static String where(Given object) {
    List<Object> steps = object.steps();
    if (steps.isEmpty()) {
      return "";
    }
    return steps.getLast() instanceof Integer
        ? " [[" + name(object) + "]]"
        : " [" + name(object) + "]";
  }

  // --- fields that may be left out -----------------------------------------------------------

  Optional<String> text(Given object, String name) {
    return object.maybe(name).map(this::text);
  }

  private String text(Given given) {
    if (given.text().isBlank()) {
      throw wrong(given, "toml.text");
    }
    return given.text();
  }

  /** One text, or a list of them. */
  List<String> texts(Given object, String name) {
    Given given = object.field(name);
    if (given.isMissing()) {
      return List.of();
    }
    return given.value() instanceof List
        ? given.items().stream().map(this::text).toList()
        : List.of(text(given));
  }

  int whole(Given object, String name, int usual, int min, int max) {
    Given given = object.field(name);
    if (given.isMissing()) {
      return usual;
    }
    long number = given.wide();
    if (number < min || number > max) {
      throw wrong(given, "toml.within", "min", min, "max", max);
    }
    return (int) number;
  }

  static double decimal(Given object, String name, double usual) {
    return object.maybe(name).map(Given::decimal).orElse(usual);
  }

  static boolean truth(Given object, String name, boolean usual) {
    return object.maybe(name).map(Given::truth).orElse(usual);
  }

  /** All of {@code [[name]]}. */
  static List<Given> all(Given object, String name) {
    return object.maybe(name).map(Given::items).orElse(List.of());
  }

  /** Names and values as the options of a game are given: as text. */
  Map<String, String> pairs(Given object, String name) {
    Map<String, String> pairs = new LinkedHashMap<>();
    object
        .maybe(name)
        .ifPresent(inner -> inner.fields().forEach((id, value) -> pairs.put(id, plainText(value))));
    return pairs;
  }

  private String plainText(Given value) {
    if (value.value() instanceof Map || value.value() instanceof List) {
      throw wrong(value, "toml.text");
    }
    return String.valueOf(value.value());
  }
}
