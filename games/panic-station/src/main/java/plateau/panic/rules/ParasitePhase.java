package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.parasite.Parasites;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** Section 7. */
final class ParasitePhase {

  private static final int NO_ROOM = -1;

  private ParasitePhase() {}

  static void begin(PanicState state, Chance chance, Journal journal) {
    if (state.phases == state.options.maxParasitePhases()) {
      Endings.roundLimit(state, journal);
      return;
    }
    state.phases++;
    state.marker = state.crew.nextLiving(state.current);
    state.markerActive = false;
    state.doorsOpen = false;
    if (journal.isOn()) {
      journal.add(new Happening.ParasitePhaseBegan(state.phases, Colour.ALL.get(state.marker)));
    }
    if (!state.parasites.areAllInSupply()) {
      move(state, Draws.direction(chance, Draws.PARASITES), journal);
      state.agenda.push(TaskKind.PARASITES_ATTACK, 0, 0, NO_ROOM, state.crew.livingPlayers(), 0);
    }
  }

  /** Point 3: all together, one room, through open passages only (R13). */
  private static void move(PanicState state, Direction direction, Journal journal) {
    Parasites parasites = state.parasites;
    int moved = 0;
    for (int left = parasites.onBoard(); left != 0; left &= left - 1) {
      int disc = Integer.numberOfTrailingZeros(left);
      int room = parasites.room(disc);
      if (state.station.leads(room, direction, false)) {
        parasites.shift(disc, state.station.neighbour(room, direction));
        moved++;
      }
    }
    if (journal.isOn()) {
      journal.add(new Happening.ParasitesMoved(direction.ordinal() + 1, direction, moved));
    }
  }

  /**
   * Point 4: the next room of the next player, the trooper's first. The task comes back after each
   * room, because its player may have been asked for vests.
   */
  static void attackNext(PanicState state, long task, Journal journal) {
    int done = Agenda.a(task);
    int rooms = Agenda.b(task);
    int roomDone = Agenda.c(task);
    int living = Agenda.d(task);
    while (done < state.seats()) {
      int seat = (state.current + done) % state.seats();
      for (; rooms < Role.ALL.size(); rooms++) {
        int room = state.crew.room(seat, Role.ALL.get(rooms));
        if (isHit(state, room) && room != roomDone) {
          state.agenda.push(TaskKind.PARASITES_ATTACK, done, rooms + 1, room, living, 0);
          hit(state, seat, room, journal);
          return;
        }
      }
      Endings.checkDeaths(state, living, journal);
      if (state.ending != null) {
        return;
      }
      living = state.crew.livingPlayers();
      done++;
      rooms = 0;
      roomDone = NO_ROOM;
    }
  }

  private static boolean isHit(PanicState state, int room) {
    return room != Crew.NOWHERE && state.parasites.in(room) != 0;
  }

  private static void hit(PanicState state, int seat, int room, Journal journal) {
    int damage = state.parasites.damageIn(room);
    int toTrooper = state.crew.room(seat, Role.TROOPER) == room ? damage : 0;
    int toAndroid = state.crew.room(seat, Role.ANDROID) == room ? damage : 0;
    if (journal.isOn()) {
      journal.add(new Happening.ParasitesAttacked(Colour.ALL.get(seat), Room.of(room), damage));
    }
    state.agenda.push(TaskKind.VESTS, seat, room, toTrooper, toAndroid, 0);
  }
}
