package plateau.sparks;

import java.util.List;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Message;

/** What can happen. What a card is that nobody has played, only those read who see it. */
sealed interface SparksEntry extends Entry {

  record Struck(int seat, int number, int target, int lives) implements SparksEntry {}

  record Mended(int seat, int number, int lives) implements SparksEntry {}

  record Looked(int seat, int number) implements SparksEntry {}

  record Drew(int seat) implements SparksEntry {}

  record DrewCard(int seat, Message card, List<Integer> knowers) implements SparksEntry {
    @Override
    public boolean visibleTo(int viewer) {
      return viewer == seat || knowers.contains(viewer);
    }
  }
}
