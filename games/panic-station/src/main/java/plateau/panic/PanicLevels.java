package plateau.panic;

import java.util.List;
import java.util.Optional;
import plateau.kernel.player.Graded;
import plateau.kernel.player.Level;
import plateau.kernel.player.Strength;

/**
 * Who plays at each level, and how that was counted: with four seats, by sides, since a seat may
 * change its side. Whoever is human decides as one level, whoever is infected as the other; then
 * the other way round with the same seeds.
 */
final class PanicLevels {

  private static final int GAMES = 300;

  static final List<Graded> ALL =
      List.of(
          bySides(Level.EASY, "careless:70:bold", 6, 300),
          bySides(Level.NORMAL, "careless:20:bold", 140, 298),
          bySides(Level.HARD, "cautious", 135, 239),
          bySides(Level.EXPERT, "ruthless", 133, 233));

  private PanicLevels() {}

  private static Graded bySides(Level level, String player, int asHumans, int asInfected) {
    return new Graded(
        level, player, List.of(of(level, "humans", asHumans), of(level, "infected", asInfected)));
  }

  private static Strength of(Level level, String side, int won) {
    String command =
        "java -cp bench/target/dist/bench.jar plateau.bench.PanicSides %s %s 4 %d 1"
            .formatted(level.id(), level.opponent(), GAMES);
    return new Strength(Optional.of(level.opponent()), Optional.of(side), GAMES, won, 0, command);
  }
}
