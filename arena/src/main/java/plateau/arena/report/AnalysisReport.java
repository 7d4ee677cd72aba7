package plateau.arena.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.analysis.Analysis;
import plateau.arena.analysis.EstimatedOdds;
import plateau.arena.analysis.Judgement;
import plateau.arena.analysis.Sides;
import plateau.arena.analysis.TurningPoint;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Seat;
import plateau.kernel.words.Language;
import plateau.players.search.Budget;

/** An analysis as one page of HTML that needs nothing else. */
public final class AnalysisReport {

  private static final int MOST_MISTAKES = 12;

  private final Analysis analysis;
  private final List<String> players;
  private final Wording wording;

  private AnalysisReport(Analysis analysis, List<String> players, Language language) {
    this.analysis = analysis;
    this.players = players;
    this.wording = new Wording(language, analysis.game());
  }

  /**
   * The page.
   *
   * @param players who sat on each seat
   * @param command what makes the same analysis again
   */
  public static String html(
      Analysis analysis, List<String> players, String command, Language language) {
    AnalysisReport report = new AnalysisReport(analysis, players, language);
    Element main =
        Element.of("main")
            .add(report.curve())
            .add(report.turns())
            .add(report.mistakes())
            .add(report.seats())
            .add(report.again(command));
    return Html.page(report.wording, report.title(), report.header(), main);
  }

  private String title() {
    return wording.say("analysis.title", "game", wording.gameName());
  }

  private Element header() {
    Element seats = Element.of("p", "class", "seats");
    for (int seat = 0; seat < players.size(); seat++) {
      seats.add(Element.of("span", "class", "chip").text(seatAndPlayer(seat)));
    }
    return Element.of("header").add(Element.of("h1").text(title())).add(seats);
  }

  private String seatAndPlayer(int seat) {
    return wording.say("analysis.seat-and-player", "seat", seat, "player", players.get(seat));
  }

  private Element curve() {
    String how = "analysis.curve.read." + analysis.sides().id();
    return Section.panel(
            wording.say("analysis.curve.title"),
            wording.say(how, "first", analysis.eyes() == Seat.REFEREE ? 0 : analysis.eyes()))
        .add(causes())
        .add(Drawing.broad(width -> new OddsPlot(analysis, wording, width).draw()))
        .add(Drawing.narrow(width -> new OddsPlot(analysis, wording, width).draw()));
  }

  private Element causes() {
    Element legend = Element.of("p", "class", "legend-line soft");
    if (analysis.sides() == Sides.EACH) {
      for (int line = 0; line < analysis.lines().size(); line++) {
        int seat = analysis.lines().get(line).seats().getFirst();
        legend.add(legendItem(OddsPlot.key(line), seatAndPlayer(seat)));
      }
    }
    for (TurningPoint.Source cause : TurningPoint.Source.values()) {
      legend.add(legendItem(icon(cause), nameOf(cause)));
    }
    return legend;
  }

  private static Element legendItem(Element picture, String text) {
    return Element.of("span", "class", "legend-item")
        .add(picture)
        .add(Element.of("span").text(text));
  }

  private static Element icon(TurningPoint.Source cause) {
    var tone = OddsPlot.tone(cause);
    return Element.of("span", "class", "tone-" + Named.kebab(tone.name())).add(Shape.icon(tone));
  }

  private String nameOf(TurningPoint.Source cause) {
    return wording.say("analysis.cause." + cause.name().toLowerCase(Locale.ROOT));
  }

  private Element turns() {
    Element panel =
        Section.panel(wording.say("analysis.turns.title"), wording.say("analysis.turns.read"));
    if (analysis.turningPoints().isEmpty()) {
      return panel.add(Element.of("p").text(wording.say("analysis.turns.none")));
    }
    Element list = Element.of("ol", "class", "turns");
    analysis.turningPoints().forEach(turn -> list.add(turn(turn)));
    return panel.add(list);
  }

  private Element turn(TurningPoint turn) {
    Element odds =
        Element.of("p", "class", "way")
            .add(stage("analysis.before", turn.before()))
            .add(stage("analysis.decided", turn.decided()))
            .add(stage("analysis.after", turn.after()));
    Element item =
        Element.of("li")
            .add(
                Element.of("p", "class", "turn-head")
                    .add(icon(turn.cause()))
                    .add(Element.of("b").text(where(turn.step(), turn.seat())))
                    .add(Element.of("span", "class", "soft").text(nameOf(turn.cause()))))
            .add(
                Element.of("p")
                    .add(
                        Element.of("span", "class", "soft")
                            .text(wording.say("analysis.played") + " "))
                    .add(
                        Element.of("span")
                            .text(wording.say(analysis.verdict(turn.step()).played().words()))));
    String journal = journal(turn.step());
    if (!journal.isEmpty()) {
      item.add(Element.of("p", "class", "soft").text(journal));
    }
    return item.add(odds);
  }

