package plateau.arena.tournament;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import plateau.arena.bot.SeatReport;
import plateau.kernel.json.Given;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/**
 * How a seat did in a match.
 *
 * @param ms what it thought in all
 * @param cpuMs processor time of a program's processes
 * @param stop why a program was out, if it was
 */
public record SeatLine(
    int score,
    boolean won,
    int calls,
    long ms,
    long longestMs,
    long cpuMs,
    int strikes,
    Optional<Stop> stop) {

  /** Why a program was out: the sort of fault, and a sentence in both languages. */
  public record Stop(String cause, String en, String fr) {

    public String in(Language language) {
      return language == Language.FRENCH ? fr : en;
    }
  }

  static SeatLine of(SeatReport report, int score, boolean won, Words english, Words french) {
    return new SeatLine(
        score,
        won,
        report.calls(),
        report.totalMs(),
        report.longestMs(),
        report.cpuMs(),
        report.strikes(),
        report
            .stop()
            .map(
                fault ->
                    new Stop(
                        fault.cause().id(),
                        english.say(fault.message()).strip(),
                        french.say(fault.message()).strip())));
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("score", score);
    json.put("won", won);
    json.put("calls", calls);
    json.put("ms", ms);
    json.put("longestMs", longestMs);
    json.put("cpuMs", cpuMs);
    json.put("strikes", strikes);
    stop.ifPresent(why -> json.put("stop", why));
    return json;
  }

  static SeatLine of(Given seat) {
    return new SeatLine(
        seat.whole("score"),
        LedgerLine.isSet(seat, "won"),
        seat.whole("calls"),
        ms(seat, "ms"),
        ms(seat, "longestMs"),
        ms(seat, "cpuMs"),
        seat.whole("strikes"),
        seat.maybe("stop").map(why -> new Stop(why.text("cause"), why.text("en"), why.text("fr"))));
  }

  // Older ledgers know less.
  private static long ms(Given seat, String name) {
    return seat.maybe(name).map(Given::wide).orElse(0L);
  }
}
