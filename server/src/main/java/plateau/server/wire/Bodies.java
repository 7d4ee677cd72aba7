package plateau.server.wire;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import plateau.kernel.words.Message;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/**
 * Bodies of requests: JSON or a file, in UTF-8 whatever their heads may say, and how large they may
 * be.
 */
public final class Bodies {

  // Where files are sent to.
  private static final String FILES = "/api/replays";

  /** Of a request in JSON. */
  public static final int LARGEST = 64 << 10;

  /** Of a replay file. */
  static final int LARGEST_FILE = 8 << 20;

  // The first line of a replay holds the texts of its options; a longer one is looked at later.
  private static final int LONGEST_FIRST_LINE = 1 << 20;

  private static final int PIECE = 64 << 10;
  private static final String ADMITTED = "admitted";

  private Bodies() {}

  /**
   * What a client asks for.
   *
   * @throws Refusal when it is not UTF-8, or no JSON object
   */
  public static Request request(Context context) {
    return Request.read(text(context.bodyAsBytes()));
  }

  /**
   * The text that these bytes are.
   *
   * @throws Refusal when they are not UTF-8
   */
  public static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Refusal(Code.MALFORMED, Message.of("refusal.malformed.utf8"));
    }
  }

  /** How many bytes are taken at most. Who does not say it may send as many as are allowed. */
  public static int length(Context context) {
    long said = context.req().getContentLengthLong();
    if (said >= 0) {
      return (int) Math.min(said, LARGEST_FILE);
    }
    int most = context.path().equals(FILES) ? LARGEST_FILE : LARGEST;
    return context.header("Transfer-Encoding") == null ? 0 : most;
  }

  /** So many bytes are counted for the address of whoever sends them: they may be taken. */
  public static void admit(Context context) {
    context.attribute(ADMITTED, true);
  }

  /**
   * A whole file. Its first line is looked at before the rest is kept.
   *
   * @param first throws when no file begins like that
   */
  public static byte[] file(Context context, Consumer<String> first) throws IOException {
    return read(context.bodyInputStream(), first);
  }

  private static byte[] read(InputStream body, Consumer<String> first) throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    byte[] piece = new byte[PIECE];
    boolean isLooking = true;
    for (int n = body.read(piece); n >= 0; n = body.read(piece)) {
      whole.write(piece, 0, n);
      if (whole.size() > LARGEST_FILE) {
        throw Refusal.of(Code.TOO_BIG);
      }
      int end = isLooking ? lineEnd(piece, n) : -1;
      if (end >= 0) {
        first.accept(whole.toString(StandardCharsets.UTF_8).lines().findFirst().orElse(""));
      }
      isLooking &= end < 0 && whole.size() < LONGEST_FIRST_LINE;
    }
    return whole.toByteArray();
  }

  private static int lineEnd(byte[] piece, int length) {
    for (int i = 0; i < length; i++) {
      if (piece[i] == '\n') {
        return i;
      }
    }
    return -1;
  }

  /**
   * Where the answer is there before all of the body is: sends it, and only then takes what is
   * still coming. Who sends all of it first would otherwise be cut off, and never hear why; as is
   * who sends more than an address may.
   */
  public static void answerEarly(Context context) throws IOException {
    if (context.attribute(ADMITTED) == null
        || length(context) == 0
        || context.req().getInputStream().isFinished()) {
      return;
    }
    Answers.sendNow(context);
    drop(context.bodyInputStream(), length(context));
  }

  private static void drop(InputStream body, int most) {
    byte[] piece = new byte[PIECE];
    int dropped = 0;
    try {
      for (int n = 0; n >= 0 && dropped <= most; n = body.read(piece)) {
        dropped += n;
      }
    } catch (IOException gone) {
      // Whoever has hung up has heard enough.
      return;
    }
  }
}
