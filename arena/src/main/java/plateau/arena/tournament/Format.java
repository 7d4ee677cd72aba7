package plateau.arena.tournament;

import plateau.kernel.basis.Named;

/** Who meets whom. docs/tournaments.md describes each for people. */
public enum Format implements Named {
  /** Everybody meets everybody. */
  ROUND_ROBIN,
  /** The first player meets everybody else. */
  GAUNTLET,
  /** In each round those meet who have done equally well. */
  SWISS,
  /** Goes on until it is stopped, always with the matches that tell most. */
  LADDER;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
