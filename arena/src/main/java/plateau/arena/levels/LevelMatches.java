package plateau.arena.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import plateau.arena.InOrder;
import plateau.arena.simulation.Simulation.Progress;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.Sides;
import plateau.kernel.State;
import plateau.kernel.Strength;
import plateau.kernel.chance.Seeded;

/**
 * Counts matches between players of a game, the same on any number of threads. Every match is
 * played both ways round with one seed; where all seats win or lose together, once.
 *
 * @param matches so many, each both ways round
 * @param setups the set-up of each match, by its number from 0
 * @param command what to type to count again
 */
public record LevelMatches<S extends State<S, M>, M>(
    Game<S, M> game,
    IntFunction<Setup> setups,
    int matches,
    long seed,
    int threads,
    String command) {

  private static final int WAYS = 2;

  /**
   * How a player does.
   *
   * @param opponent as in a seat list
   * @param against what the opponent is called
   */
  public List<Strength> count(String player, String opponent, String against, Progress progress) {
    int ways = game.isCooperative() ? 1 : WAYS;
    int[][] outcomes = new int[ways][Bout.Outcome.values().length];
    List<Integer> pieces = IntStream.range(0, matches * ways).boxed().toList();
    InOrder.run(
        pieces.iterator(),
        threads,
        piece -> bout(player, opponent, piece / ways, piece % ways).outcome(),
        (piece, outcome) -> {
          outcomes[piece % ways][outcome.ordinal()]++;
          progress.done(piece + 1, pieces.size());
          return true;
        });
    return strengths(outcomes, against);
  }

  private Bout<S, M> bout(String player, String opponent, int number, int way) {
    return new Bout<>(
        game, setups.apply(number), player, opponent, Seeded.derive(seed, number), way);
  }

  private List<Strength> strengths(int[][] outcomes, String against) {
    if (game.isCooperative()) {
      return List.of(strength(Optional.empty(), Optional.empty(), outcomes[0]));
    }
    Optional<Sides<S>> sides = game.sides();
    List<Strength> strengths = new ArrayList<>();
    if (sides.isPresent()) {
      for (int way = 0; way < WAYS; way++) {
        Optional<String> side = Optional.of(sides.get().ids().get(way));
        strengths.add(strength(Optional.of(against), side, outcomes[way]));
      }
    } else {
      strengths.add(strength(Optional.of(against), Optional.empty(), outcomes));
    }
    return strengths;
  }

  private Strength strength(Optional<String> against, Optional<String> side, int[]... outcomes) {
    int[] sums = new int[Bout.Outcome.values().length];
    for (int[] each : outcomes) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += each[i];
      }
    }
    return new Strength(
        against,
        side,
        IntStream.of(sums).sum(),
        sums[Bout.Outcome.WON.ordinal()],
        sums[Bout.Outcome.DRAWN.ordinal()],
        command);
  }
}
