package plateau.secret;

import java.util.List;
import plateau.kernel.journal.Entry;

/** What can happen in a duel; what a card is, only its owner knows until it is shown. */
sealed interface DuelEntry extends Entry {

  record Dealt(int seat, List<Integer> cards) implements DuelEntry {
    @Override
    public boolean visibleTo(int viewer) {
      return viewer == seat;
    }
  }

  record Laid(int seat) implements DuelEntry {}

  record Showed(int seat, int card) implements DuelEntry {}

  record TookTrick(int seat, int trick) implements DuelEntry {}

  record Drew(int seat, int card) implements DuelEntry {
    @Override
    public boolean visibleTo(int viewer) {
      return viewer == seat;
    }
  }
}
