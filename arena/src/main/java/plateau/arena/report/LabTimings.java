package plateau.arena.report;

import java.util.List;
import plateau.arena.lab.LabFindings;
import plateau.arena.lab.Timing;

/** When the best policy takes each thing: a table with shaded cells. */
final class LabTimings {

  private final List<Timing> timings;
  private final List<String> names;
  private final Wording wording;

  LabTimings(LabFindings findings, List<String> names, Wording wording) {
    this.timings = findings.timings();
    this.names = names;
    this.wording = wording;
  }

  Element section() {
    int last = timings.stream().mapToInt(timing -> timing.games().size()).max().orElse(0);
    Element head = Element.of("tr").add(Element.of("th", "scope", "col").text(wording.timeName()));
    for (int time = 1; time <= last; time++) {
      head.add(Element.of("th", "scope", "col").text(wording.whole(time)));
    }
    head.add(Element.of("th", "scope", "col").text(wording.say("report.times.never")));
    Element body = Element.of("tbody");
    timings.forEach(timing -> body.add(row(timing)));
    return Section.panel(
            wording.say("lab.timing.title", "time", wording.time()),
            wording.say("lab.timing.read", "time", wording.time()))
        .add(
            Element.of("table", "class", "heat", "style", "--columns:" + (last + 1))
                .add(Element.of("thead").add(head))
                .add(body));
  }

  private Element row(Timing timing) {
    Element row =
        Element.of("tr").add(Element.of("th", "scope", "row").text(names.get(timing.thing())));
    timing.games().forEach(games -> row.add(cell(games, timing.of())));
    return row.add(cell(timing.of() - timing.taken(), timing.of()));
  }

  private Element cell(int games, int of) {
    long percent = Math.round(100.0 * games / of);
    if (percent == 0) {
      return Element.of("td", "class", "none").text(games == 0 ? "–" : "·");
    }
    return Element.of("td", "class", "known", "style", "--level:" + (4 + percent / 2) + "%")
        .add(Element.of("b").text(wording.whole(percent)));
  }
}
