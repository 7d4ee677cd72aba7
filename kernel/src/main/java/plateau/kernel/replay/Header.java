package plateau.kernel.replay;

import java.util.List;
import java.util.Optional;
import plateau.kernel.GameInfo;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;

/**
 * What a replay file says before its steps.
 *
 * @param players who sits on each seat, as the seat list names them
 * @param seed empty when real dice were thrown, or while a running match keeps it secret
 * @param seedHash of the seed, published at the start; empty when real dice were thrown
 */
public record Header(
    String game,
    String rules,
    Setup setup,
    List<String> players,
    Optional<Long> seed,
    Optional<String> seedHash) {

  public static final int FORMAT = 1;

  public Header {
    players = List.copyOf(players);
    if (players.size() != setup.seats()) {
      throw new IllegalArgumentException(players + " on " + setup.seats() + " seats");
    }
  }

  public static Header seeded(GameInfo info, Setup setup, List<String> players, long seed) {
    return new Header(
        info.id(),
        info.rulesVersion(),
        setup,
        players,
        Optional.of(seed),
        Optional.of(Seeded.hashOf(seed)));
  }

  /** Of a match with real dice on a real table. */
  public static Header asked(GameInfo info, Setup setup, List<String> players) {
    return new Header(
        info.id(), info.rulesVersion(), setup, players, Optional.empty(), Optional.empty());
  }
}
