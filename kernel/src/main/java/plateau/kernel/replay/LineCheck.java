package plateau.kernel.replay;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.match.Digest;

/**
 * Each line of a replay ends with a check over itself and all lines before it, so that a line that
 * was changed, added or removed is found by its number. It catches accidents and careless edits;
 * {@link Verification} catches the rest.
 */
record LineCheck(String line, String check) {

  // A name may hold characters that Java counts as line ends though the file does not: hence
  // DOTALL.
  private static final Pattern SEALED =
      Pattern.compile("(\\{.*),\"check\":\"([0-9a-f]{16})\"}", Pattern.DOTALL);

  // Between quotes a text has its own quotes escaped, so this is never a part of one.
  private static final Pattern TIME = Pattern.compile("\"(ms|cpuMs)\":[0-9]+");

  /** Times count as 0: the same match, played again, differs from the first in times alone. */
  static String of(String checkBefore, String line) {
    return Digest.of(checkBefore + TIME.matcher(line).replaceAll("\"$1\":0"));
  }

  static String sealed(String line, String check) {
    return line.substring(0, line.length() - 1) + ",\"check\":\"" + check + "\"}";
  }

  static Optional<LineCheck> opened(String sealed) {
    Matcher parts = SEALED.matcher(sealed);
    return parts.matches()
        ? Optional.of(new LineCheck(parts.group(1) + "}", parts.group(2)))
        : Optional.empty();
  }
}
