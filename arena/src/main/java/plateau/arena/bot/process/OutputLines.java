package plateau.arena.bot.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Cuts standard output into lines of UTF-8. Keeps at most the limit for the line at hand and for
 * all lines since {@link #refill}: a flood ends the reading, and so does a line in another
 * encoding.
 */
final class OutputLines {

  private static final int PIECE = 8_192;

  private final int limit;
  private final Consumer<Event.Line> receiver;
  private final AtomicInteger left;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  OutputLines(int limit, Consumer<Event.Line> receiver) {
    this.limit = limit;
    this.receiver = receiver;
    this.left = new AtomicInteger(limit);
  }

  /** The referee has sent a message: the program may write the full limit again. */
  void refill() {
    left.set(limit);
  }

  /** Reads to the end; a fault when it is cut off before. */
  Optional<Fault> drain(InputStream in) {
    byte[] piece = new byte[PIECE];
    try {
      for (int size = in.read(piece); size >= 0; size = in.read(piece)) {
        long at = System.nanoTime();
        if (left.addAndGet(-size) < 0 || line.size() + size > limit) {
          return Optional.of(
              Fault.of(Fault.Cause.FLOODED, "bot.fault.flood", "limit", limit / 1_024));
        }
        if (!cut(piece, size, at)) {
          return Optional.of(
              Fault.of(
                  Fault.Cause.MALFORMED,
                  "bot.fault.not-utf8",
                  "line",
                  Fault.excerpt(line.toString(UTF_8))));
        }
      }
    } catch (IOException e) {
      // The process is gone, and its pipe with it.
      return Optional.empty();
    }
    return Optional.empty();
  }

  // False at the first line that is not UTF-8, which stays as the line at hand.
  private boolean cut(byte[] piece, int size, long at) {
    int start = 0;
    for (int i = 0; i < size; i++) {
      if (piece[i] == '\n') {
        line.write(piece, start, i - start);
        Optional<String> text = decoded();
        if (text.isEmpty()) {
          return false;
        }
        receiver.accept(new Event.Line(text.get(), at));
        line.reset();
        start = i + 1;
      }
    }
    line.write(piece, start, size - start);
    return true;
  }

  private Optional<String> decoded() {
    try {
      return Optional.of(UTF_8.newDecoder().decode(ByteBuffer.wrap(line.toByteArray())).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
