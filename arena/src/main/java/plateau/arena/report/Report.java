package plateau.arena.report;

import plateau.arena.Rate;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Tally;
import plateau.kernel.words.Language;

/** The findings as one page of HTML that needs nothing else: no script, no font, no network. */
final class Report {

  private final Findings<?, ?> findings;
  private final Experiment<?, ?> experiment;
  private final Tally tally;
  private final Wording wording;

  private Report(Findings<?, ?> findings, Language language) {
    this.findings = findings;
    this.experiment = findings.experiment();
    this.tally = findings.tally();
    this.wording = new Wording(language, experiment.game());
  }

  public static String html(Findings<?, ?> findings, Language language) {
    return new Report(findings, language).page();
  }

  private String page() {
    return Html.page(wording, title(), Sheet.header(title(), experiment.seating().names()), main());
  }

  private String title() {
    return wording.say("report.title", "game", wording.gameName());
  }

  private Element main() {
    Element main = Element.of("main").add(figures());
    Outcomes outcomes = new Outcomes(tally, experiment.seating().names(), wording);
    Element ends = Element.of("div", "class", "stack").add(outcomes.endings());
    if (!tally.isTogether()) {
      ends.add(outcomes.wins());
    }
    Element lengths = new Lengths(tally.lengths(), wording).section();
    main.add(Element.of("div", "class", "pair").add(ends, lengths));
    if (!experiment.gauges().series().isEmpty()) {
      main.add(new Curves(findings, wording).section());
    }
    Marks marks = new Marks(findings, wording);
    if (!marks.isEmpty()) {
      main.add(marks.section()).add(new MarkTimes(marks.ranked(), wording).section());
    }
    return main.add(reproduce());
  }

  private Element figures() {
    Element figures = Element.of("div", "class", "figures");
    if (tally.isTogether()) {
      Rate won = tally.wins(0);
      figures.add(figure("report.figure.won", wording.percent(won.share()), wording.interval(won)));
    }
    double perSecond = tally.games() / Math.max(findings.seconds(), 1e-3);
    figures.add(
        figure(
            "report.figure.games",
            wording.whole(tally.games()),
            wording.say(
                "report.figure.speed",
                "seconds",
                wording.decimal(findings.seconds()),
                "speed",
                wording.compact(Math.round(perSecond)))));
    if (tally.times().total() > 0) {
      figures.add(
          figure(
              "report.figure.time",
              wording.decimal(tally.times().mean()),
              wording.say(
                  "report.from-to", "from", tally.times().min(), "to", tally.times().max())));
    }
    return figures.add(
        figure(
            "report.figure.length",
            wording.decimal(tally.lengths().mean()),
            wording.say(
                "report.from-to", "from", tally.lengths().min(), "to", tally.lengths().max())));
  }

  private Element figure(String key, String number, String about) {
    return Sheet.figure(wording.say(key, "time", wording.time()), number, about);
  }

  private Element reproduce() {
    return Sheet.again(experiment.game().info(), wording)
        .add(Sheet.command(simulateAgain()))
        .add(Element.of("p", "class", "soft").text(wording.say("report.again.one")))
        .add(Sheet.command(playOne()));
  }

  private String simulateAgain() {
    return command("simulate") + " --games " + experiment.games() + " --seed " + experiment.seed();
  }

  private String playOne() {
    return command("play") + " --seed " + experiment.seedOf(0);
  }

  private String command(String verb) {
    return "./plateau %s %s --seats %s%s"
        .formatted(
            verb, experiment.game().info().id(), experiment.seating(), Sheet.options(experiment));
  }
}
