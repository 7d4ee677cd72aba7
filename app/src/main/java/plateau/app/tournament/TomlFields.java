package plateau.app.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/**
 * The fields of a table in a TOML file, each checked: what was found, on which line, and what to
 * write.
 *
 * @param where how the table is called in sentences, as in {@code [limits]}; empty for the file
 */
record TomlFields(String file, TomlTable table, String where) {

  /** Refuses names that nobody reads. */
  TomlFields knowing(String... names) {
    List<String> known = List.of(names);
    for (String name : table.keySet()) {
      if (!known.contains(name)) {
        throw fault(
            name,
            Message.of(
                "toml.unknown",
                "name",
                name,
                "where",
                where,
                "known",
                known,
                "hint",
                Nearest.hint(name, known)));
      }
    }
    return this;
  }

  boolean has(String name) {
    return table.contains(name);
  }

  Optional<String> text(String name) {
    return value(name).map(found -> text(name, found));
  }

  /** One text, or a list of them. */
  List<String> texts(String name) {
    Object found = value(name).orElse(null);
    if (found == null) {
      return List.of();
    }
    if (!(found instanceof TomlArray list)) {
      return List.of(text(name, found));
    }
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      texts.add(text(name, list.get(i)));
    }
    return texts;
  }

  private String text(String name, Object found) {
    if (found instanceof String text && !text.isBlank()) {
      return text;
    }
    throw wrong("toml.text", name, found);
  }

  Optional<Long> number(String name) {
    return value(name)
        .map(
            found -> {
              if (found instanceof Long number) {
                return number;
              }
              throw wrong("toml.number", name, found);
            });
  }

  int whole(String name, int usual, int min, int max) {
    Object found = value(name).orElse((long) usual);
    if (found instanceof Long number && number >= min && number <= max) {
      return number.intValue();
    }
    throw fault(
        name, Message.of("toml.whole", "name", name, "found", found, "min", min, "max", max));
  }

  double decimal(String name, double usual) {
    Object found = value(name).orElse(usual);
    if (found instanceof Number number) {
      return number.doubleValue();
    }
    throw wrong("toml.number", name, found);
  }

  boolean flag(String name, boolean usual) {
    Object found = value(name).orElse(usual);
    if (found instanceof Boolean flag) {
      return flag;
    }
    throw wrong("toml.flag", name, found);
  }

  Optional<TomlFields> inner(String name) {
    return value(name)
        .map(
            found -> {
              if (found instanceof TomlTable inner) {
                return new TomlFields(file, inner, "[" + name + "]");
              }
              throw wrong("toml.table", name, found);
            });
  }

  /** All of {@code [[name]]}. */
  List<TomlFields> all(String name) {
    Object found = value(name).orElse(null);
    if (found == null) {
      return List.of();
    }
    List<TomlFields> all = new ArrayList<>();
    if (found instanceof TomlArray list) {
      for (int i = 0; i < list.size(); i++) {
        if (list.get(i) instanceof TomlTable inner) {
          all.add(new TomlFields(file, inner, "[[" + name + "]]"));
        }
      }
    }
    if (all.isEmpty()) {
      throw wrong("toml.tables", name, found);
    }
    return all;
  }

  /** Names and values as the options of a game are given: as text. */
  Map<String, String> pairs() {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String name : table.keySet()) {
      Object found = value(name).orElseThrow();
      if (found instanceof TomlTable || found instanceof TomlArray) {
        throw wrong("toml.text", name, found);
      }
      pairs.put(name, found.toString());
    }
    return pairs;
  }

  private Optional<Object> value(String name) {
    return Optional.ofNullable(table.get(List.of(name)));
  }

  private Problem wrong(String key, String name, @Nullable Object found) {
    return fault(name, Message.of(key, "name", name, "found", shown(found)));
  }

  private static String shown(@Nullable Object found) {
    return switch (found) {
      case null -> "";
      case TomlTable inner -> inner.toJson().replaceAll("\\s+", " ");
      case TomlArray list -> list.toJson().replaceAll("\\s+", " ");
      default -> found.toString();
    };
  }

  /** What is wrong, with the line of this field. */
  Problem fault(String name, Message what) {
    TomlPosition position = table.inputPositionOf(List.of(name));
    int line = position == null ? 1 : position.line();
    return new Problem(Message.of("toml.fault", "file", file, "line", line, "what", what));
  }
}
