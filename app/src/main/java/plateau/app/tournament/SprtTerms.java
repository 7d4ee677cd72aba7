package plateau.app.tournament;

import java.util.List;
import java.util.Map;
import plateau.arena.rating.Sprt;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** The terms of "is B better than A?", as testers of chess programs write them. */
final class SprtTerms {

  static final double ELO0 = 0;
  static final double ELO1 = 20;
  static final double ALPHA = 0.05;
  static final double BETA = 0.05;

  private static final List<String> NAMES = List.of("elo0", "elo1", "alpha", "beta");

  private SprtTerms() {}

  /** From names and values; what is left out has its usual value. */
  static Sprt of(Map<String, String> given) {
    for (String name : given.keySet()) {
      if (!NAMES.contains(name)) {
        throw new Problem(
            Message.of(
                "tournament.sprt-name",
                "given",
                name,
                "known",
                NAMES,
                "hint",
                Nearest.hint(name, NAMES)));
      }
    }
    return checked(
        number(given, "elo0", ELO0),
        number(given, "elo1", ELO1),
        number(given, "alpha", ALPHA),
        number(given, "beta", BETA));
  }

  private static double number(Map<String, String> given, String name, double usual) {
    String text = given.get(name);
    try {
      return text == null ? usual : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new Problem(Message.of("tournament.sprt-number", "name", name, "given", text), e);
    }
  }

  static Sprt checked(double elo0, double elo1, double alpha, double beta) {
    try {
      return new Sprt(elo0, elo1, alpha, beta);
    } catch (IllegalArgumentException e) {
      throw new Problem(
          Message.of("tournament.sprt", "elo0", elo0, "elo1", elo1, "alpha", alpha, "beta", beta),
          e);
    }
  }
}
