package plateau.deadzone.skirmish;

import java.util.List;
import java.util.function.UnaryOperator;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.dice.Wound;
import plateau.deadzone.roster.FigureType;

/**
 * What becomes of a figure through dice that are still to be rolled: how likely each damage is that
 * it may have then, and its death (A5.3). Exact; immutable.
 */
final class Fate {

  private final FigureType type;
  private final int damage;
  private final int figure;
  // By the damage that it has then. What is missing to 1 is its death.
  private final double[] alive;

  private Fate(Fate now, double[] alive) {
    type = now.type;
    damage = now.damage;
    figure = now.figure;
    this.alive = alive;
  }

  /** As it is, before any die. */
  Fate(DeadzoneState state, int figure) {
    this.figure = figure;
    type = state.type(figure);
    damage = state.figures.damage(figure);
    alive = new double[type.size() + 1];
    alive[damage] = 1;
  }

  int figure() {
    return figure;
  }

  /** What it has now. */
  int damage() {
    return damage;
  }

  int mostDamage() {
    return type.size();
  }

  /** The chance that it dies. */
  double dead() {
    double sum = 0;
    for (double chance : alive) {
      sum += chance;
    }
    return Math.max(0, 1 - sum);
  }

  /** The chance that it takes damage, be it deadly or not. */
  double hurt() {
    return Math.max(0, 1 - alive[damage]);
  }

  Fate after(OpposedOdds test, int ap) {
    return after(test, ap, UnaryOperator.identity());
  }

  /**
   * After an opposed test against it.
   *
   * @param whenBeaten what befalls it besides when it has lost the test and lives
   */
  Fate after(OpposedOdds test, int ap, UnaryOperator<Fate> whenBeaten) {
    double[] beaten = new double[alive.length];
    for (int potential = test.highestLead(); potential > 0; potential--) {
      int actual = Wound.actual(type, potential, ap);
      for (int before = 0; before < alive.length; before++) {
        int total = before + actual;
        if (actual == 0 || !Wound.isFatal(type, total)) {
          beaten[total] += alive[before] * test.lead(potential);
        }
      }
    }
    return mixed(1 - test.ahead(), this, 1, whenBeaten.apply(new Fate(this, beaten)));
  }

  /** One of two fates: this one with so much chance. */
  Fate or(double chance, Fate other) {
    return mixed(chance, this, 1 - chance, other);
  }

  private static Fate mixed(double share, Fate one, double rest, Fate other) {
    double[] alive = new double[one.alive.length];
    for (int i = 0; i < alive.length; i++) {
      alive[i] = share * one.alive[i] + rest * other.alive[i];
    }
    return new Fate(one, alive);
  }

  /** All of these in equal shares. */
  static Fate anyOf(List<Fate> fates) {
    Fate all = fates.getFirst();
    for (int i = 1; i < fates.size(); i++) {
      all = fates.get(i).or(1.0 / (i + 1), all);
    }
    return all;
  }
}
