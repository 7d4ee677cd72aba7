package plateau.server.http;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.players.seating.Headline.Outcome;
import plateau.table.kept.SeatKind;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;

/**
 * How somebody did in a game of the day. The best come first: who won, then who was furthest ahead;
 * then who won sooner, or held out longer; then who was first.
 *
 * @param score of whoever played, where scores tell more than who has won
 * @param against the best of the others, where there is one
 * @param time the game's own, at the end
 */
record DailyResult(
    String table,
    String name,
    Outcome outcome,
    String code,
    @Nullable Integer score,
    @Nullable Integer against,
    @Nullable Integer time,
    long created)
    implements Comparable<DailyResult> {

  private static final Comparator<DailyResult> BEST_FIRST =
      Comparator.<DailyResult>comparingInt(one -> rank(one.outcome))
          .thenComparingInt(one -> -one.lead())
          .thenComparingInt(DailyResult::speed);

  static <S extends State<S, M>, M> DailyResult of(Match<S, M> match, StoredTable table) {
    Result result = table.result().orElseThrow();
    StoredSeat mine =
        table.seats().stream()
            .filter(seat -> seat.kind() == SeatKind.PERSON)
            .findFirst()
            .orElseThrow();
    Game<S, M> game = match.game();
    int seat = mine.seat();
    boolean isScored = !game.isCooperative() && result.scores().size() > 1;
    return new DailyResult(
        table.id(),
        mine.name(),
        outcome(result, seat, game.isCooperative()),
        result.code(),
        isScored ? result.scores().get(seat) : null,
        isScored ? best(result, seat) : null,
        game.gauges().map(gauges -> gauges.number(gauges.time(match.state()))).orElse(null),
        table.created());
  }

  private static Outcome outcome(Result result, int seat, boolean isCooperative) {
    if (result.won(seat)) {
      return Outcome.WON;
    }
    return result.winners().isEmpty() && !isCooperative ? Outcome.DRAWN : Outcome.LOST;
  }

  private static int best(Result result, int seat) {
    return IntStream.range(0, result.scores().size())
        .filter(other -> other != seat)
        .map(result.scores()::get)
        .max()
        .orElseThrow();
  }

  private static int rank(Outcome outcome) {
    return switch (outcome) {
      case WON -> 0;
      case DRAWN -> 1;
      case LOST, NEUTRAL -> 2;
    };
  }

  private int lead() {
    return score == null || against == null ? 0 : score - against;
  }

  private int speed() {
    int when = time == null ? 0 : time;
    return outcome == Outcome.LOST ? -when : when;
  }

  /** The place of this one, from 1; those that are as good share it. */
  int placeAmong(List<DailyResult> ranked) {
    return 1 + (int) ranked.stream().filter(other -> BEST_FIRST.compare(other, this) < 0).count();
  }

  @Override
  public int compareTo(DailyResult other) {
    return BEST_FIRST
        .thenComparingLong(DailyResult::created)
        .thenComparing(DailyResult::table)
        .compare(this, other);
  }
}
