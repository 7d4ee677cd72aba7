package plateau.app.command;

import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.terminal.DeadzoneBoard;

/** What the commands about maps do with a map of Deadzone. */
final class DeadzoneMaps {

  private final Session session;

  DeadzoneMaps(Session session) {
    this.session = session;
  }

  static boolean are(KindOption.Kind kind) {
    return kind.game() instanceof DeadzoneGame;
  }

  /** Says that it is a map; one that is not has thrown its fault. */
  int check(String file) {
    session.enter(new DeadzoneGame());
    SkirmishMap map = DeadzoneFiles.map(file, file);
    session.tell(
        "maps.skirmish", "file", file, "map", map, "cubes", map.terrain().standable().size());
    return ExitCode.FINE;
  }

  int show(String file) {
    session.enter(new DeadzoneGame());
    session.print(DeadzoneBoard.draw(DeadzoneFiles.map(file, file), session.page()));
    return ExitCode.FINE;
  }
}
