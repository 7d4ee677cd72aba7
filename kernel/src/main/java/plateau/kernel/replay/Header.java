package plateau.kernel.replay;

import java.util.List;
import java.util.Optional;
import plateau.kernel.GameInfo;
import plateau.kernel.Setup;
import plateau.kernel.chance.SaltedSeed;

/**
 * What a replay file says before its steps.
 *
 * @param players who sits on each seat, as the seat list names them
 * @param seed empty when real dice were thrown, or while a running match keeps it secret
 * @param salt of the seed's hash, told together with the seed; empty when it has none
 * @param seedHash of the seed, published at the start; empty when real dice were thrown
 */
public record Header(
    String game,
    String rules,
    Setup setup,
    List<String> players,
    Optional<Long> seed,
    Optional<String> salt,
    Optional<String> seedHash) {

  /** The newest one. */
  public static final int FORMAT = 2;

  private static final int WITHOUT_SALT = 1;

  public Header {
    players = List.copyOf(players);
    if (players.size() != setup.seats()) {
      throw new IllegalArgumentException(players + " on " + setup.seats() + " seats");
    }
  }

  /** Of a match whose dice nobody was promised before it. */
  public static Header seeded(GameInfo info, Setup setup, List<String> players, long seed) {
    return seeded(info, setup, players, SaltedSeed.unsalted(seed));
  }

  public static Header seeded(GameInfo info, Setup setup, List<String> players, SaltedSeed seed) {
    return new Header(
        info.id(),
        info.rulesVersion(),
        setup,
        players,
        Optional.of(seed.number()),
        Optional.of(seed.salt()).filter(SaltedSeed::isSalt),
        Optional.of(seed.hash()));
  }

  /** Of a match with real dice on a real table. */
  public static Header asked(GameInfo info, Setup setup, List<String> players) {
    return new Header(
        info.id(),
        info.rulesVersion(),
        setup,
        players,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The lowest format that has all of its fields. */
  public int format() {
    return salt.isPresent() ? FORMAT : WITHOUT_SALT;
  }

  /** The seed with its salt; empty when nobody knows it, or nobody yet. */
  public Optional<SaltedSeed> saltedSeed() {
    return seed.map(number -> new SaltedSeed(number, salt.orElse("")));
  }
}
