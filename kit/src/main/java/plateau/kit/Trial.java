package plateau.kit;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;

/** A check on one match, which a set-up, a seed and a list of moves repeat exactly. */
record Trial<S extends State<S, M>, M>(Game<S, M> game, Setup setup, long seed, Check<S, M> check) {

  private static final long FOR_MOVES = 1;
  private static final long FOR_CHECKS = 2;

  // Matches of thousands of moves are looked at closely for a while, then at every so many moves.
  private static final int LOOKED_AT_CLOSELY = 500;
  private static final int THEN_EVERY = 7;

  /**
   * How far a match came.
   *
   * @param moves that were played; the last one is not among the steps of the match when it could
   *     not be played
   * @param fault that ended the match, when the check failed
   */
  record Outcome<S extends State<S, M>, M>(
      Match<S, M> match, List<String> moves, Optional<Throwable> fault) {

    boolean isFailure() {
      return fault.isPresent();
    }
  }

  /** Plays random moves to the end, or to the bound of the game. */
  Outcome<S, M> atRandom() {
    return run(
        match -> {
          List<String> legal = match.legalMoves();
          int step = match.lastStep() + 1;
          Seeded chance = Seeded.forStep(Seeded.derive(seed, FOR_MOVES), step);
          return Optional.of(legal.get(chance.below(legal.size())));
        });
  }

  /** Plays these moves and passes over those that are not legal. */
  Outcome<S, M> along(List<String> moves) {
    Iterator<String> next = moves.iterator();
    return run(
        match -> {
          List<String> legal = match.legalMoves();
          while (next.hasNext()) {
            String move = next.next();
            if (legal.contains(move)) {
              return Optional.of(move);
            }
          }
          return Optional.empty();
        });
  }

  // A game that breaks down fails the check, whatever it throws.
  private Outcome<S, M> run(Function<Match<S, M>, Optional<String>> choice) {
    Match<S, M> match = Beginning.of(game, setup, seed);
    List<String> moves = new ArrayList<>();
    try {
      look(match, false);
      Optional<String> move = next(match, choice);
      while (move.isPresent()) {
        moves.add(move.get());
        play(match, move.get());
        look(match, false);
        move = next(match, choice);
      }
      look(match, true);
      return new Outcome<>(match, moves, Optional.empty());
    } catch (RuntimeException | Error fault) {
      return new Outcome<>(match, moves, Optional.of(fault));
    }
  }

  private Optional<String> next(Match<S, M> match, Function<Match<S, M>, Optional<String>> choice) {
    boolean atBound = match.lastStep() >= game.info().longestMatch();
    return match.isOver() || atBound ? Optional.empty() : choice.apply(match);
  }

  private void play(Match<S, M> match, String move) {
    if (match.play(match.toMove(), move) instanceof Answer.Refused refused) {
      throw new AssertionError(
          "the listed move \"" + move + "\" is refused at the door: " + refused.reason());
    }
  }

  private void look(Match<S, M> match, boolean atTheEnd) {
    if (check.isOnlyAtTheEnd() == atTheEnd && isLookedAt(match)) {
      check.at(match, Seeded.forStep(Seeded.derive(seed, FOR_CHECKS), match.lastStep()));
    }
  }

  private static boolean isLookedAt(Match<?, ?> match) {
    int step = match.lastStep();
    return step <= LOOKED_AT_CLOSELY || step % THEN_EVERY == 0 || match.isOver();
  }
}
