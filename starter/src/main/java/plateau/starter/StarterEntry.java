package plateau.starter;

import java.util.List;
import plateau.kernel.journal.Entry;

/** What can happen. What a trinket is, only those read who may know. */
sealed interface StarterEntry extends Entry {

  /** §1.3: only the owner knows its nest. */
  record Dealt(int seat, List<Trinket> trinkets) implements StarterEntry {
    @Override
    public boolean visibleTo(int viewer) {
      return viewer == seat;
    }
  }

  record RoundBegan(int round) implements StarterEntry {
    @Override
    public boolean isHeading() {
      return true;
    }
  }

  record Rolled(int seat, int hops) implements StarterEntry {}

  record Looked(int seat, Spot spot) implements StarterEntry {}

  record Took(int seat, Spot spot) implements StarterEntry {}

  /** §2.2, §2.3: whoever looks or takes sees it, and nobody else. */
  record Saw(int seat, Spot spot, Trinket trinket) implements StarterEntry {
    @Override
    public boolean visibleTo(int viewer) {
      return viewer == seat;
    }
  }

  record Left(int seat, Trinket trinket, Spot spot) implements StarterEntry {}

  record Rested(int seat) implements StarterEntry {}

  record Showed(int seat, List<Trinket> trinkets) implements StarterEntry {}
}
