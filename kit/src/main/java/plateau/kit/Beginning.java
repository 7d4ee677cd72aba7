package plateau.kit;

import java.util.function.Supplier;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;

/** How a match begins. A game that breaks down there has no moves to tell, but a seed. */
final class Beginning {

  private Beginning() {}

  static <S extends State<S, M>, M> Match<S, M> of(Game<S, M> game, Setup setup, long seed) {
    return told(setup, seed, () -> Match.start(game, setup, Dice.seeded(seed)));
  }

  /** What this gives, or a failure that says how to repeat it. */
  static <T> T told(Setup setup, long seed, Supplier<T> begun) {
    try {
      return begun.get();
    } catch (AssertionError found) {
      throw found;
    } catch (RuntimeException | Error fault) {
      throw new AssertionError(
          "seed %d with %s cannot start: %s\n%s".formatted(seed, setup, fault, Place.of(fault)),
          fault);
    }
  }
}
