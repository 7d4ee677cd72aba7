package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import plateau.arena.simulation.Counts;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Tally;
import plateau.kernel.Gauges;
import plateau.kernel.Tone;
import plateau.kernel.basis.Named;

/** How each series runs with the game's time, over all games that got so far. */
final class Curves {

  private final Gauges<?> gauges;
  private final Tally tally;
  private final Wording wording;

  Curves(Findings<?, ?> findings, Wording wording) {
    Experiment<?, ?> experiment = findings.experiment();
    this.gauges = experiment.gauges();
    this.tally = findings.tally();
    this.wording = wording;
  }

  Element section() {
    Element plots = Element.of("div", "class", "multiples");
    for (int series = 0; series < gauges.series().size(); series++) {
      plots.add(plot(series));
    }
    plots.add(legend());
    return Section.panel(
            wording.say("report.curves.title", "Time", wording.timeName(), "time", wording.time()),
            wording.say("report.curves.read", "time", wording.time()))
        .add(plots);
  }

  private Element plot(int series) {
    String name = gauges.series().get(series);
    Tone tone = gauges.tone(name);
    List<Quantiles> points = points(series);
    CurvePlot plot = new CurvePlot(points, tone, wording);
    return Element.of("figure", "class", "tone-" + Named.kebab(tone.name()))
        .add(
            Element.of("figcaption")
                .add(Shape.icon(tone))
                .add(Element.of("b").text(wording.series(name))))
        .add(plot.draw(wording.series(name)))
        .add(Section.numbers(wording.say("report.numbers"), table(name, points)));
  }

  private List<Quantiles> points(int series) {
    return IntStream.range(0, tally.endOfTime())
        .filter(time -> tally.series(series, time).total() > 0)
        .mapToObj(time -> Quantiles.of(time, tally.series(series, time)))
        .toList();
  }

  private Element table(String name, List<Quantiles> points) {
    List<String> head = new ArrayList<>(List.of(wording.timeName(), wording.say("report.games")));
    for (String key : List.of("p5", "p25", "median", "p75", "p95")) {
      head.add(wording.say("report.quantile." + key));
    }
    List<List<String>> rows = points.stream().map(this::row).toList();
    return Section.table(wording.series(name), head, rows);
  }

  private List<String> row(Quantiles point) {
    return LongStream.of(
            point.time(),
            point.games(),
            point.p5(),
            point.p25(),
            point.median(),
            point.p75(),
            point.p95())
        .mapToObj(wording::whole)
        .toList();
  }

  private Element legend() {
    return Element.of("div", "class", "legend")
        .add(legendLine("median-key", "report.curves.median"))
        .add(legendLine("inner-key", "report.curves.inner"))
        .add(legendLine("outer-key", "report.curves.outer"))
        .add(legendLine("few-key", "report.curves.few"));
  }

  private Element legendLine(String key, String text) {
    return Element.of("p")
        .add(Element.of("span", "class", "key " + key))
        .add(Element.of("span").text(wording.say(text, "few", SmallSample.GAMES)));
  }

  /** The quantiles at one time. */
  record Quantiles(int time, long games, int p5, int p25, int median, int p75, int p95) {

    static Quantiles of(int time, Counts counts) {
      return new Quantiles(
          time,
          counts.total(),
          counts.quantile(5),
          counts.quantile(25),
          counts.quantile(50),
          counts.quantile(75),
          counts.quantile(95));
    }
  }
}
