package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;

/** The seeds and set-ups of matches: functions of the plan, the secret and the fixture alone. */
final class Seeds {

  private final Plan plan;
  private final @Nullable Secret secret;

  Seeds(Plan plan, @Nullable Secret secret) {
    this.plan = plan;
    this.secret = secret;
  }

  /**
   * The same for all ways round a game. With paired seeds also for all who play the game with this
   * number on this ground, so that luck favours nobody in a comparison.
   */
  long seed(Fixture fixture) {
    boolean hidden = ground(fixture).hidden();
    long seed = Seeded.derive(hidden ? secret().number() : plan.seed(), fixture.ground());
    seed = Seeded.derive(seed, fixture.game());
    if (!plan.paired()) {
      List<Integer> who = new ArrayList<>(fixture.order());
      Collections.sort(who);
      for (int one : who) {
        seed = Seeded.derive(seed, one);
      }
    }
    return seed;
  }

  /** The seed if it may be known already. */
  Optional<Long> openSeed(Fixture fixture) {
    return ground(fixture).hidden() ? Optional.empty() : Optional.of(seed(fixture));
  }

  Setup setup(int ground) {
    return Setup.of(plan.game(), plan.seats(), options(ground));
  }

  /** The options of a ground, with the numbers that were hidden. */
  Map<String, String> options(int number) {
    Ground ground = plan.grounds().get(number);
    return ground.hidden() ? secret().open(ground, number) : ground.options();
  }

  private Ground ground(Fixture fixture) {
    return plan.grounds().get(fixture.ground());
  }

  private Secret secret() {
    Secret known = secret;
    if (known == null) {
      throw new IllegalStateException("hidden grounds without a secret");
    }
    return known;
  }
}
