package plateau.arena;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.player.Level;
import plateau.kernel.player.Thought;

/**
 * What a good player thinks of the moves of whoever decides, from what that seat knows. Whoever
 * plays at the level hard is asked, or a plain search where that player does not think.
 */
public final class Advice {

  // Advice must not depend on the dice of the match: its seed is a secret until the end.
  private static final long SEED = 0;

  // Odds of fewer tries say nothing.
  private static final int FEW = 10;
  private static final int TRIES_FOR_A_MOVE = 15;
  private static final int MOST_MATCHES = 4000;

  private Advice() {}

  /**
   * Thoughts about every legal move that was tried, the best first.
   *
   * @param step the number that the step with the move will have
   */
  public static <S extends State<S, M>, M> List<Thought<M>> on(Game<S, M> game, S state, int step) {
    return by(Level.HARD.id(), game, state, step)
        .filter(thoughts -> thoughts.getFirst().samples() >= FEW)
        .orElseGet(() -> by(patient(state), game, state, step).orElseThrow());
  }

  // Where there are hundreds of moves, each has to be tried more than once.
  private static String patient(State<?, ?> state) {
    return "mcts:" + Math.clamp((long) TRIES_FOR_A_MOVE * state.moves().size(), 400, MOST_MATCHES);
  }

  private static <S extends State<S, M>, M> Optional<List<Thought<M>>> by(
      String player, Game<S, M> game, S state, int step) {
    return Seating.seated(game, player, state.toMove(), SEED).think(state, step);
  }
}
