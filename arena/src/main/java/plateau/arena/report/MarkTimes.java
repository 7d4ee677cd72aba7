package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plateau.arena.Rate;
import plateau.arena.report.Marks.NamedMark;

/** Games won by the time at which each thing was first taken: a table with shaded cells. */
final class MarkTimes {

  private static final int MOST_COLUMNS = 12;

  private final List<NamedMark> marks;
  private final Wording wording;
  private final List<Span> spans;
  private final double lowest;
  private final double highest;

  private record Span(int from, int to) {}

  MarkTimes(List<NamedMark> marks, Wording wording) {
    this.marks = marks;
    this.wording = wording;
    this.spans = spans();
    this.lowest = known().mapToDouble(Rate::share).min().orElse(0);
    this.highest = known().mapToDouble(Rate::share).max().orElse(1);
  }

  Element section() {
    Element body = Element.of("tbody");
    marks.forEach(mark -> body.add(row(mark)));
    return Section.panel(
            wording.say("report.times.title", "time", wording.time()),
            wording.say("report.times.read", "few", SmallSample.GAMES))
        .add(key())
        .add(
            Element.of("table", "class", "heat", "style", "--columns:" + (spans.size() + 1))
                .add(Element.of("thead").add(head()))
                .add(body));
  }

  private Element key() {
    Element bar = Element.of("span", "class", "ramp");
    for (int step = 0; step <= 4; step++) {
      bar.add(Element.of("span", "class", "known", "style", shade(step / 4.0)));
    }
    return Element.of("p", "class", "legend-line")
        .add(Element.of("span").text(wording.wholePercent(lowest)))
        .add(bar)
        .add(Element.of("span").text(wording.wholePercent(highest)))
        .add(Element.of("span", "class", "soft").text(wording.say("report.times.key")));
  }

  private Element head() {
    Element head = Element.of("tr").add(Element.of("th", "scope", "col").text(wording.timeName()));
    for (Span span : spans) {
      head.add(Element.of("th", "scope", "col").text(name(span)));
    }
    return head.add(Element.of("th", "scope", "col").text(wording.say("report.times.never")));
  }

  private String name(Span span) {
    return span.from() == span.to()
        ? wording.whole(span.from())
        : wording.say("report.range", "from", span.from(), "to", span.to());
  }

  private Element row(NamedMark mark) {
    Element row = Element.of("tr").add(Element.of("th", "scope", "row").text(mark.name()));
    for (Span span : spans) {
      row.add(cell(mark.tally().takenBetween(span.from(), span.to())));
    }
    return row.add(cell(mark.tally().notTaken()));
  }

  private Element cell(Rate rate) {
    if (rate.isEmpty()) {
      return Element.of("td", "class", "none").text("–");
    }
    Element games = Element.of("span", "class", "soft").text(wording.compact(rate.of()));
    if (rate.of() < SmallSample.GAMES) {
      return Element.of("td").add(Element.of("b").text("·"), games);
    }
    double level = highest == lowest ? 0.5 : (rate.share() - lowest) / (highest - lowest);
    return Element.of("td", "class", "known", "style", shade(level))
        .add(Element.of("b").text(wording.whole(Math.round(100 * rate.share()))), games);
  }

  private static String shade(double level) {
    return "--level:" + Math.round(4 + level * 44) + "%";
  }

  private Stream<Rate> known() {
    return marks.stream()
        .flatMap(
            mark ->
                Stream.concat(
                    spans.stream().map(span -> mark.tally().takenBetween(span.from(), span.to())),
                    Stream.of(mark.tally().notTaken())))
        .filter(rate -> rate.of() >= SmallSample.GAMES);
  }

  private List<Span> spans() {
    int last = marks.stream().mapToInt(mark -> mark.tally().times().max()).max().orElse(1);
    int width = Axis.step(last, MOST_COLUMNS + 1);
    List<Span> all = new ArrayList<>();
    for (int from = 1; from <= last; from += width) {
      all.add(new Span(from, from + width - 1));
    }
    return all;
  }
}
