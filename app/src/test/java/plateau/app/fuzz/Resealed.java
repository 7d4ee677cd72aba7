package plateau.app.fuzz;

import java.util.regex.Pattern;
import plateau.kernel.match.Digest;

/**
 * A replay whose lines were changed, with the checks that somebody who wants it read would put
 * behind them: otherwise every change would end at the first check.
 */
final class Resealed {

  private static final Pattern CHECK = Pattern.compile(",\"check\":\"[0-9a-f]{16}\"}$");
  private static final Pattern TIME = Pattern.compile("\"(ms|cpuMs)\":[0-9]+");

  private Resealed() {}

  static String of(String text) {
    StringBuilder sealed = new StringBuilder();
    String check = "";
    for (String line : text.split("\n", -1)) {
      String bare = CHECK.matcher(line).replaceFirst("}");
      check = Digest.of(check + TIME.matcher(bare).replaceAll("\"$1\":0"));
      String open = bare.isEmpty() ? "{" : bare.substring(0, bare.length() - 1);
      sealed.append(open).append(",\"check\":\"").append(check).append("\"}\n");
    }
    return sealed.toString();
  }
}
