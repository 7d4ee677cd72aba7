package plateau.players.seating;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import plateau.kernel.Game;
import plateau.kernel.Level;
import plateau.kernel.State;
import plateau.kernel.Thought;

/**
 * What a good player thinks of the moves of whoever decides, from what that seat knows. Asked is
 * the level expert where it answers in about a second, else the level hard. Where these weigh no
 * odds, or have not tried enough, their move comes first, and the odds are those of {@link
 * GoodPlay}.
 *
 * @param level who was asked; empty when nothing is known
 * @param thoughts about every legal move that was tried, the best first
 */
public record Advice<M>(Optional<Level> level, List<Thought<M>> thoughts) {

  // Advice must not depend on the dice of the match: its seed is a secret until the end.
  private static final long SEED = 0;

  // Odds of fewer tries say nothing.
  private static final int FEW = 10;

  // An expert's budget is up to five times that of the level below: its answer takes a second.
  private static final long QUICK_NANOS = 200_000_000;

  // Then playing on from the moves ends, whatever was found.
  private static final long PATIENCE_NANOS = 3_000_000_000L;

  // A smaller difference of the odds is no reason to prefer a move.
  private static final double SAME = 0.01;

  // So many standard errors are between two moves of which one is better, nineteen times in twenty.
  private static final double SURE = 2;

  /**
   * Advice on a position.
   *
   * @param step the number that the step with the move will have
   * @param nanos a clock; a slower machine gets the advice of a lower level, or of fewer tries
   */
  public static <S extends State<S, M>, M> Advice<M> on(
      Game<S, M> game, S state, int step, LongSupplier nanos) {
    long start = nanos.getAsLong();
    Optional<Advice<M>> hard = by(Level.HARD, game, state, step);
    boolean isQuick = nanos.getAsLong() - start <= QUICK_NANOS;
    Optional<Advice<M>> expert =
        hard.isPresent() && isQuick ? by(Level.EXPERT, game, state, step) : Optional.empty();
    return expert.or(() -> hard).orElseGet(() -> byPlayingOn(game, state, step, nanos));
  }

  /**
   * How many of the first moves cannot be told apart, as far as was tried: 1 when the best stands
   * alone.
   *
   * @param most how many are looked at
   */
  public int alike(int most) {
    List<Thought<M>> first = thoughts.stream().limit(most).toList();
    return (int) first.stream().takeWhile(one -> isAlike(first.getFirst(), one)).count();
  }

  private static <M> boolean isAlike(Thought<M> best, Thought<M> other) {
    double noise = best.samples() < FEW ? 0 : SURE * Math.hypot(error(best), error(other));
    return Math.abs(best.odds() - other.odds()) <= Math.max(SAME, noise);
  }

  // A reward between 0 and 1 cannot vary more than one that is either.
  private static double error(Thought<?> thought) {
    return Math.sqrt(thought.odds() * (1 - thought.odds()) / thought.samples());
  }

  private static <S extends State<S, M>, M> Optional<Advice<M>> by(
      Level level, Game<S, M> game, S state, int step) {
    return Seating.seated(game, level.id(), state.toMove(), SEED)
        .think(state, step)
        .filter(thoughts -> thoughts.getFirst().samples() >= FEW)
        .map(thoughts -> new Advice<>(Optional.of(level), thoughts));
  }

  private static <S extends State<S, M>, M> Advice<M> byPlayingOn(
      Game<S, M> game, S state, int step, LongSupplier nanos) {
    long start = nanos.getAsLong();
    M favourite = decided(Level.HARD, game, state, step);
    boolean isQuick = nanos.getAsLong() - start <= QUICK_NANOS;
    Level level = isQuick ? Level.EXPERT : Level.HARD;
    M best = isQuick ? decided(Level.EXPERT, game, state, step) : favourite;
    List<Thought<M>> thoughts = new GoodPlay<>(game, nanos).think(state, best, PATIENCE_NANOS);
    return new Advice<>(Optional.of(level), favouringFirst(best, thoughts));
  }

  // Among moves that cannot be told apart, the one that the player would play comes first.
  private static <M> List<Thought<M>> favouringFirst(M favourite, List<Thought<M>> thoughts) {
    List<Thought<M>> sorted = new ArrayList<>(thoughts);
    thoughts.stream()
        .filter(one -> one.move().equals(favourite) && isAlike(thoughts.getFirst(), one))
        .findFirst()
        .ifPresent(
            one -> {
              sorted.remove(one);
              sorted.addFirst(one);
            });
    return List.copyOf(sorted);
  }

  private static <S extends State<S, M>, M> M decided(
      Level level, Game<S, M> game, S state, int step) {
    return Seating.seated(game, level.id(), state.toMove(), SEED).decide(state, step);
  }
}
