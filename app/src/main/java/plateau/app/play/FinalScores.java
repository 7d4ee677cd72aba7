package plateau.app.play;

import java.util.List;
import plateau.app.Session;
import plateau.kernel.Result;

/** Who has which score when a match is over. */
final class FinalScores {

  private FinalScores() {}

  /** A line for each seat; nothing where all win or lose together, which needs no list. */
  static void tell(Session session, List<String> players, Result result) {
    if (isShared(result)) {
      return;
    }
    for (int seat = 0; seat < players.size(); seat++) {
      session.tell(
          result.won(seat) ? "end.seat-won" : "end.seat",
          "seat",
          seat,
          "player",
          players.get(seat),
          "score",
          result.scores().get(seat));
    }
  }

  private static boolean isShared(Result result) {
    long winners = result.winners().size();
    return result.scores().stream().distinct().count() == 1
        && (winners == 0 || winners == result.scores().size());
  }
}
