package plateau.arena.bot.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a program says on standard error, kept up to a limit, with the place in the match before
 * each piece. What comes after the limit is read and dropped, so that the program never waits.
 */
final class ErrorLog {

  private static final int PIECE = 8_192;
  private static final int LONGEST_LAST_WORDS = 200;

  private final int limit;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private String place = "start";
  private String lastPlace = "";
  private boolean full;

  ErrorLog(int limit) {
    this.limit = limit;
  }

  /** From now on the program is at this place in the match. */
  synchronized void pin(String newPlace) {
    place = newPlace;
  }

  /** Reads to the end. */
  void drain(InputStream in) {
    byte[] piece = new byte[PIECE];
    try (in) {
      for (int size = in.read(piece); size >= 0; size = in.read(piece)) {
        keep(piece, size);
      }
    } catch (IOException e) {
      // The process is gone, and its pipe with it: there is nothing left to keep.
      return;
    }
  }

  private synchronized void keep(byte[] piece, int size) {
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

  synchronized String text() {
    return kept.toString(StandardCharsets.UTF_8);
  }

  /** The last line, which mostly says why a program broke; empty when there is none. */
  String lastWords() {
    String last =
        text()
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("--- "))
            .reduce("", (before, line) -> line)
            .replaceAll("\\p{Cntrl}", " ")
            .strip();
    return last.length() <= LONGEST_LAST_WORDS ? last : last.substring(0, LONGEST_LAST_WORDS);
  }
}
