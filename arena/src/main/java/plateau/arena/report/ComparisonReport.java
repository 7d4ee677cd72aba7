package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.simulation.Comparison;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Sweep;
import plateau.kernel.words.Language;

/** A comparison as one page: games won by each combination, and how long their games are. */
final class ComparisonReport {

  private final Comparison<?, ?> comparison;
  private final Experiment<?, ?> first;
  private final Wording wording;

  private ComparisonReport(Comparison<?, ?> comparison, Language language) {
    this.comparison = comparison;
    this.first = comparison.study().experiments().getFirst();
    this.wording = new Wording(language, first.game());
  }

  public static String html(Comparison<?, ?> comparison, Language language) {
    return new ComparisonReport(comparison, language).page();
  }

  private String page() {
    String title = wording.say("report.sweep.title", "game", wording.gameName());
    return Html.page(
        wording, title, Sheet.header(title, comparison.study().sweep().names()), main());
  }

  private Element main() {
    Element main = Element.of("main").add(figures());
    for (int seat = 0; seat < seats(); seat++) {
      main.add(wins(seat));
    }
    return main.add(lengths()).add(reproduce());
  }

  // Where all win together, the first seat speaks for all.
  private int seats() {
    return comparison.isTogether()
        ? 1
        : comparison.findings().stream().mapToInt(ComparisonReport::seats).max().orElseThrow();
  }

  private static int seats(Findings<?, ?> findings) {
    return findings.experiment().seating().size();
  }

  private Element figures() {
    int combinations = comparison.findings().size();
    double seconds = comparison.seconds();
    long games = combinations * first.games();
    return Element.of("div", "class", "figures")
        .add(
            Sheet.figure(
                wording.say("report.sweep.combinations"),
                wording.whole(combinations),
                String.join(" × ", comparison.study().sweep().names())))
        .add(
            Sheet.figure(
                wording.say("report.sweep.each"),
                wording.whole(first.games()),
                wording.say("report.sweep.paired")))
        .add(
            Sheet.figure(
                wording.say("report.figure.games"),
                wording.whole(games),
                wording.say(
                    "report.figure.speed",
                    "seconds",
                    wording.decimal(seconds),
                    "speed",
                    wording.compact(Math.round(games / Math.max(seconds, 1e-3))))));
  }

  private Element wins(int seat) {
    List<Strips.Strip> lines = new ArrayList<>();
    for (Findings<?, ?> one : comparison.findings()) {
      if (seat < seats(one)) {
        var rate = one.tally().wins(seat);
        lines.add(
            new Strips.Strip(
                label(one.experiment()),
                new Strips.Interval(100 * rate.low(), 100 * rate.share(), 100 * rate.high()),
                List.of(wording.percent(rate.share()), wording.interval(rate))));
      }
    }
    String title =
        comparison.isTogether()
            ? wording.say("report.figure.won")
            : wording.say("report.sweep.wins", "seat", seat);
    return Section.panel(title, wording.say("report.sweep.read"))
        .add(
            new Strips(lines, percent -> wording.wholePercent(percent / 100.0))
                .table(
                    title,
                    combination(),
                    List.of(wording.say("report.share"), wording.say("report.confidence"))));
  }

  private Element lengths() {
    List<Strips.Strip> lines = new ArrayList<>();
    for (Findings<?, ?> one : comparison.findings()) {
      var lengths = one.tally().lengths();
      lines.add(
          new Strips.Strip(
              label(one.experiment()),
              new Strips.Interval(lengths.quantile(5), lengths.mean(), lengths.quantile(95)),
              List.of(
                  wording.decimal(lengths.mean()),
                  wording.say(
                      "report.range",
                      "from",
                      wording.whole(lengths.quantile(5)),
                      "to",
                      wording.whole(lengths.quantile(95))))));
    }
    String title = wording.say("report.length.title");
    return Section.panel(title, wording.say("report.sweep.lengths"))
        .add(
            new Strips(lines, wording::whole)
                .table(
                    title,
                    combination(),
                    List.of(
                        wording.say("report.figure.length"), wording.say("report.sweep.nine"))));
  }

  private String combination() {
    return String.join(" · ", comparison.study().sweep().names());
  }

  private static String label(Experiment<?, ?> experiment) {
    return String.join(" · ", experiment.swept().values());
  }

  private Element reproduce() {
    return Sheet.again(first.game().info(), wording).add(Sheet.command(again()));
  }

  private String again() {
    Sweep sweep = comparison.study().sweep();
    String seats = sweep.names().contains("seats") ? "" : " --seats " + first.seating();
    return "./plateau simulate %s%s%s%s --games %d --seed %d"
        .formatted(
            first.game().info().id(),
            seats,
            Sheet.options(first),
            sweep.factors().stream()
                .map(ComparisonReport::typed)
                .collect(Collectors.joining(" ", " ", "")),
            first.games(),
            first.seed());
  }

  private static String typed(Sweep.Factor factor) {
    boolean commas = factor.values().stream().anyMatch(value -> value.contains(","));
    String values = String.join(commas ? ";" : ",", factor.values());
    return commas
        ? "--sweep \"%s=%s\"".formatted(factor.name(), values)
        : "--sweep %s=%s".formatted(factor.name(), values);
  }
}
