package plateau.kit;

import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.match.Match;

/** Something that must hold at a position. Throws where it does not, and leaves the match alone. */
@FunctionalInterface
interface Check<S extends State<S, M>, M> {

  /**
   * Looks at the match as it stands.
   *
   * @param chance the check's own, the same for the same step of the same match
   */
  void at(Match<S, M> match, Chance chance);

  /** Checks the same thing only where the match stops, when it looks at all steps anyway. */
  default Check<S, M> atTheEnd() {
    return new Check<>() {
      @Override
      public void at(Match<S, M> match, Chance chance) {
        Check.this.at(match, chance);
      }

      @Override
      public boolean isOnlyAtTheEnd() {
        return true;
      }
    };
  }

  default boolean isOnlyAtTheEnd() {
    return false;
  }
}
