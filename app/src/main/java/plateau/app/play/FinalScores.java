package plateau.app.play;

import java.util.List;
import plateau.app.session.Session;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.players.seating.Headline;
import plateau.players.seating.PlayerNames;

/** Who has won, why, and who has which score when a match is over. */
public final class FinalScores {

  private final Session session;
  private final List<String> names;
  private final Result result;
  private final Headline headline;
  private final boolean isTogether;

  /**
   * @param players as the file of the match has them
   */
  public FinalScores(Session session, Game<?, ?> game, List<String> players, Result result) {
    this.session = session;
    this.names = new PlayerNames(session.words()).ofSeats(players);
    this.result = result;
    this.headline = new Headline(game, session.words(), names, result);
    this.isTogether = game.isCooperative();
  }

  /** To the seat of the only person who reads it, or to all. */
  public void tell(int reader) {
    // Those who play together are spoken to as one.
    session.heading(headline.to(isTogether ? 0 : reader));
    if (isTogether) {
      return;
    }
    session.print(headline.why());
    if (headline.hasScores()) {
      for (int seat = 0; seat < names.size(); seat++) {
        session.tell("end.seat", "player", names.get(seat), "score", result.scores().get(seat));
      }
    }
  }
}
