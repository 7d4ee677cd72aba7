package plateau.panic.player;

import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;

/** How much a player dares. All that sets the players apart. */
enum Temper implements Named {
  /** Avoids meetings, heals early, attacks proven enemies only and infects late. */
  CAUTIOUS(0.15, 1.0, 3, 2, 3, 2),
  /** Goes the short way, attacks suspects and infects early. */
  BOLD(0.2, 0.75, 2, 1, 1, 3),
  /** Bold, but never hides: rounds in which he infects nobody are lost. */
  RUTHLESS(0.2, 0.75, 2, 0, 1, 3),
  /** As a human cautious; once infected he never hides and goes far after his victims. */
  SHREWD(0.15, 1.0, 3, 0, 3, 2),
  /** Bold as a human; infected, he does not dare to infect anybody for most of the match. */
  TIMID(0.2, 0.75, 2, 7, 1, 3);

  private final String id = Named.kebab(name());
  private final double protectsFrom;
  private final double attacksFrom;
  private final int healsAt;
  private final int hidingRounds;
  private final int meetingToll;
  private final int flees;

  Temper(
      double protectsFrom,
      double attacksFrom,
      int healsAt,
      int hidingRounds,
      int meetingToll,
      int flees) {
    this.protectsFrom = protectsFrom;
    this.attacksFrom = attacksFrom;
    this.healsAt = healsAt;
    this.hidingRounds = hidingRounds;
    this.meetingToll = meetingToll;
    this.flees = flees;
  }

  @Override
  public String id() {
    return id;
  }

  /** The suspicion from which a human gives a gas can in a trade. */
  double protectsFrom() {
    return protectsFrom;
  }

  /** The suspicion from which a human attacks. */
  double attacksFrom() {
    return attacksFrom;
  }

  /** The health at which a character is cared for. */
  int healsAt() {
    return healsAt;
  }

  /** For how many rounds an infected player behaves like a human: not always the same number. */
  int hidingRounds(Chance chance) {
    return hidingRounds == 0 ? 0 : hidingRounds + chance.below(2);
  }

  /** How many rooms a detour may have, to avoid a room with somebody in it. */
  int meetingToll() {
    return meetingToll;
  }

  /** What a Move to a safer room is worth: a risk, counted as in {@link Refuge}. */
  int flees() {
    return flees;
  }

  /** Whether the trooper waits while the android explores and searches. */
  boolean sparesTrooper() {
    return this == CAUTIOUS || this == SHREWD;
  }

  /** Whether an infected player goes after humans whom he does not reach in the same turn. */
  boolean huntsFarAway() {
    return this != CAUTIOUS;
  }
}
