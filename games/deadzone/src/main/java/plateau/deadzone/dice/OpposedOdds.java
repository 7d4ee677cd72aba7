package plateau.deadzone.dice;

/** How likely each potential damage of an opposed test is (A5.2). Immutable. */
public final class OpposedOdds {

  private final SuccessOdds attacker;
  private final SuccessOdds defender;

  private OpposedOdds(SuccessOdds attacker, SuccessOdds defender) {
    this.attacker = attacker;
    this.defender = defender;
  }

  public static OpposedOdds of(Attempt attacker, Attempt defender) {
    return new OpposedOdds(SuccessOdds.of(attacker), SuccessOdds.of(defender));
  }

  /** The same test as the defender sees it. */
  public OpposedOdds turned() {
    return new OpposedOdds(/* attacker= */ defender, /* defender= */ attacker);
  }

  /** The chance that the attacker has exactly so many successes more than the defender. */
  public double lead(int potential) {
    double sum = 0;
    for (int successes = Math.max(0, potential); successes < attacker.size(); successes++) {
      sum += attacker.exactly(successes) * defender.exactly(successes - potential);
    }
    return sum;
  }

  /** The chance that the attacker has more. */
  public double ahead() {
    double sum = 0;
    for (int potential = highestLead(); potential > 0; potential--) {
      sum += lead(potential);
    }
    return sum;
  }

  public int highestLead() {
    return attacker.size() - 1;
  }
}
