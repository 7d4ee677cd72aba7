package plateau.table.message;

import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.basis.Seat;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Words;
import plateau.players.seating.Headline;
import plateau.table.kept.StoredSeat;

/** How a match ended, as JSON: who won, as it is told to those who look on and to each seat. */
public final class EndingWriter {

  private final Result result;
  private final Words words;
  private final Headline headline;
  private final int seats;

  public EndingWriter(
      Game<?, ?> game, String table, List<StoredSeat> seats, Result result, Words words) {
    this.result = result;
    this.words = words;
    this.headline = new Headline(game, words, SeatNames.of(table, seats, words), result);
    this.seats = seats.size();
  }

  /** Without a word about who sits where. */
  static JsonObject facts(Result result, Words words) {
    return new JsonObject()
        .put("code", result.code())
        .put("words", words.say("end." + result.code()))
        .put("winners", result.winners())
        .put("scores", result.scores());
  }

  @Override
  public String toString() {
    return facts(result, words)
        .put("headline", headline.to(Seat.SPECTATOR))
        .put("why", headline.why())
        .put("scored", headline.hasScores())
        .list("told", IntStream.range(0, seats).mapToObj(this::told).toList())
        .toString();
  }

  private String told(int seat) {
    return new JsonObject()
        .put("headline", headline.to(seat))
        .put("outcome", headline.outcome(seat))
        .toString();
  }
}
