package plateau.players.seating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.Hints;
import plateau.kernel.Level;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.Thought;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * What comes of each move when a good player goes on in every seat: for games of which a search
 * that goes on at random learns nothing. A quick player goes on from all moves, a good one from the
 * few that did best then, and from its own favourite. All of them meet the same imagined positions
 * and the same dice, and no move is judged by a try that others were not given.
 *
 * <p>Where nothing is left to chance a second try would say the same as the first: there each try
 * goes farther, and the farthest counts.
 *
 * <p>One thread at a time. Its answer depends on nothing but the position, unless time runs out.
 */
final class GoodPlay<S extends State<S, M>, M> {

  private static final long SEED = 0;
  private static final int FINALISTS = 5;
  private static final int FIRST_TRIES = 8;
  private static final int LAST_TRIES = 96;
  private static final int[] ROUNDS_AHEAD = {1, 3, 6, 10};

  // The players' own chance depends on the step: no two tries share one.
  private static final int STEPS_OF_A_TRY = 1 << 20;

  private final Game<S, M> game;
  private final Hints<S, M> hints;
  private final @Nullable Evaluation<S> evaluation;
  private final LongSupplier nanos;

  /**
   * @param nanos a clock
   */
  GoodPlay(Game<S, M> game, LongSupplier nanos) {
    this.game = game;
    this.hints = game.hints();
    this.evaluation = game.evaluation().orElse(null);
    this.nanos = nanos;
  }

  /**
   * What comes of the best moves of whoever decides, the best first.
   *
   * @param favourite what a good player would do, and so never given up
   * @param patience how many nanoseconds it may take; what was found by then must do
   */
  List<Thought<M>> think(S state, M favourite, long patience) {
    long start = nanos.getAsLong();
    List<Candidate<M>> all =
        state.moves().stream().map(move -> new Candidate<>(move, move.equals(favourite))).toList();
    tryAll(all, state, players(Level.NORMAL), FIRST_TRIES, start + patience / 2);
    List<Candidate<M>> finalists = inOrder(all).stream().limit(FINALISTS).toList();
    List<Candidate<M>> again = finalists.stream().map(Candidate::anew).toList();
    tryAll(again, state, players(Level.HARD), LAST_TRIES, start + patience);
    boolean isEnough = again.stream().allMatch(one -> one.tries > 0);
    return (isEnough ? again : finalists)
        .stream()
            .filter(one -> one.tries > 0)
            .map(Candidate::thought)
            .sorted(Comparator.<Thought<M>>comparingDouble(Thought::odds).reversed())
            .toList();
  }

  private List<SeatedPlayer<S, M>> players(Level level) {
    return IntStream.range(0, game.info().maxSeats())
        .mapToObj(seat -> Seating.seated(game, level.id(), seat, SEED))
        .toList();
  }

  private void tryAll(
      List<Candidate<M>> candidates,
      S state,
      List<SeatedPlayer<S, M>> players,
      int tries,
      long deadline) {
    int most = game.isCertain() ? Math.min(tries / FIRST_TRIES, ROUNDS_AHEAD.length) : tries;
    for (int number = 0; number < most; number++) {
      double[] rewards = new double[candidates.size()];
      for (int i = 0; i < rewards.length; i++) {
        if (isLate(deadline)) {
          return;
        }
        rewards[i] = oneTry(state, candidates.get(i).move, players, number);
      }
      for (int i = 0; i < rewards.length; i++) {
        candidates.get(i).learn(rewards[i], game.isCertain());
      }
    }
  }

  private static <M> List<Candidate<M>> inOrder(List<Candidate<M>> candidates) {
    List<Candidate<M>> sorted = new ArrayList<>(candidates);
    sorted.sort(Candidate.FAVOURITE_FIRST);
    return sorted;
  }

  private boolean isLate(long deadline) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException();
    }
    return nanos.getAsLong() - deadline >= 0;
  }

  private double oneTry(S state, M move, List<SeatedPlayer<S, M>> players, int number) {
    int seat = state.toMove();
    Seeded dice = new Seeded(Seeded.derive(SEED, number));
    S imagined = game.imagine(state, seat, dice);
    int end = hints.round(imagined) + roundsAhead(number);
    imagined.play(move, dice, Journal.OFF);
    int step = number * STEPS_OF_A_TRY;
    while (imagined.toMove() != Seat.OVER && hints.round(imagined) < end) {
      M next = players.get(imagined.toMove()).decide(imagined, ++step);
      imagined.play(next, dice, Journal.OFF);
    }
    return reward(imagined, seat);
  }

  // Without an evaluation a match is played to its end.
  private int roundsAhead(int number) {
    int most = evaluation == null ? Integer.MAX_VALUE / 2 : Math.min(hints.horizon(), 1 << 20);
    return game.isCertain() ? Math.min(most, ROUNDS_AHEAD[number]) : most;
  }

  private double reward(S state, int seat) {
    if (state.toMove() != Seat.OVER && evaluation != null) {
      return evaluation.of(state, seat);
    }
    Result result = state.result();
    if (result.winners().isEmpty() && result.scores().size() == 2 && !game.isCooperative()) {
      return 0.5;
    }
    return result.won(seat) ? 1 : 0;
  }

  private static final class Candidate<M> {

    static final Comparator<Candidate<?>> FAVOURITE_FIRST =
        Comparator.<Candidate<?>, Boolean>comparing(one -> one.isFavourite)
            .thenComparingDouble(one -> one.total / Math.max(1, one.tries))
            .reversed();

    private final M move;
    private final boolean isFavourite;
    private int tries;
    private double total;

    Candidate(M move, boolean isFavourite) {
      this.move = move;
      this.isFavourite = isFavourite;
    }

    Candidate<M> anew() {
      return new Candidate<>(move, isFavourite);
    }

    void learn(double reward, boolean replaces) {
      tries = replaces ? 1 : tries + 1;
      total = replaces ? reward : total + reward;
    }

    Thought<M> thought() {
      return new Thought<>(move, total / tries, tries);
    }
  }
}
