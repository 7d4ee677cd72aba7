package plateau.kernel.json;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Writes a JSON object field by field; what is JSON already is taken over as it is. */
public final class JsonObject {

  private static final int USUAL_LENGTH = 256;

  private final JsonBuffer out;

  public JsonObject() {
    this(USUAL_LENGTH);
  }

  /** One that will be about so long. */
  public JsonObject(int length) {
    out = new JsonBuffer(length).append('{');
  }

  /** A message of this type. */
  public static JsonObject ofType(String type) {
    return new JsonObject().put("type", type);
  }

  public JsonObject put(String name, @Nullable Object value) {
    name(name).value(value);
    return this;
  }

  public JsonObject put(String name, int number) {
    name(name).append(number);
    return this;
  }

  /** A field whose value is JSON. */
  public JsonObject raw(String name, String json) {
    name(name).append(json);
    return this;
  }

  /** A field whose value is JSON, in UTF-8. */
  public JsonObject raw(String name, byte[] json) {
    name(name).append(json);
    return this;
  }

  /** A list whose members are JSON. */
  public JsonObject list(String name, Iterable<String> members) {
    name(name);
    char separator = '[';
    for (String member : members) {
      out.append(separator).append(member);
      separator = ',';
    }
    out.append(separator == '[' ? "[]" : "]");
    return this;
  }

  /** A list whose members are JSON, in UTF-8. */
  public JsonObject rawList(String name, Iterable<byte[]> members) {
    name(name);
    char separator = '[';
    for (byte[] member : members) {
      out.append(separator).append(member);
      separator = ',';
    }
    out.append(separator == '[' ? "[]" : "]");
    return this;
  }

  /** Fields that are JSON already: what stands between the braces of an object. */
  public JsonObject fields(byte[] json) {
    separate().append(json);
    return this;
  }

  private JsonBuffer name(String name) {
    return separate().quote(name).append(':');
  }

  private JsonBuffer separate() {
    return out.length() > 1 ? out.append(',') : out;
  }

  /** For {@link #fields}. */
  public byte[] withoutBraces() {
    byte[] open = out.toBytes();
    return Arrays.copyOfRange(open, 1, open.length);
  }

  /** The whole of it in UTF-8; nothing can be added any more. */
  public byte[] bytes() {
    return out.append('}').toBytes();
  }

  /** The whole of it in UTF-8, without a copy; nothing can be added any more. */
  public ByteBuffer buffer() {
    return out.append('}').toBuffer();
  }

  /** The whole of it; nothing can be added any more. */
  @Override
  public String toString() {
    return out.append('}').toString();
  }
}
