package plateau.table.message;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.OneLine;
import plateau.kernel.words.Problem;
import plateau.table.message.Refusal.Code;

/** A JSON object from outside, read strictly. Unknown fields are ignored. */
public final class Request {

  private static final int LONGEST_ID = 64;

  private final Map<String, @Nullable Object> fields;

  private Request(Map<String, @Nullable Object> fields) {
    this.fields = fields;
  }

  /**
   * Reads a message or a body.
   *
   * @throws Refusal when it is no JSON object
   */
  public static Request read(String text) {
    try {
      if (JsonReader.read(text) instanceof Map<?, ?> object) {
        return of(object);
      }
    } catch (Problem broken) {
      throw new Refusal(
          Code.MALFORMED, Message.of("refusal.malformed.json", "why", broken.message()));
    }
    throw new Refusal(Code.MALFORMED, Message.of("refusal.malformed.object"));
  }

  public static Request of(Map<?, ?> object) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    object.forEach((name, value) -> fields.put(String.valueOf(name), value));
    return new Request(fields);
  }

  public Map<String, @Nullable Object> fields() {
    return fields;
  }

  public String type() {
    return text("type");
  }

  /** What the client calls this request. */
  public String id() {
    String id = text("id");
    if (id.isEmpty() || id.length() > LONGEST_ID) {
      throw wrong("id", "1–" + LONGEST_ID);
    }
    return id;
  }

  public String text(String name) {
    return maybeText(name).orElseThrow(() -> wrong(name, "\"…\""));
  }

  public Optional<String> maybeText(String name) {
    return switch (fields.get(name)) {
      case null -> Optional.empty();
      case String text when isText(text) -> Optional.of(text);
      default -> throw wrong(name, "\"…\"");
    };
  }

  // No database keeps a zero sign, and half a sign is none.
  private static boolean isText(String text) {
    int at = 0;
    while (at < text.length()) {
      int sign = text.codePointAt(at);
      if (sign == 0 || Character.getType(sign) == Character.SURROGATE) {
        return false;
      }
      at += Character.charCount(sign);
    }
    return true;
  }

  /**
   * A text of one person as others may be shown it: one line, and nothing in it that is not seen.
   *
   * @throws Refusal when it has so many marks on a letter that they would cover other lines
   */
  public static String shown(String text) {
    if (OneLine.isPiledUp(text)) {
      throw new Refusal(
          Code.MALFORMED, Message.of("refusal.malformed.marks", "most", OneLine.MOST_MARKS));
    }
    return OneLine.of(text);
  }

  /** A list of texts. */
  public List<String> texts(String name, int most) {
    List<String> texts = new ArrayList<>();
    for (Object member : list(name, most, "[\"…\"]")) {
      if (!(member instanceof String text) || !isText(text)) {
        throw wrong(name, "[\"…\"]");
      }
      texts.add(text);
    }
    return texts;
  }

  /** A list of objects. */
  public List<Request> objects(String name, int most, String example) {
    List<Request> objects = new ArrayList<>();
    for (Object member : list(name, most, example)) {
      if (!(member instanceof Map<?, ?> object)) {
        throw wrong(name, example);
      }
      objects.add(of(object));
    }
    return objects;
  }

  private List<?> list(String name, int most, String example) {
    if (!(fields.get(name) instanceof List<?> list)) {
      throw wrong(name, example);
    }
    if (list.size() > most) {
      throw wrong(name, "0–" + most + " × " + example);
    }
    return list;
  }

  public int whole(String name) {
    return maybeWhole(name).orElseThrow(() -> wrong(name, "0, 1, 2…"));
  }

  public Optional<Integer> maybeWhole(String name) {
    return switch (fields.get(name)) {
      case null -> Optional.empty();
      case Long number when number.intValue() == number -> Optional.of(number.intValue());
      default -> throw wrong(name, "0, 1, 2…");
    };
  }

  public boolean truth(String name, boolean standard) {
    return switch (fields.get(name)) {
      case null -> standard;
      case Boolean truth -> truth;
      default -> throw wrong(name, "true, false");
    };
  }

  public Language language() {
    return maybeText("lang").flatMap(Language::of).orElse(Language.ENGLISH);
  }

  public static Refusal wrong(String field, String expected) {
    return new Refusal(
        Code.MALFORMED,
        Message.of("refusal.malformed.field", "field", field, "expected", expected));
  }
}
