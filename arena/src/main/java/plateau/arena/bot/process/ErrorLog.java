package plateau.arena.bot.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/**
 * What a program says on standard error, kept up to a limit, with the place in the match before
 * each piece. What comes after the limit is read and dropped, so that the program never waits for
 * long.
 */
final class ErrorLog implements AutoCloseable {

  private static final int PIECE = 8_192;
  private static final int LONGEST_LAST_WORDS = 200;
  // Of Python, JavaScript, Java, C++ and Rust.
  private static final Pattern REASON =
      Pattern.compile("^(Exception in |[\\w.]*(Error|Exception)\\b|what\\(\\):)|panicked at");
  // Of Python, C++, Java, JavaScript, Rust, Go, and of C in all of them.
  private static final Pattern MEMORY =
      Pattern.compile(
          "^MemoryError\\b|std::bad_alloc|OutOfMemoryError|heap out of memory"
              + "|memory allocation of \\d+ bytes failed|runtime: (out of|cannot allocate) memory"
              + "|Cannot allocate memory");
  private static final long LOOKING_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final ErrorPipe pipe;
  private final int limit;
  private final byte[] piece = new byte[PIECE];
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private String place = "start";
  private String lastPlace = "";
  private boolean full;
  private boolean closed;

  ErrorLog(ErrorPipe pipe, int limit) {
    this.pipe = pipe;
    this.limit = limit;
  }

  /** From now on the program is at this place in the match; what it wrote so far was before. */
  synchronized void pin(String newPlace) {
    takeWaiting();
    place = newPlace;
  }

  /** Keeps the pipe from filling up, until the log is closed. */
  void follow() {
    while (takeWaiting()) {
      LockSupport.parkNanos(LOOKING_NANOS);
    }
  }

  /** Takes all that was written before this moment; false once the log is closed. */
  synchronized boolean takeWaiting() {
    if (closed) {
      return false;
    }
    try {
      for (int size = pipe.take(piece); size > 0; size = pipe.take(piece)) {
        keep(size);
      }
      return true;
    } catch (IOException e) {
      // A pipe of our own does not break; if it does, the match is worth more than the log.
      return false;
    }
  }

  private void keep(int size) {
    if (full) {
      return;
    }
    if (!place.equals(lastPlace)) {
      mark(place);
      lastPlace = place;
    }
    kept.write(piece, 0, Math.min(size, limit - Math.min(limit, kept.size())));
    if (kept.size() >= limit) {
      full = true;
      mark("cut after " + limit / 1_024 + " KB");
    }
  }

  private void mark(String words) {
    String before = endsLine() ? "" : "\n";
    kept.writeBytes((before + "--- " + words + " ---\n").getBytes(StandardCharsets.UTF_8));
  }

  private boolean endsLine() {
    return kept.size() == 0 || kept.toByteArray()[kept.size() - 1] == '\n';
  }

  /** Everything has been written: takes the rest. */
  @Override
  public synchronized void close() {
    takeWaiting();
    closed = true;
    try {
      pipe.close();
    } catch (IOException e) {
      // Nothing is lost: all was read.
      return;
    }
  }

  synchronized String text() {
    return kept.toString(StandardCharsets.UTF_8);
  }

  /** What it said at the last place in the match at which it said something. */
  synchronized String saidLately() {
    String all = text();
    return all.substring(Math.max(0, all.lastIndexOf("--- " + lastPlace + " ---")));
  }

  /** What it said about memory that it was not given, if it broke of that. */
  Optional<String> wordsAboutMemory() {
    return saidLately()
        .lines()
        .filter(line -> MEMORY.matcher(line).find())
        .map(ErrorLog::presentable)
        .findFirst();
  }

  /**
   * The line that says why a program broke, mostly the last one; empty when there is none. Several
   * languages write more after it: where it happened, or their own version.
   */
  String lastWords() {
    List<String> lines =
        text()
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("--- "))
            .map(ErrorLog::presentable)
            .toList();
    return lines.reversed().stream()
        .filter(line -> REASON.matcher(line).find())
        .findFirst()
        .orElse(lines.isEmpty() ? "" : lines.getLast());
  }

  private static String presentable(String line) {
    String plain = line.replaceAll("\\p{Cntrl}", " ").strip();
    return plain.length() <= LONGEST_LAST_WORDS ? plain : plain.substring(0, LONGEST_LAST_WORDS);
  }
}
