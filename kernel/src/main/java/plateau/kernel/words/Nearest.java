package plateau.kernel.words;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The known name that somebody probably meant. */
public final class Nearest {

  private Nearest() {}

  /** The known name nearest to this one, unless all are far away. */
  public static Optional<String> to(String typed, Collection<String> known) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(name -> isAbbreviation(wanted, name) || isSlip(wanted, name))
        .min(Comparator.comparingInt(name -> distance(wanted, name)));
  }

  /** " Did you mean ...?" or nothing, to be put behind another sentence. */
  public static Message hint(String typed, Collection<String> known) {
    return to(typed, known)
        .map(nearest -> Message.of("hint.did-you-mean", "nearest", nearest))
        .orElse(Message.of("hint.none"));
  }

  private static boolean isAbbreviation(String typed, String name) {
    return !typed.isEmpty() && name.startsWith(typed);
  }

  // Compares lengths first: somebody may send a megabyte as a name.
  private static boolean isSlip(String typed, String name) {
    int slips = name.length() / 3 + 1;
    return Math.abs(typed.length() - name.length()) <= slips && distance(typed, name) <= slips;
  }

  // Levenshtein, with a swap of two neighbours counted as one slip.
  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, a, b, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int cheapest(int[][] cost, String a, String b, int i, int j) {
    int replace = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replace, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
  }
}