  private Element stage(String key, EstimatedOdds estimate) {
    return Element.of("span")
        .add(Element.of("span", "class", "soft").text(wording.say(key)))
        .add(Element.of("b").text(wording.wholePercent(estimate.odds())));
  }

  private String where(int step, int seat) {
    return wording.say("analysis.where", "step", step, "player", seatAndPlayer(seat));
  }

  private String journal(int step) {
    return analysis.journal(step).stream().map(wording::say).collect(Collectors.joining(" "));
  }

  private Element mistakes() {
    Element panel =
        Section.panel(wording.say("analysis.better.title"), wording.say("analysis.better.read"));
    List<Judgement> mistakes = analysis.mistakes().stream().limit(MOST_MISTAKES).toList();
    if (mistakes.isEmpty()) {
      return panel.add(Element.of("p").text(wording.say("analysis.better.none")));
    }
    Element list = Element.of("ol", "class", "turns");
    mistakes.forEach(verdict -> list.add(mistake(verdict)));
    return panel.add(list);
  }

  private Element mistake(Judgement verdict) {
    Judgement.Option better = verdict.better().orElseThrow();
    return Element.of("li")
        .add(
            Element.of("p", "class", "turn-head")
                .add(Element.of("b").text(where(verdict.step(), verdict.seat())))
                .add(Element.of("span", "class", "gain").text(gain(verdict))))
        .add(option("analysis.played", verdict.played()))
        .add(option("analysis.better", better));
  }

  private String gain(Judgement verdict) {
    return wording.say(
        "analysis.gain",
        "gain",
        wording.points(verdict.gain()),
        "error",
        wording.points(verdict.errorOfGain()));
  }

  private Element option(String key, Judgement.Option option) {
    return Element.of("p")
        .add(Element.of("span", "class", "soft").text(wording.say(key) + " "))
        .add(Element.of("span").text(wording.say(option.words())))
        .add(
            Element.of("span", "class", "soft")
                .text(
                    " "
                        + wording.say(
                            "analysis.odds-of",
                            "odds",
                            wording.wholePercent(option.estimate().odds()),
                            "error",
                            wording.points(option.estimate().error()),
                            "samples",
                            option.estimate().samples())));
  }

  private Element seats() {
    List<String> head =
        List.of(
            wording.say("report.wins.seat"),
            wording.say("analysis.seats.decisions"),
            wording.say("analysis.seats.mistakes"),
            wording.say("analysis.seats.lost"));
    List<List<String>> rows =
        IntStream.range(0, players.size())
            .filter(seat -> analysis.eyes() == Seat.REFEREE || analysis.eyes() == seat)
            .mapToObj(this::seatRow)
            .toList();
    return Section.panel(wording.say("analysis.seats.title"), wording.say("analysis.seats.read"))
        .add(Section.table(wording.say("analysis.seats.caption"), head, rows));
  }

  private List<String> seatRow(int seat) {
    List<Judgement> own =
        analysis.verdicts().stream().filter(verdict -> verdict.seat() == seat).toList();
    List<Judgement> mistakes = own.stream().filter(Judgement::isMistake).toList();
    double lost = mistakes.stream().mapToDouble(Judgement::gain).sum();
    return List.of(
        seatAndPlayer(seat),
        wording.whole(own.stream().filter(verdict -> verdict.choices() > 1).count()),
        wording.whole(mistakes.size()),
        wording.points(lost));
  }

  private Element again(String command) {
    String how =
        switch (analysis.effort().budget()) {
          case Budget.Matches(int count) ->
              wording.say("analysis.again.matches", "matches", wording.whole(count));
          case Budget.Millis(int millis) ->
              wording.say("analysis.again.time", "ms", wording.whole(millis));
        };
    String known = analysis.sides() == Sides.EACH ? " " + wording.say("analysis.again.each") : "";
    return Section.panel(wording.say("analysis.again.title"), how + known)
        .add(Element.of("pre").add(Element.of("code").text(command)));
  }
}
