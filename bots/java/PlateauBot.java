import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;

/**
 * Plateau's kit for bots in Java, for any game: the protocol, and JSON as maps, lists, texts, truth
 * values and numbers. For Iceberg see IcebergBot.
 *
 * <p>Standard output belongs to the protocol, so System.out goes to standard error, the bot's log.
 */
public final class PlateauBot {

  private static final PrintStream WIRE = System.out;
  private static final BufferedReader IN =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  static {
    System.setOut(System.err);
  }

  private static final Random DICE = new Random();
  private static Map<String, Object> told = Map.of();

  private PlateauBot() {}

  /** Random numbers from the match's own seed for this seat, so that a match can be repeated. */
  public static Random dice() {
    return DICE;
  }

  /** The first message of the referee, with all that it told: docs/protocol.md, "hello". */
  public static Map<String, Object> hello() {
    return told;
  }

  /** What stays the same all through the match; null in games that have no such thing. */
  public static Map<String, Object> scene() {
    return object(told.get("scene"));
  }

  /** The seed for one's own dice: the same for a seat whenever the match is the same. */
  public static long seed() {
    return told.get("seed") instanceof Number seed ? seed.longValue() : 0;
  }

  /** How moves are written: forms, each with its "pattern" and what it means in "words". */
  public static List<Map<String, Object>> grammar() {
    return told.get("grammar") instanceof List<?> forms
        ? forms.stream().map(PlateauBot::object).toList()
        : List.of();
  }

  static void greeted(Map<String, Object> hello) {
    told = hello;
  }

  /**
   * Plays one match. The function answers one of the legal moves for what the seat sees. In games
   * played by turns there are no moves to choose from: it answers the actions of the whole turn,
   * with blanks between.
   */
  public static void play(
      String name, BiFunction<Map<String, Object>, List<String>, String> choose) {
    for (var asked = hear(); !"over".equals(asked.get("type")); asked = hear()) {
      switch ((String) asked.get("type")) {
        case "hello" -> {
          greeted(asked);
          say(Map.of("type", "ready", "name", name));
        }
        case "decide" -> {
          String move = choose.apply(object(asked.get("view")), texts(asked.get("moves")));
          say(Map.of("type", "move", "id", asked.get("id"), "move", move));
        }
        case "turn" -> {
          String actions = choose.apply(object(asked.get("view")), List.of()).strip();
          List<String> words = actions.isEmpty() ? List.of() : List.of(actions.split(" +"));
          say(Map.of("type", "turn", "id", asked.get("id"), "actions", words));
        }
        default -> {} // results, late, and what newer referees may tell
      }
    }
  }

  // The protocol

  static void say(Map<String, Object> message) {
    StringBuilder line = new StringBuilder();
    write(message, line);
    WIRE.writeBytes(line.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    WIRE.flush();
  }

  /** The next message. At the end of the input the bot ends. */
  static Map<String, Object> hear() {
    try {
      String line = IN.readLine();
      if (line == null) {
        System.exit(0);
      }
      Map<String, Object> message = object(new Reader(line).value());
      if ("hello".equals(message.get("type")) && message.get("seed") instanceof Number seed) {
        DICE.setSeed(seed.longValue());
      }
      return message;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // JSON

  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  public static List<Object> list(Object value) {
    return (List<Object>) value;
  }

  public static List<String> texts(Object value) {
    return list(value).stream().map(String.class::cast).toList();
  }

  public static int whole(Object value) {
    return ((Number) value).intValue();
  }

  private static void write(Object value, StringBuilder out) {
    switch (value) {
      case String text -> quote(text, out);
      case Map<?, ?> map -> {
        String separator = "{";
        for (var entry : map.entrySet()) {
          quote((String) entry.getKey(), out.append(separator));
          write(entry.getValue(), out.append(':'));
          separator = ",";
        }
        out.append('}');
      }
      case List<?> list -> {
        out.append('[');
        for (int i = 0; i < list.size(); i++) {
          write(list.get(i), i == 0 ? out : out.append(','));
        }
        out.append(']');
      }
      default -> out.append(value);
    }
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ') {
        out.append("\\u%04x".formatted((int) c));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }

  /** Reads what the referee writes, which is correct JSON. */
  private static final class Reader {

    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    Object value() {
      return switch (peek()) {
        case '{' -> object();
        case '[' -> list();
        case '"' -> string();
        case 't' -> word("true", true);
        case 'f' -> word("false", false);
        case 'n' -> word("null", null);
        default -> number();
      };
    }

    private char peek() {
      while (Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      return text.charAt(at);
    }

    // Whether there is another entry before the closing sign. Steps over the sign that tells.
    private boolean hasNext(char closing) {
      char sign = peek();
      if (sign == closing || sign == ',') {
        at++;
      }
      return sign != closing;
    }

    private Map<String, Object> object() {
      Map<String, Object> object = new LinkedHashMap<>();
      at++;
      while (hasNext('}')) {
        peek();
        String name = string();
        peek();
        at++;
        object.put(name, value());
      }
      return object;
    }

    private List<Object> list() {
      List<Object> list = new ArrayList<>();
      at++;
      while (hasNext(']')) {
        list.add(value());
      }
      return list;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      for (at++; text.charAt(at) != '"'; at++) {
        string.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
      }
      at++;
      return string.toString();
    }

    private char escaped() {
      char sign = text.charAt(++at);
      if (sign == 'u') {
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
      }
      int known = "bfnrt".indexOf(sign);
      return known < 0 ? sign : "\b\f\n\r\t".charAt(known);
    }

    private Object word(String word, Object meaning) {
      at += word.length();
      return meaning;
    }

    private Number number() {
      int start = at;
      while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      String digits = text.substring(start, at);
      return digits.matches("-?\\d+") ? (Number) Long.valueOf(digits) : Double.valueOf(digits);
    }
  }
}
