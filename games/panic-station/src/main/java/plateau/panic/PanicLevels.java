package plateau.panic;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.Strength;

/**
 * Who plays at each level, and how that was counted: with four seats, by sides, since a seat may
 * change its side. Whoever is human decides as one level, whoever is infected as the other; then
 * the other way round with the same seeds.
 */
final class PanicLevels {

  static final List<Graded> ALL =
      List.of(
          bySides(Level.EASY, "careless:60:timid", 300, 15, 300),
          bySides(Level.NORMAL, "careless:20:bold", 300, 159, 298),
          bySides(Level.HARD, "cautious", 300, 140, 236),
          bySides(Level.EXPERT, "shrewd", 500, 239, 352));

  private PanicLevels() {}

  private static Graded bySides(
      Level level, String player, int games, int asHumans, int asInfected) {
    return new Graded(
        level,
        player,
        List.of(of(level, "humans", games, asHumans), of(level, "infected", games, asInfected)));
  }

  private static Strength of(Level level, String side, int games, int won) {
    String command =
        "java -cp bench/target/dist/bench.jar plateau.bench.PanicSides %s %s 4 %d 1"
            .formatted(level.id(), level.opponent(), games);
    return new Strength(Optional.of(level.opponent()), Optional.of(side), games, won, 0, command);
  }
}
