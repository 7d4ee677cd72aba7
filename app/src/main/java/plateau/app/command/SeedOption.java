package plateau.app.command;

import java.security.SecureRandom;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.kernel.chance.SaltedSeed;

/** {@code --seed N}. */
public final class SeedOption {

  @Option(names = "--seed", paramLabel = "N")
  @Nullable String seed;

  public boolean isGiven() {
    return seed != null;
  }

  public Optional<Long> chosen() {
    return Optional.ofNullable(seed).map(Arguments::seed);
  }

  /** One at random with a salt for its hash; or the seed, which whoever chose it knows anyway. */
  public SaltedSeed salted() {
    SecureRandom random = new SecureRandom();
    return chosen()
        .map(SaltedSeed::unsalted)
        .orElseGet(() -> SaltedSeed.of(random.nextLong(), random.nextLong(), random.nextLong()));
  }

  /** The seed, or one at random that is short enough to be typed again. */
  public long orShortOne() {
    return chosen().orElseGet(() -> 1L + new SecureRandom().nextInt(1_000_000));
  }
}
