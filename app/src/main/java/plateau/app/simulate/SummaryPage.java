package plateau.app.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.arena.Rate;
import plateau.arena.simulation.Spread;
import plateau.arena.simulation.Summary;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Sheet;
import plateau.terminal.Style;

/** The summary of a simulation for people. */
final class SummaryPage {

  private static final int BAR = 30;

  private final Summary summary;
  private final Page page;
  private final Words words;
  private final Numbers numbers;

  SummaryPage(Summary summary, Page page) {
    this.summary = summary;
    this.page = page;
    this.words = page.words();
    this.numbers = page.numbers();
  }

  List<String> lines() {
    Sheet sheet = new Sheet(page).heading(words.say("game.name")).text(headline()).gap();
    sheet.lines(outcomes()).gap().lines(wins()).line(spread("simulate.length", summary.length()));
    summary.time().ifPresent(time -> sheet.line(spread("simulate.time", time)));
    return sheet.written();
  }

  private String headline() {
    return words.say(
        "simulate.headline",
        "games",
        numbers.whole(summary.games()),
        "seats",
        summary.seats(),
        "seed",
        Long.toString(summary.seed()),
        "seconds",
        numbers.decimal(summary.seconds(), 2),
        "speed",
        numbers.whole(Math.round(summary.games() / Math.max(summary.seconds(), 0.001))));
  }

  private List<String> outcomes() {
    int widest =
        summary.outcomes().keySet().stream()
            .mapToInt(code -> outcome(code).length())
            .max()
            .orElse(0);
    List<String> lines = new ArrayList<>();
    summary.outcomes().entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .forEach(entry -> lines.add(outcome(entry.getKey(), entry.getValue(), widest)));
    return lines;
  }

  private String outcome(String code, long count, int widest) {
    double share = (double) count / summary.games();
    int bar = (int) Math.round(BAR * share);
    return "  %s %10s %8s  %s"
        .formatted(
            Ink.padded(outcome(code), widest),
            numbers.whole(count),
            numbers.percent(share),
            page.ink().paint(Style.CYAN, "█".repeat(bar)))
        .stripTrailing();
  }

  private String outcome(String code) {
    String key = "outcome." + code;
    return words.has(key) ? words.say(key) : code;
  }

  private List<String> wins() {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < summary.seats().size(); seat++) {
      Rate rate = new Rate(summary.wins().get(seat), summary.games());
      lines.add(
          words.say(
              "simulate.wins",
              "seat",
              seat,
              "player",
              summary.seats().get(seat),
              "share",
              numbers.percent(rate.share()),
              "low",
              numbers.percent(rate.low()),
              "high",
              numbers.percent(rate.high())));
    }
    return lines;
  }

  private String spread(String key, Spread spread) {
    return words.say(
        key,
        "time",
        words.has("time.name") ? words.say("time.name") : words.say("simulate.time.name"),
        "mean",
        numbers.decimal(spread.mean(), 2),
        "low",
        spread.p5(),
        "median",
        spread.median(),
        "high",
        spread.p95());
  }
}
