package plateau.arena;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.player.Level;
import plateau.kernel.player.Thought;

/**
 * What a good player thinks of the moves of whoever decides, from what that seat knows. Asked is
 * the level expert where it answers in about a second, else the level hard, or a plain search where
 * nobody at these levels thinks.
 *
 * @param level who was asked; empty for a plain search
 * @param thoughts about every legal move that was tried, the best first
 */
public record Advice<M>(Optional<Level> level, List<Thought<M>> thoughts) {

  // Advice must not depend on the dice of the match: its seed is a secret until the end.
  private static final long SEED = 0;

  // Odds of fewer tries say nothing.
  private static final int FEW = 10;
  private static final int TRIES_FOR_A_MOVE = 15;
  private static final int MOST_MATCHES = 4000;

  // An expert's budget is up to five times that of the level below: its answer takes a second.
  private static final long QUICK_NANOS = 200_000_000;

  /**
   * Advice on a position.
   *
   * @param step the number that the step with the move will have
   * @param nanos a clock; a slower machine gets the advice of a lower level, and no other
   *     difference
   */
  public static <S extends State<S, M>, M> Advice<M> on(
      Game<S, M> game, S state, int step, LongSupplier nanos) {
    long start = nanos.getAsLong();
    Optional<Advice<M>> hard = by(Level.HARD, game, state, step);
    boolean isQuick = nanos.getAsLong() - start <= QUICK_NANOS;
    Optional<Advice<M>> expert =
        hard.isPresent() && isQuick ? by(Level.EXPERT, game, state, step) : Optional.empty();
    return expert
        .or(() -> hard)
        .orElseGet(
            () ->
                new Advice<>(
                    Optional.empty(), by(patient(state), game, state, step).orElseThrow()));
  }

  private static <S extends State<S, M>, M> Optional<Advice<M>> by(
      Level level, Game<S, M> game, S state, int step) {
    return by(level.id(), game, state, step)
        .filter(thoughts -> thoughts.getFirst().samples() >= FEW)
        .map(thoughts -> new Advice<>(Optional.of(level), thoughts));
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
