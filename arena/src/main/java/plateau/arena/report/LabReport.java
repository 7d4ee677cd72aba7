package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.lab.LabFindings;
import plateau.arena.lab.Policy;
import plateau.arena.lab.PolicyScore;
import plateau.kernel.Game;
import plateau.kernel.Gauges;
import plateau.kernel.words.Language;

/** What a lab found as one page of HTML that needs nothing else. */
public final class LabReport {

  private final LabFindings findings;
  private final Wording wording;
  private final List<String> names;

  private LabReport(LabFindings findings, Game<?, ?> game, Language language) {
    this.findings = findings;
    this.wording = new Wording(language, game);
    Gauges<?> gauges = game.gauges().orElseThrow();
    this.names = findings.things().stream().map(thing -> wording.mark(gauges, thing)).toList();
  }

  /**
   * The page.
   *
   * @param game whose marks name the things
   * @param again what makes the same findings again
   * @param play what plays a game with a policy, up to the policy itself
   */
  public static String html(
      LabFindings findings, Game<?, ?> game, String again, String play, Language language) {
    LabReport report = new LabReport(findings, game, language);
    Element main =
        Element.of("main")
            .add(report.figures())
            .add(report.order())
            .add(new LabInfluences(findings, report.names, report.wording).section())
            .add(new LabTimings(findings, report.names, report.wording).section())
            .add(report.course())
            .add(report.finalists())
            .add(report.again(again, play));
    return Html.page(report.wording, report.title(), report.header(), main);
  }

  private String title() {
    return wording.say("lab.title", "game", wording.gameName());
  }

  private Element header() {
    Element chips = Element.of("p", "class", "seats");
    findings.settings().options().forEach((name, value) -> chips.add(chip(name + " " + value)));
    chips.add(chip(wording.say("lab.seed", "seed", findings.settings().seed())));
    return Element.of("header").add(Element.of("h1").text(title())).add(chips);
  }

  private static Element chip(String text) {
    return Element.of("span", "class", "chip").text(text);
  }

  private Element figures() {
    return Element.of("div", "class", "figures")
        .add(rate("lab.figure.best", findings.best()))
        .add(rate("lab.figure.known", findings.known()))
        .add(
            figure(
                "lab.figure.searched",
                wording.compact(findings.gamesSearched()),
                wording.say(
                    "lab.figure.generations",
                    "generations",
                    wording.whole(findings.generations().size()),
                    "orders",
                    wording.whole(findings.generations().getFirst().field().size()))));
  }

  private Element rate(String key, PolicyScore standing) {
    return figure(
        key,
        wording.percent(standing.rate().share()),
        wording.say(
            "lab.figure.interval",
            "interval",
            wording.interval(standing.rate()),
            "games",
            wording.whole(standing.games())));
  }

  private Element figure(String key, String number, String about) {
    return Element.of("div", "class", "figure")
        .add(Element.of("span", "class", "soft").text(wording.say(key)))
        .add(Element.of("b").text(number))
        .add(Element.of("span", "class", "soft").text(about));
  }

  private Element order() {
    Element list = Element.of("ol", "class", "order");
    for (int thing : findings.best().policy().order()) {
      list.add(Element.of("li").text(names.get(thing)));
    }
    return Section.panel(
            wording.say("lab.order.title"), wording.say("lab.order.read", "time", wording.time()))
        .add(list);
  }

  private Element course() {
    return Section.panel(wording.say("lab.course.title"), wording.say("lab.course.read"))
        .add(LabCourse.legend(wording))
        .add(Drawing.broad(width -> new LabCourse(findings, wording, width).draw()))
        .add(Drawing.narrow(width -> new LabCourse(findings, wording, width).draw()));
  }

  private Element finalists() {
    List<List<String>> rows = new ArrayList<>();
    for (PolicyScore one : findings.finalists()) {
      rows.add(
          List.of(
              spoken(one.policy()),
              wording.percent(one.rate().share()),
              wording.interval(one.rate())));
    }
    List<String> head =
        List.of(
            wording.say("lab.finalists.order"),
            wording.say("lab.finalists.won"),
            wording.say("report.confidence"));
    int games = findings.finalists().getFirst().games();
    return Section.panel(
            wording.say("lab.finalists.title"),
            wording.say("lab.finalists.read", "games", wording.whole(games)))
        .add(Section.table(wording.say("lab.finalists.caption"), head, rows));
  }

  private String spoken(Policy policy) {
    return String.join(" · ", policy.order().stream().map(names::get).toList());
  }

  private Element again(String again, String play) {
    return Section.panel(wording.say("lab.again.title"), wording.say("lab.again.read"))
        .add(Element.of("pre").add(Element.of("code").text(again)))
        .add(Element.of("p", "class", "soft").text(wording.say("lab.again.play")))
        .add(
            Element.of("pre")
                .add(Element.of("code").text(play + findings.text(findings.best().policy()))));
  }
}
