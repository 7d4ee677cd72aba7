package plateau.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.State;
import plateau.kit.Trial.Outcome;

/**
 * Makes a failing match shorter: leaves out runs of moves, long ones first, as long as the same
 * check still fails. The dice stay those of the seed, so another match comes out each time, and
 * moves that it does not allow are passed over.
 */
final class Shrinking<S extends State<S, M>, M> {

  // Very long matches are shortened as far as this many moves of replaying go.
  private static final int MOVES_TO_REPLAY = 200_000;

  private final Trial<S, M> trial;
  private Outcome<S, M> shortest;
  private int movesLeft = MOVES_TO_REPLAY;

  private Shrinking(Trial<S, M> trial, Outcome<S, M> failure) {
    this.trial = trial;
    this.shortest = failure;
  }

  static <S extends State<S, M>, M> Outcome<S, M> shortest(
      Trial<S, M> trial, Outcome<S, M> failure) {
    Shrinking<S, M> shrinking = new Shrinking<>(trial, failure);
    for (int run = length(failure); run >= 1; run /= 2) {
      shrinking.leaveOutRunsOf(run);
    }
    int before;
    do {
      before = length(shrinking.shortest);
      shrinking.leaveOutRunsOf(1);
    } while (length(shrinking.shortest) < before);
    return shrinking.shortest;
  }

  private void leaveOutRunsOf(int run) {
    int from = 0;
    while (from < length(shortest) && movesLeft > 0) {
      Optional<Outcome<S, M>> shorter = without(from, Math.min(from + run, length(shortest)));
      if (shorter.isPresent()) {
        shortest = shorter.get();
      } else {
        from += run;
      }
    }
  }

  private Optional<Outcome<S, M>> without(int from, int to) {
    List<String> moves = new ArrayList<>(shortest.moves());
    moves.subList(from, to).clear();
    movesLeft -= moves.size() + 1;
    return Optional.of(trial.along(moves)).filter(Outcome::isFailure).filter(this::isShorter);
  }

  private boolean isShorter(Outcome<S, M> failure) {
    return length(failure) < length(shortest);
  }

  private static int length(Outcome<?, ?> failure) {
    return failure.moves().size();
  }
}
