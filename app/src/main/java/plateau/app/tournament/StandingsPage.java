package plateau.app.tournament;

import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.rating.Ratings;
import plateau.arena.tournament.Standing;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.TestProgress;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;
import plateau.terminal.Ink;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Sheet;

/** The standings of a tournament in the terminal. */
final class StandingsPage {

  private static final int NAME = 24;
  private static final String SIDES = "><>>>>>>>>>";
  private static final List<String> PAIRS = List.of("0", "½", "1", "1½", "2");

  private final Standings standings;
  private final Page page;
  private final Words words;
  private final Numbers numbers;

  StandingsPage(Standings standings, Page page) {
    this.standings = standings;
    this.page = page;
    this.words = page.words();
    this.numbers = page.numbers();
  }

  List<String> lines() {
    Sheet sheet = new Sheet(page);
    sheet.heading(standings.outline().name());
    sheet.say(
        "tournament.headline",
        "game",
        words.say("game.name"),
        "format",
        words.say("tournament.format." + standings.outline().format()),
        "matches",
        standings.played().size(),
        "seed",
        Long.toString(standings.outline().seed()));
    sheet.gap();
    sheet.table(SIDES, head(sheet), standings.ranking().stream().map(this::row).toList());
    tellEndings(sheet);
    standings.verdict().ifPresent(verdict -> tell(verdict, sheet));
    return sheet.written();
  }

  private List<String> head(Sheet sheet) {
    return sheet.head(
        "",
        "match.player",
        standings.outline().isTogether() ? "tournament.won-share" : "tournament.rating",
        "tournament.points",
        "match.matches",
        "match.won",
        "match.drawn",
        "match.lost",
        "match.score",
        "match.ms",
        "match.stops");
  }

  private List<String> row(Standing one) {
    return List.of(
        numbers.whole(one.place()),
        Ink.fitted(one.name(), NAME).stripTrailing(),
        one.rating()
            .map(this::rating)
            .orElseGet(() -> numbers.decimal(100 * one.share().share(), 1) + " %"),
        numbers.decimal(one.points(), 1),
        numbers.whole(one.matches()),
        numbers.whole(one.won()),
        numbers.whole(one.drawn()),
        numbers.whole(one.lost()),
        numbers.decimal(one.score(), 1),
        numbers.decimal(one.thinking().msPerCall(), 1),
        numbers.whole(one.thinking().stops()));
  }

  private void tellEndings(Sheet sheet) {
    String told =
        standings.endings().entrySet().stream()
            .map(one -> outcome(one.getKey()) + " " + numbers.whole(one.getValue()))
            .collect(Collectors.joining(" · "));
    if (!told.isEmpty()) {
      sheet.gap().say("tournament.endings", "told", told);
    }
  }

  // A code of older rules may have no words any more.
  private String outcome(String code) {
    String key = "outcome." + code;
    return words.has(key) ? words.say(key) : code;
  }

  private String rating(Ratings.Estimate rating) {
    return numbers.signed(rating.points(), 0) + " ± " + numbers.decimal(rating.reach(), 0);
  }

  private void tell(TestProgress verdict, Sheet sheet) {
    List<String> names =
        standings.outline().players().stream().map(player -> player.name()).toList();
    String key =
        switch (verdict.verdict()) {
          case BETTER -> "tournament.better";
          case NOT_BETTER -> "tournament.not-better";
          case OPEN -> "tournament.open";
        };
    sheet
        .gap()
        .say(
            key,
            "first",
            names.get(0),
            "second",
            names.get(1),
            "ratio",
            numbers.decimal(verdict.logRatio(), 2),
            "lower",
            numbers.decimal(verdict.lower(), 2),
            "upper",
            numbers.decimal(verdict.upper(), 2));
    if (!verdict.pairs().isEmpty()) {
      tellPairs(verdict.pairs(), names.get(1), sheet);
    }
  }

  // What is judged where each game is played both ways round (docs/decisions/0046-pairs.md).
  private void tellPairs(List<Integer> pairs, String second, Sheet sheet) {
    int count = pairs.stream().mapToInt(Integer::intValue).sum();
    sheet.gap().say("tournament.pairs", "count", count, "second", second);
    List<String> counts = pairs.stream().map(numbers::whole).toList();
    Columns.table(page.ink(), ">>>>>", PAIRS, List.of(counts))
        .forEach(line -> sheet.line("  " + line));
  }
}
