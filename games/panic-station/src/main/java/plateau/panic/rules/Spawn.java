package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.parasite.Disc;
import plateau.panic.parasite.Parasites;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 12.1: a parasite appears. */
final class Spawn {

  private Spawn() {}

  /** Around this room; {@code seat} chooses which one comes when all are on the board (R67). */
  static void appear(PanicState state, int room, int seat, Chance chance, Journal journal) {
    Direction direction = Draws.direction(chance, Draws.SPAWN);
    int place = place(state, room, direction);
    int disc = state.parasites.nextInSupply();
    if (disc == Parasites.NONE) {
      state.agenda.push(TaskKind.SHIFT_PARASITE, place, seat);
      return;
    }
    state.parasites.appear(disc, place);
    if (journal.isOn()) {
      journal.add(appeared(disc, place, direction));
    }
  }

  /** Where it appears: where no room lies, in this one. */
  static int place(PanicState state, int room, Direction direction) {
    int neighbour = state.station.neighbour(room, direction);
    return neighbour == Rooms.NOWHERE ? room : neighbour;
  }

  static Happening appeared(int disc, int place, Direction direction) {
    return new Happening.ParasiteAppeared(Disc.of(disc), Room.of(place), direction.ordinal() + 1);
  }
}
