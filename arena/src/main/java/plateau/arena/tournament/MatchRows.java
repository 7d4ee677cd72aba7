package plateau.arena.tournament;

import java.util.List;
import plateau.arena.rows.CsvRows;

/**
 * A line of CSV for each match. Several numbers in one field have spaces between them. Players have
 * the numbers that they have in {@link RatingRows}.
 */
public final class MatchRows {

  private MatchRows() {}

  public static String of(Standings standings) {
    StringBuilder rows =
        new StringBuilder(
            "match,round,ground,seed,players,points,scores,result,steps,ms,strikes,stops,replay\n");
    standings.played().forEach(match -> rows.append(row(standings.outline(), match)));
    return rows.toString();
  }

  private static String row(Outline outline, PlayedMatch match) {
    Fixture fixture = match.fixture();
    List<String> cells =
        List.of(
            fixture.number() + "",
            fixture.round() + "",
            outline.grounds().get(fixture.ground()).name(),
            match.seed().map(seed -> seed + "").orElse(""),
            spaced(fixture.order().stream().map(one -> one + 1 + "").toList()),
            spaced(fixture.order().stream().map(one -> match.points(one) + "").toList()),
            spaced(match.seats().stream().map(seat -> seat.score() + "").toList()),
            match.result(),
            match.steps() + "",
            spaced(match.seats().stream().map(seat -> seat.ms() + "").toList()),
            spaced(match.seats().stream().map(seat -> seat.strikes() + "").toList()),
            spaced(
                match.seats().stream()
                    .map(seat -> seat.stop().map(SeatLine.Stop::cause).orElse("-"))
                    .toList()),
            ReplayFolder.nameOf(fixture.number()));
    return CsvRows.line(cells);
  }

  private static String spaced(List<String> numbers) {
    return String.join(" ", numbers);
  }
}
