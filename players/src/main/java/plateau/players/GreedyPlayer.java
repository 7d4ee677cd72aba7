package plateau.players;

import java.util.List;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/**
 * Looks one move ahead: tries each legal move on a few imagined positions and takes the one that
 * looks best on average; among equals, any.
 *
 * <p>All moves are tried on the same imagined positions with the same dice, so that luck does not
 * decide between them. Where there is neither luck nor anything to guess, one position is enough.
 */
final class GreedyPlayer<S extends State<S, M>, M> implements Player<S, M> {

  private final int samples;
  private final Chance chance;
  private final PositionValue<S, M> value;
  private final Seeded dice = new Seeded(0);

  public GreedyPlayer(Game<S, M> game, int samples, Chance chance) {
    this.samples = isForeseeable(game) ? 1 : samples;
    this.chance = chance;
    this.value = PositionValue.of(game);
  }

  // Without an evaluation positions are played out at random, which is luck too.
  private static boolean isForeseeable(Game<?, ?> game) {
    return game.isCertain() && game.evaluation().isPresent();
  }

  @Override
  public M decide(Decision<S, M> decision) {
    List<M> moves = decision.moves();
    return moves.size() == 1 ? moves.getFirst() : moves.get(bestOf(averages(decision, moves)));
  }

  private double[] averages(Decision<S, M> decision, List<M> moves) {
    double[] sums = new double[moves.size()];
    long seed = chance.seed();
    for (int sample = 0; sample < samples; sample++) {
      dice.restart(seed, 2 * sample);
      S imagined = decision.imagine(dice);
      for (int i = 0; i < sums.length; i++) {
        dice.restart(seed, 2 * sample + 1);
        S trial = imagined.copy();
        trial.play(moves.get(i), dice, Journal.OFF);
        sums[i] += value.of(trial, decision.seat(), dice);
      }
    }
    return sums;
  }

  private int bestOf(double[] values) {
    int best = 0;
    int equals = 1;
    for (int i = 1; i < values.length; i++) {
      if (values[i] > values[best]) {
        best = i;
        equals = 1;
      } else if (values[i] == values[best] && chance.below(++equals) == 0) {
        best = i;
      }
    }
    return best;
  }

  /** {@code greedy}, or {@code greedy:32} for 32 imagined positions a decision. */
  static final class Kind<S extends State<S, M>, M> implements PlayerKind<S, M> {

    private static final int STANDARD_SAMPLES = 16;
    private static final int MOST_SAMPLES = 9999;

    @Override
    public String id() {
      return "greedy";
    }

    @Override
    public Player<S, M> create(Game<S, M> game, String argument, Chance chance) {
      int samples = argument.isEmpty() ? STANDARD_SAMPLES : samples(argument);
      return new GreedyPlayer<>(game, samples, chance);
    }

    private static int samples(String argument) {
      if (!argument.matches("[1-9][0-9]{0,3}")) {
        throw new IllegalSetup(
            Message.of("player.greedy.samples", "found", argument, "max", MOST_SAMPLES));
      }
      return Integer.parseInt(argument);
    }
  }
}
