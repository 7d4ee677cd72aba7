package plateau.table.message;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Given;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.OneLine;
import plateau.kernel.words.Problem;
import plateau.table.message.Refusal.Code;

/** A JSON object from outside, read strictly. Unknown fields are ignored. */
public final class Request {

  private static final int LONGEST_ID = 64;

  private final Given given;

  private Request(Given given) {
    this.given = given;
  }

  /**
   * Reads a message or a body.
   *
   * @throws Refusal when it is no JSON object
   */
  public static Request read(String text) {
    try {
      if (JsonReader.read(text) instanceof Map<?, ?> object) {
        return new Request(Given.of(object, (field, wanted) -> wrong(field, example(wanted))));
      }
    } catch (Problem broken) {
      throw new Refusal(
          Code.MALFORMED, Message.of("refusal.malformed.json", "why", broken.message()));
    }
    throw new Refusal(Code.MALFORMED, Message.of("refusal.malformed.object"));
  }

  private static String example(Given.Kind wanted) {
    return switch (wanted) {
      case WHOLE -> "0, 1, 2…";
      case NUMBER -> "0.5";
      case TEXT -> "\"…\"";
      case TRUTH -> "true, false";
      case LIST -> "[…]";
      case OBJECT -> "{…}";
    };
  }

  @SuppressWarnings("unchecked") // It has been read as an object.
  public Map<String, @Nullable Object> fields() {
    return (Map<String, @Nullable Object>) Objects.requireNonNull(given.value());
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
    return text(given.field(name));
  }

  public Optional<String> maybeText(String name) {
    return given.maybe(name).map(Request::text);
  }

  private static String text(Given field) {
    String text = field.text();
    if (!isText(text)) {
      throw field.misfit(Given.Kind.TEXT);
    }
    return text;
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

  /** Whether the field is there, and not null. */
  public boolean has(String name) {
    return given.maybe(name).isPresent();
  }

  /** A list of texts. */
  public List<String> texts(String name, int most) {
    return list(name, most, "[\"…\"]").stream().map(Request::text).toList();
  }

  /** A list of objects. */
  public List<Request> objects(String name, int most, String example) {
    return list(name, most, example).stream().map(item -> object(item, example)).toList();
  }

  /** An object, if it is there. */
  public Optional<Request> maybeObject(String name, String example) {
    return given.maybe(name).map(field -> object(field, example));
  }

  private static Request object(Given item, String example) {
    if (!(item.value() instanceof Map)) {
      throw wrong(item, example);
    }
    return new Request(item);
  }

  private List<Given> list(String name, int most, String example) {
    Given field = given.field(name);
    if (!(field.value() instanceof List<?> list)) {
      throw wrong(field, example);
    }
    if (list.size() > most) {
      throw wrong(field, "0–" + most + " × " + example);
    }
    return field.items();
  }

  public int whole(String name) {
    return given.whole(name);
  }

  public Optional<Integer> maybeWhole(String name) {
    return given.maybe(name).map(Given::whole);
  }

  public boolean truth(String name, boolean standard) {
    return given.maybe(name).map(Given::truth).orElse(standard);
  }

  public Language language() {
    return maybeText("lang").flatMap(Language::of).orElse(Language.ENGLISH);
  }

  /** A number from 0 in an address, perhaps missing there. */
  public static long whole(@Nullable String text, String name, long standard, long most) {
    if (text == null) {
      return standard;
    }
    if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) > most) {
      throw wrong(name, "0–" + most);
    }
    return Long.parseLong(text);
  }

  private static Refusal wrong(Given field, String expected) {
    return wrong(field.path(), expected);
  }

  public static Refusal wrong(String field, String expected) {
    return new Refusal(
        Code.MALFORMED,
        Message.of("refusal.malformed.field", "field", field, "expected", expected));
  }
}
