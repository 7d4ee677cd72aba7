package plateau.arena;

import plateau.kernel.Level;
import plateau.kernel.Strength;
import plateau.kernel.words.Message;

/** How strong a computer player proved to be, in words, with Wilson's 95% interval. */
public final class StrengthTold {

  private StrengthTold() {}

  public static Message of(Strength strength) {
    return Message.of(
        key(strength),
        "side",
        strength.side().map(side -> (Object) Message.of("side." + side)).orElse(""),
        "against",
        strength.against().map(StrengthTold::named).orElse(""),
        "games",
        strength.games(),
        "percent",
        percent(rate(strength).share()),
        "low",
        percent(rate(strength).low()),
        "high",
        percent(rate(strength).high()));
  }

  /** How often it won. */
  public static Rate rate(Strength strength) {
    return new Rate(strength.won(), strength.games());
  }

  private static String key(Strength strength) {
    if (strength.against().isEmpty()) {
      return "strength.alone";
    }
    return strength.side().isPresent() ? "strength.as-side" : "strength.against";
  }

  private static Object named(String opponent) {
    return Level.named(opponent)
        .map(level -> (Object) level)
        .orElse(Message.of("player." + opponent));
  }

  private static long percent(double share) {
    return Math.round(100 * share);
  }
}
