package plateau.lamps;

import plateau.kernel.journal.Entry;

/** What can happen among lamps; what is drawn, everybody sees but who holds it. */
sealed interface LampsEntry extends Entry {

  record Drew(int seat, int place, Lamp lamp) implements LampsEntry {
    @Override
    public boolean visibleTo(int viewer) {
      return viewer >= 0 && viewer != seat;
    }
  }

  record Hung(int seat, Lamp lamp) implements LampsEntry {}

  record Broke(int seat, Lamp lamp) implements LampsEntry {}

  record PutAway(int seat, Lamp lamp) implements LampsEntry {}

  record ToldColour(int seat, int to, Lamp.Colour colour) implements LampsEntry {}

  record ToldNumber(int seat, int to, int number) implements LampsEntry {}
}
