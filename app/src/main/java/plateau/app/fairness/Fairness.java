package plateau.app.fairness;

import java.util.List;
import java.util.function.ToDoubleFunction;
import plateau.iceberg.map.Symmetry;

/** What came of playing a map both ways round. */
public final class Fairness {

  /** A side that is ahead by less than this part of all points is not called favoured. */
  static final double TOLERANCE = 0.1;

  // Fewer may agree by luck. Once as the map is and once in each mirror.
  static final int LEAST_GAMES = 1 + Symmetry.ALL.size();

  private final List<Encounter> encounters;

  Fairness(List<Encounter> encounters) {
    this.encounters = List.copyOf(encounters);
  }

  /** How who played in this role did in all matches. */
  Tally of(Role role) {
    return Tally.of(encounters.stream().flatMap(role::scoresIn).toList());
  }

  /** What Blue's start cells are worth more than Red's, in points a match. */
  Margin leadOfBlue() {
    return margin(Encounter::leadOfBlue);
  }

  /** What moving first is worth, in points a match. */
  Margin leadOfFirst() {
    return margin(Encounter::leadOfFirst);
  }

  private Margin margin(ToDoubleFunction<Encounter> lead) {
    return Margin.of(encounters.stream().mapToDouble(lead).toArray());
  }

  /** Whether one of the sides is better, who moves first left aside. */
  public Verdict verdict() {
    Margin lead = leadOfBlue();
    if (encounters.size() < LEAST_GAMES) {
      return Verdict.TOO_FEW_GAMES;
    }
    if (lead.isWithin(TOLERANCE * points())) {
      return Verdict.FAIR;
    }
    if (lead.low() > 0) {
      return Verdict.BLUE_FAVOURED;
    }
    return lead.high() < 0 ? Verdict.RED_FAVOURED : Verdict.TOO_FEW_GAMES;
  }

  private double points() {
    return encounters.stream().mapToDouble(Encounter::points).average().orElseThrow();
  }
}
