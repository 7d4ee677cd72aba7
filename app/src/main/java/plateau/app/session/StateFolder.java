package plateau.app.session;

import java.nio.file.Path;
import plateau.terminal.Terminal;

/** Where Plateau keeps what it needs later, unless somebody names a place. */
public final class StateFolder {

  private StateFolder() {}

  public static Path of(Terminal terminal) {
    Path home = Path.of(terminal.environment("HOME").orElse(System.getProperty("user.home")));
    return terminal
        .environment("PLATEAU_HOME")
        .map(Path::of)
        .or(() -> terminal.environment("XDG_STATE_HOME").map(Path::of).map(StateFolder::ours))
        .orElseGet(() -> ours(home.resolve(".local").resolve("state")));
  }

  private static Path ours(Path stateFolder) {
    return stateFolder.resolve("plateau");
  }
}
