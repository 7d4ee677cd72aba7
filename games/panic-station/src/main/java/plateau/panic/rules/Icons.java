package plateau.panic.rules;

import java.util.List;
import java.util.Optional;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.station.Room;
import plateau.panic.station.Rooms;
import plateau.panic.view.Ground;
import plateau.panic.view.TaskKind;

/** 8.5, 8.7 and 8.8: what the icon of a card does to whoever searches or uses it. */
final class Icons {

  private Icons() {}

  /** On a red card a parasite appears first. */
  private static boolean bringsParasite(PanicState state, int room) {
    return state.station.isRed(Rooms.card(room));
  }

  /** A black card turns red. */
  static void use(PanicState state, int room) {
    if (bringsParasite(state, room)) {
      state.agenda.push(TaskKind.SPAWN, room, state.current);
    } else {
      state.station.turnRed(Rooms.card(room));
    }
  }

  static Prospect foretell(Things things, Room room, Prospect prospect) {
    Prospect known = prospect.touching(List.of(things.of(room)));
    if (!bringsParasite(things.state, room.number())) {
      return known.drawnFrom(Ground.of(room));
    }
    return known
        .noting(List.of(Message.of("outlook.spawn-first")))
        .with(Spawn.odds(things, room))
        .drawnFrom(
            new Ground(
                List.of(room),
                Optional.empty(),
                Optional.empty(),
                Spawn.places(things.state, room)));
  }
}
