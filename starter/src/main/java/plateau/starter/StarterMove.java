package plateau.starter;

/** §2: what a player can do. */
public sealed interface StarterMove {

  /** §2.2: looks at a trinket and lets it lie. */
  record Look(Spot at) implements StarterMove {}

  /** §2.3: takes a trinket into the beak. */
  record Take(Spot from) implements StarterMove {}

  /**
   * §2.3: leaves a trinket face up where the one in the beak was.
   *
   * @param place of the own nest that it comes from, or {@link #BEAK}
   */
  record Leave(int place) implements StarterMove {

    static final int BEAK = 0;

    public Leave {
      if (place < BEAK || place > Spot.PLACES) {
        throw new IllegalArgumentException("place " + place);
      }
    }
  }

  /** §4.1: shows four of a kind and wins. */
  record Show() implements StarterMove {}

  /** §2.4: gives up the hops that are left. */
  record Rest() implements StarterMove {}
}
