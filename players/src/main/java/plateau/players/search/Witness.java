package plateau.players.search;

import java.util.HashMap;
import java.util.Map;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * Whether a seat can tell what another does. A game is not asked in so many words: two moves that
 * are played in the same position with the same dice, that leave different positions and yet the
 * same view, are one to the seat. A few moves of a kind that it can tell apart stand for all of
 * that kind, so that a game without secrets pays for a few views and no more. One thread at a time.
 */
final class Witness<S extends State<S, M>, M> {

  private static final int ENOUGH = 2;

  private final Game<S, M> game;
  private final int seat;
  private final Seeded dice = new Seeded(0);
  // Only asked for one kind at a time: the order of a map must not decide anything.
  private final Map<Class<?>, Kind> kinds = new HashMap<>();

  private static final class Kind {
    private int toldApart;
    private boolean isEverHidden;
  }

  Witness(Game<S, M> game, int seat) {
    this.game = game;
    this.seat = seat;
  }

  int seat() {
    return seat;
  }

  /** Whether moves such as this one may be hidden from the seat, as far as is known by now. */
  boolean mayMiss(M move) {
    Kind kind = kindOf(move);
    return kind.isEverHidden || kind.toldApart < ENOUGH;
  }

  /** Whether two legal moves of another seat are one to this seat. */
  boolean takesForOne(M one, M other, S state) {
    S afterOne = after(one, state);
    S afterOther = after(other, state);
    boolean isOne =
        looksTheSame(afterOne, afterOther, seat)
            && !looksTheSame(afterOne, afterOther, Seat.REFEREE);
    Kind kind = kindOf(one);
    kind.isEverHidden |= isOne;
    kind.toldApart += isOne ? 0 : 1;
    return isOne;
  }

  private boolean looksTheSame(S one, S other, int viewer) {
    return game.view(one, viewer).equals(game.view(other, viewer));
  }

  private S after(M move, S state) {
    S trial = state.copy();
    dice.restart(0, 0);
    trial.play(move, dice, Journal.OFF);
    return trial;
  }

  private Kind kindOf(M move) {
    return kinds.computeIfAbsent(move.getClass(), _ -> new Kind());
  }
}
