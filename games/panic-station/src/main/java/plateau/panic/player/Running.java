package plateau.panic.player;

import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Direction;
import plateau.panic.station.Rooms;

/** Decision 8: the free move out of a Run room, where it leads nearer to something. */
final class Running {

  private Running() {}

  static PanicMove choose(Situation now) {
    Role role = now.decision().role().orElseThrow();
    Direction step = Travel.routes(now, goals(now, role)).step(now.room(role));
    PanicMove stay = new PanicMove.StayHere();
    if (step == null) {
      return now.isLegal(stay) ? stay : now.legal().getFirst();
    }
    PanicMove run = new PanicMove.RunOn(step);
    return now.isLegal(run) ? run : stay;
  }

  private static int goals(Situation now, Role role) {
    if (now.isHiveLaid() && role == Role.TROOPER && now.canBurn()) {
      return 1 << Rooms.HIVE;
    }
    int prey = now.isHuman() ? 0 : Visits.rooms(now, role, seat -> Hunting.isPrey(now, seat));
    return prey != 0 ? prey : Scouting.goals(now);
  }
}
