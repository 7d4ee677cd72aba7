package plateau.kernel.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Reads one JSON value, strictly: objects become maps, arrays lists, whole numbers Long, other
 * numbers Double. Refuses names that come twice, depth beyond 20, numbers beyond every Double and
 * anything behind the value, with the column.
 */
public final class JsonReader {

  private static final int DEEPEST = 20;
  private static final char END = '\0';
  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,17})");
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  public static @Nullable Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value(0);
    reader.skipBlanks();
    if (reader.at < text.length()) {
      throw reader.fault("json.trailing");
    }
    return value;
  }

  private @Nullable Object value(int depth) {
    if (depth > DEEPEST) {
      throw fault("json.too-deep");
    }
    skipBlanks();
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object(int depth) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    at++;
    if (takeIf('}')) {
      return map;
    }
    do {
      skipBlanks();
      String name = string();
      expect(':');
      if (map.containsKey(name)) {
        throw fault("json.twice");
      }
      map.put(name, value(depth + 1));
    } while (takeIf(','));
    expect('}');
    return map;
  }

  private List<@Nullable Object> array(int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    at++;
    if (takeIf(']')) {
      return list;
    }
    do {
      list.add(value(depth + 1));
    } while (takeIf(','));
    expect(']');
    return list;
  }

  private String string() {
    if (peek() != '"') {
      throw fault("json.expected-text");
    }
    at++;
    StringBuilder out = new StringBuilder();
    while (peek() != '"') {
      if (peek() < 0x20) {
        throw fault("json.open-text");
      }
      char c = text.charAt(at++);
      out.append(c == '\\' ? escaped() : c);
    }
    at++;
    return out.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw fault("json.bad-escape");
    };
  }

  private char unicode() {
    String digits = text.substring(at, Math.min(at + 4, text.length()));
    if (!digits.matches("[0-9a-fA-F]{4}")) {
      throw fault("json.bad-escape");
    }
    at += 4;
    return (char) Integer.parseInt(digits, 16);
  }

  private @Nullable Object word(String word, @Nullable Object meaning) {
    if (!text.startsWith(word, at)) {
      throw fault("json.expected-value");
    }
    at += word.length();
    return meaning;
  }

  private Object number() {
    int start = at;
    while ("+-.eE0123456789".indexOf(peek()) >= 0) {
      at++;
    }
    String digits = text.substring(start, at);
    if (WHOLE.matcher(digits).matches()) {
      return Long.valueOf(digits);
    }
    at = start;
    if (!NUMBER.matcher(digits).matches()) {
      throw fault("json.expected-value");
    }
    Number number = wideNumber(digits);
    if (Double.isInfinite(number.doubleValue())) {
      throw fault("json.too-large");
    }
    at += digits.length();
    return number;
  }

  // Nineteen digits may still fit a long: seeds do.
  private static Number wideNumber(String digits) {
    try {
      return Long.valueOf(digits);
    } catch (NumberFormatException e) {
      return Double.valueOf(digits);
    }
  }

  private void expect(char c) {
    if (!takeIf(c)) {
      throw new Problem(Message.of("json.expected", "wanted", String.valueOf(c), "column", at + 1));
    }
  }

  private boolean takeIf(char c) {
    skipBlanks();
    if (peek() != c) {
      return false;
    }
    at++;
    return true;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  private void skipBlanks() {
    while (" \t\r\n".indexOf(peek()) >= 0) {
      at++;
    }
  }

  private Problem fault(String key) {
    return new Problem(Message.of(key, "column", at + 1));
  }
}
