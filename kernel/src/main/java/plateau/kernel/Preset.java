package plateau.kernel;

import java.util.List;
import java.util.Map;
import plateau.kernel.basis.Named;

/**
 * A way to play a game that is set up with one choice: a short format, say. The game's words name
 * it as {@code preset.<id>}, and say what it is as {@code preset.<id>.about}.
 *
 * @param seats who sits where: {@link PlayerKind#HUMAN}, a level or the name of a computer player
 * @param options those that are not at their standard
 */
public record Preset(String id, List<String> seats, Map<String, String> options) implements Named {

  public Preset {
    seats = List.copyOf(seats);
    options = Map.copyOf(options);
  }

  /** The set-up that it stands for, before computer players have had their say about it. */
  public Setup setup(GameInfo info) {
    return Setup.of(info, seats.size(), options);
  }
}
