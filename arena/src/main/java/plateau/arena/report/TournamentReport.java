package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.arena.rating.Ratings;
import plateau.arena.tournament.Outline;
import plateau.arena.tournament.Revelation;
import plateau.arena.tournament.Standing;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.TestProgress;
import plateau.arena.tournament.Tournament;
import plateau.kernel.Game;
import plateau.kernel.words.Language;

/** A tournament as one page of HTML; only the replays lie beside it. */
public final class TournamentReport {

  private final Standings standings;
  private final Outline outline;
  private final Wording wording;
  private final List<Standing> ranking;

  private TournamentReport(Standings standings, Game<?, ?> game, Language language) {
    this.standings = standings;
    this.outline = standings.outline();
    this.wording = new Wording(language, game, Tournament.class);
    this.ranking = standings.ranking();
  }

  /**
   * The page.
   *
   * @param revelation what was hidden, once the tournament is over
   */
  public static String html(
      Standings standings, Game<?, ?> game, Optional<Revelation> revelation, Language language) {
    TournamentReport report = new TournamentReport(standings, game, language);
    Element main = Element.of("main").add(report.figures()).add(report.ranking());
    if (!report.outline.isTogether()) {
      main.add(new CrossTable(standings, report.wording).section());
    }
    RatingCourse course = new RatingCourse(standings, report.wording);
    if (course.isWorthDrawing()) {
      main.add(course.section());
    }
    TournamentTables tables = new TournamentTables(standings, report.wording);
    main.add(Element.of("div", "class", "pair").add(tables.grounds(), tables.sides()));
    main.add(tables.time());
    if (tables.hasFaults()) {
      main.add(tables.faults());
    }
    if (tables.hasPrograms()) {
      main.add(tables.programs());
    }
    revelation.ifPresent(told -> main.add(report.hidden(told)));
    main.add(new MatchList(standings, report.wording).section()).add(report.again());
    return Html.page(report.wording, report.outline.name(), report.header(), main);
  }

  private Element header() {
    List<String> chips = new ArrayList<>();
    chips.add(wording.gameName());
    chips.add(wording.say("tournament.report.format." + outline.format()));
    chips.add(wording.say("tournament.report.seed", "seed", Long.toString(outline.seed())));
    return Sheet.header(outline.name(), chips);
  }

  private Element figures() {
    Element figures = Element.of("div", "class", "figures");
    standings.verdict().ifPresent(verdict -> figures.add(answer(verdict)));
    if (standings.verdict().isEmpty()) {
      figures.add(leader());
    }
    figures.add(
        Sheet.figure(
            wording.say("tournament.report.matches"),
            wording.whole(standings.played().size()),
            outline
                .size()
                .map(size -> wording.say("tournament.report.of", "size", wording.whole(size)))
                .orElse("")));
    figures.add(
        Sheet.figure(
            wording.say("tournament.report.players"),
            wording.whole(outline.players().size()),
            wording.say("tournament.report.grounds", "count", outline.grounds().size())));
    standings
        .front()
        .ifPresent(
            front ->
                figures.add(
                    Sheet.figure(
                        wording.say("tournament.report.front"),
                        wording.say(
                            "tournament.report.elo", "points", wording.signed(front.points())),
                        interval(front))));
    return figures;
  }

  private Element leader() {
    return standings
        .leader()
        .map(
            first ->
                Sheet.figure(
                    wording.say("tournament.report.leader"),
                    first.name(),
                    first.rating().map(wording::rating).orElseGet(() -> share(first))))
        .orElseGet(
            () ->
                Sheet.figure(
                    wording.say("tournament.report.leader"),
                    wording.say("tournament.report.no-leader"),
                    wording.say("tournament.report.no-leader.read")));
  }

  private Element answer(TestProgress verdict) {
    String key = "tournament.report.verdict." + verdict.verdict().name().toLowerCase(Locale.ROOT);
    return Sheet.figure(
        wording.say(
            "tournament.report.question",
            "second",
            outline.players().get(1).name(),
            "first",
            outline.players().get(0).name()),
        wording.say(key),
        wording.say(
            verdict.pairs().isEmpty() ? "tournament.report.ratio" : "tournament.report.pairs",
            "count",
            verdict.pairs().stream().mapToInt(Integer::intValue).sum(),
            "counts",
            verdict.pairs().stream().map(Object::toString).collect(Collectors.joining(" – ")),
            "ratio",
            wording.decimal(verdict.logRatio()),
            "lower",
            wording.decimal(verdict.lower()),
            "upper",
            wording.decimal(verdict.upper())));
  }

  private Element ranking() {
    boolean together = outline.isTogether();
    List<Strips.Strip> lines = ranking.stream().map(this::line).toList();
    List<String> head =
        List.of(
            wording.say(together ? "tournament.report.won-share" : "tournament.report.rating"),
            wording.say("tournament.report.points"),
            wording.say("tournament.report.won-drawn-lost"),
            wording.say("tournament.report.score"));
    return Section.panel(
            wording.say("tournament.report.ranking"),
            wording.say(
                together ? "tournament.report.ranking.together" : "tournament.report.ranking.read"))
        .add(
            new Strips(lines, together ? n -> wording.whole(n) + " %" : wording::signed)
                .table(
                    wording.say("tournament.report.ranking"),
                    wording.say("tournament.report.player"),
                    head));
  }

  private Strips.Strip line(Standing one) {
    Strips.Interval span =
        one.rating()
            .map(rating -> new Strips.Interval(rating.low(), rating.points(), rating.high()))
            .orElseGet(
                () ->
                    new Strips.Interval(
                        100 * one.share().low(),
                        100 * one.share().share(),
                        100 * one.share().high()));
    String points = wording.shortNumber(one.points()) + " / " + one.matches();
    return new Strips.Strip(
        one.place() + ". " + one.name(),
        span,
        List.of(
            one.rating().map(wording::rating).orElseGet(() -> share(one)),
            one.byes() == 0
                ? points
                : points + " " + wording.say("tournament.report.byes", "count", one.byes()),
            one.won() + " – " + one.drawn() + " – " + one.lost(),
            "Ø " + wording.decimal(one.score())));
  }

  private String interval(Ratings.Estimate estimate) {
    return wording.say(
        "report.from-to",
        "from",
        wording.signed(estimate.low()),
        "to",
        wording.signed(estimate.high()));
  }

  private String share(Standing one) {
    return wording.percent(one.share().share());
  }

  private Element hidden(Revelation told) {
    List<List<String>> rows = new ArrayList<>();
    told.options()
        .forEach((ground, options) -> rows.add(List.of(ground, String.join(", ", options))));
    return Section.panel(
            wording.say("tournament.report.hidden"),
            wording.say(
                told.secret().salt().isEmpty()
                    ? "tournament.report.hidden.read"
                    : "tournament.report.hidden.read.salted",
                "secret",
                Long.toString(told.secret().number()),
                "salt",
                told.secret().salt(),
                "hash",
                outline.secretHash().orElse("")))
        .add(
            Section.tableOf(
                wording.say("tournament.report.hidden"),
                List.of(
                    wording.say("tournament.report.ground"),
                    wording.say("tournament.report.options")),
                rows));
  }

  private Element again() {
    return Section.panel(
        wording.say("tournament.report.again"),
        wording.say(
            "tournament.report.again.read", "game", outline.game(), "rules", outline.rules()));
  }
}
