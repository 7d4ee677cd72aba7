package plateau.app.command;

import java.security.SecureRandom;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.kernel.chance.SaltedSeed;

/** {@code --seed N}. */
final class SeedOption {

  @Option(names = "--seed", paramLabel = "N")
  @Nullable String seed;

  Optional<Long> chosen() {
    return Optional.ofNullable(seed).map(Arguments::seed);
  }

  /** One at random with a salt for its hash; or the seed, which whoever chose it knows anyway. */
  SaltedSeed salted() {
    SecureRandom random = new SecureRandom();
    return chosen()
        .map(SaltedSeed::unsalted)
        .orElseGet(() -> SaltedSeed.of(random.nextLong(), random.nextLong(), random.nextLong()));
  }

  /** The seed, or one at random that is short enough to be typed again. */
  long orShortOne() {
    return chosen().orElseGet(() -> 1L + new SecureRandom().nextInt(1_000_000));
  }
}
