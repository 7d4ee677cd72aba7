package plateau.app.fairness;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What came of playing a map both ways round. */
final class Fairness {

  /** A side that is ahead by less than this part of all points is not called favoured. */
  static final double TOLERANCE = 0.1;

  // Fewer may agree by luck.
  static final int LEAST_GAMES = 6;

  private final List<Encounter> encounters;

  Fairness(List<Encounter> encounters) {
    this.encounters = List.copyOf(encounters);
  }

  /** How who played in this role did in all matches. */
  Tally of(Role role) {
    return Tally.of(encounters.stream().flatMap(role::scoresIn).toList());
  }

  /** What the first side is worth more than the second, in points a match. */
  Margin leadOfFirstSide() {
    return margin(Encounter::leadOfFirstSide);
  }

  /** What moving first is worth, in points a match. */
  Margin leadOfFirst() {
    return margin(Encounter::leadOfFirst);
  }

  private Margin margin(ToDoubleFunction<Encounter> lead) {
    return Margin.of(encounters.stream().mapToDouble(lead).toArray());
  }

  /** Whether one of the sides is better, who moves first left aside. */
  Verdict verdict() {
    Margin lead = leadOfFirstSide();
    if (encounters.size() < LEAST_GAMES) {
      return Verdict.TOO_FEW_GAMES;
    }
    if (lead.isWithin(TOLERANCE * points())) {
      return Verdict.FAIR;
    }
    if (lead.low() > 0) {
      return Verdict.FIRST_SIDE_FAVOURED;
    }
    return lead.high() < 0 ? Verdict.SECOND_SIDE_FAVOURED : Verdict.TOO_FEW_GAMES;
  }

  private double points() {
    return encounters.stream().mapToDouble(Encounter::points).average().orElseThrow();
  }
}
