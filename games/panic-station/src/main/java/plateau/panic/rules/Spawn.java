package plateau.panic.rules;

import java.util.List;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;
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

  private static Happening appeared(int disc, int place, Direction direction) {
    return new Happening.ParasiteAppeared(Disc.of(disc), Room.of(place), direction.ordinal() + 1);
  }

  /** All the rooms in which it may appear. */
  static List<Room> places(PanicState state, Room room) {
    return Direction.ALL.stream()
        .map(direction -> Room.of(place(state, room.number(), direction)))
        .distinct()
        .toList();
  }

  /** How likely each of these is; nothing where somebody will choose one from the board. */
  static List<Odds> odds(Things things, Room room) {
    int disc = things.state.parasites.nextInSupply();
    return disc == Parasites.NONE
        ? List.of()
        : List.of(
            Odds.of(
                places(things.state, room).stream()
                    .map(place -> share(things, room, disc, place))
                    .toList()));
  }

  /** Each side of the die is one direction. */
  private static Share share(Things things, Room room, int disc, Room place) {
    List<Entry> entries =
        Direction.ALL.stream()
            .filter(side -> place(things.state, room.number(), side) == place.number())
            .<Entry>map(side -> appeared(disc, place.number(), side))
            .toList();
    return new Share(
        Message.of("outlook.parasite-in", "room", place),
        (double) entries.size() / Direction.ALL.size(),
        List.of(things.of(place)),
        entries);
  }
}
