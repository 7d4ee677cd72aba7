package plateau.cups;

import java.util.List;
import plateau.kernel.journal.Entry;

/** What can happen under cups; what was thrown, only its owner knows until somebody doubts. */
sealed interface CupsEntry extends Entry {

  record Threw(int seat, List<Integer> dice) implements CupsEntry {
    @Override
    public boolean visibleTo(int viewer) {
      return viewer == seat;
    }
  }

  record Said(int seat, int count, int face) implements CupsEntry {}

  record Doubted(int seat) implements CupsEntry {}

  record Showed(int seat, List<Integer> dice) implements CupsEntry {}

  record Lost(int seat, int left) implements CupsEntry {}
}
