package plateau.table;

import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.DrawMismatch;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;

/**
 * Whether a step has told a seat something that it could not know. It has not when the same move
 * leads to the same view from every position that the seat could have imagined before: a few of
 * them are tried.
 */
final class Disclosure {

  private static final int IMAGINED = 3;
  private static final Chance NONE =
      (n, _) -> {
        throw new DrawMismatch(0, n, null);
      };

  private Disclosure() {}

  static <S extends State<S, M>, M> boolean isNone(Game<S, M> game, S before, S after, M move) {
    if (game.isCertain()) {
      return true;
    }
    int seat = before.toMove();
    String seen = Json.write(game.view(after, seat));
    for (int sample = 0; sample < IMAGINED; sample++) {
      S other = game.imagine(before, seat, new Seeded(sample));
      if (!other.allows(move) || !seen.equals(viewAfter(game, other, move, seat))) {
        return false;
      }
    }
    return true;
  }

  private static <S extends State<S, M>, M> String viewAfter(
      Game<S, M> game, S position, M move, int seat) {
    try {
      position.play(move, NONE, Journal.OFF);
      return Json.write(game.view(position, seat));
    } catch (DrawMismatch leftToChance) {
      return "";
    }
  }
}
