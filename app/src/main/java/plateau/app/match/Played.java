package plateau.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.SeatReport;
import plateau.arena.bot.process.Fingerprint;
import plateau.kernel.Result;
import plateau.kernel.words.Words;

/**
 * What came of a match, ready for JSON.
 *
 * @param result the code of the result
 * @param seats in the order in which they sat
 */
record Played(int match, int game, long seed, String result, List<Seat> seats) {

  /**
   * How a seat did.
   *
   * @param player whose seat it was: its number in the seat list, from 1
   * @param program the hash by which a program is known
   * @param ms what it thought in all
   * @param cpuMs processor time of a program's processes
   * @param stop why a program was out, if it was
   */
  record Seat(
      int player,
      String name,
      Optional<String> program,
      int score,
      boolean won,
      int calls,
      long ms,
      long longestMs,
      long cpuMs,
      int strikes,
      Optional<Stop> stop) {}

  /** Why a program was out: the sort of fault, and a sentence. */
  record Stop(String cause, String told) {}

  Played {
    seats = List.copyOf(seats);
  }

  static Played of(Fixture fixture, BotMatchResult outcome, Words words) {
    Result result = outcome.result();
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < fixture.order().size(); seat++) {
      SeatReport report = outcome.seats().get(seat);
      seats.add(
          new Seat(
              fixture.order().get(seat) + 1,
              report.name(),
              report.program().map(Fingerprint::hash),
              result.scores().get(seat),
              result.won(seat),
              report.calls(),
              report.totalMs(),
              report.longestMs(),
              report.cpuMs(),
              report.strikes(),
              report
                  .stop()
                  .map(stop -> new Stop(stop.cause().id(), words.say(stop.message()).strip()))));
    }
    return new Played(fixture.match(), fixture.game(), fixture.seed(), result.code(), seats);
  }

  /** Among several, and nobody won. */
  boolean isDraw() {
    return seats.size() > 1 && seats.stream().noneMatch(Seat::won);
  }
}
