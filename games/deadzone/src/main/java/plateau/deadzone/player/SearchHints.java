package plateau.deadzone.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;
import plateau.kernel.Hints;
import plateau.kernel.chance.Chance;

/**
 * What a search should know of a skirmish: what {@link Greedy} thinks of a move, and that it goes
 * on as Greedy would for a few activations. One thread at a time: it keeps the odds of attacks.
 */
public final class SearchHints implements Hints<DeadzoneState, Command> {

  private static final int HORIZON = 3;
  private static final int BREADTH = 5;
  // A good move and a bad one are a few hundredths apart after three activations.
  private static final double CURIOSITY = 0.2;
  // Greedy is a good guess, and what dice do to a move hides a small difference for long.
  private static final int CONFIDENCE = 4;

  private final Advantage standing = new Advantage();

  private @Nullable Attacks known;

  private Appraisal appraisal(DeadzoneState state, List<Command> moves) {
    Attacks attacks = known == null ? Attacks.in(state) : known.on(state);
    known = attacks;
    return Appraisal.of(state, attacks, moves);
  }

  @Override
  public Command playout(DeadzoneState state, Chance chance) {
    List<Command> moves = state.moves();
    return moves.size() == 1 ? moves.getFirst() : appraisal(state, moves).best(moves);
  }

  @Override
  public double[] promises(DeadzoneState state, List<Command> moves) {
    double[] promises = new double[moves.size()];
    if (promises.length == 1) {
      return promises;
    }
    Appraisal appraisal = appraisal(state, moves);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < promises.length; i++) {
      promises[i] = appraisal.worth(moves.get(i));
      most = Math.max(most, promises[i]);
    }
    // The best keeps what there is.
    double now = standing.of(state, state.toMove());
    for (int i = 0; i < promises.length; i++) {
      promises[i] = Math.max(0, now - Advantage.ofPoints(most - promises[i]));
    }
    return promises;
  }

  @Override
  public int confidence() {
    return CONFIDENCE;
  }

  @Override
  public int breadth() {
    return BREADTH;
  }

  @Override
  public double curiosity() {
    return CURIOSITY;
  }

  /** Activations: a round has as many as figures, and always another number. */
  @Override
  public int round(DeadzoneState state) {
    int ready = state.figures.ready(0) | state.figures.ready(1);
    return state.round() * Figures.COUNT + Figures.COUNT - Integer.bitCount(ready);
  }

  @Override
  public int horizon() {
    return HORIZON;
  }
}
