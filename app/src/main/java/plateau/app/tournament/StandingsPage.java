package plateau.app.tournament;

import java.util.ArrayList;
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
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

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
    List<String> lines = new ArrayList<>();
    lines.add(page.ink().paint(Style.HEADING, standings.outline().name()));
    lines.add(
        words.say(
            "tournament.headline",
            "game",
            words.say("game.name"),
            "format",
            words.say("tournament.format." + standings.outline().format()),
            "matches",
            standings.played().size(),
            "seed",
            Long.toString(standings.outline().seed())));
    lines.add("");
    lines.addAll(
        Columns.table(
            page.ink(), SIDES, head(), standings.ranking().stream().map(this::row).toList()));
    lines.addAll(endings());
    standings.verdict().ifPresent(verdict -> lines.addAll(verdict(verdict)));
    return lines;
  }

  private List<String> head() {
    String rating = standings.outline().isTogether() ? "won-share" : "rating";
    return List.of(
        "",
        words.say("match.player"),
        words.say("tournament." + rating),
        words.say("tournament.points"),
        words.say("match.matches"),
        words.say("match.won"),
        words.say("match.drawn"),
        words.say("match.lost"),
        words.say("match.score"),
        words.say("match.ms"),
        words.say("match.stops"));
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

  private List<String> endings() {
    String told =
        standings.endings().entrySet().stream()
            .map(one -> outcome(one.getKey()) + " " + numbers.whole(one.getValue()))
            .collect(Collectors.joining(" · "));
    List<String> lines = new ArrayList<>();
    if (!told.isEmpty()) {
      lines.add("");
      lines.addAll(Wrapping.lines(words.say("tournament.endings", "told", told), page.width()));
    }
    return lines;
  }

  // A code of older rules may have no words any more.
  private String outcome(String code) {
    String key = "outcome." + code;
    return words.has(key) ? words.say(key) : code;
  }

  private String rating(Ratings.Estimate rating) {
    return numbers.signed(rating.points(), 0) + " ± " + numbers.decimal(rating.reach(), 0);
  }

  private List<String> verdict(TestProgress verdict) {
    List<String> names =
        standings.outline().players().stream().map(player -> player.name()).toList();
    String key =
        switch (verdict.verdict()) {
          case BETTER -> "tournament.better";
          case NOT_BETTER -> "tournament.not-better";
          case OPEN -> "tournament.open";
        };
    String told =
        words.say(
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
    List<String> lines = new ArrayList<>(List.of(""));
    lines.addAll(Wrapping.lines(told, page.width()));
    if (!verdict.pairs().isEmpty()) {
      lines.addAll(pairs(verdict.pairs(), names.get(1)));
    }
    return lines;
  }

  // What is judged where each game is played both ways round (docs/decisions/0046-pairs.md).
  private List<String> pairs(List<Integer> pairs, String second) {
    List<String> lines = new ArrayList<>(List.of(""));
    int count = pairs.stream().mapToInt(Integer::intValue).sum();
    String told = words.say("tournament.pairs", "count", count, "second", second);
    lines.addAll(Wrapping.lines(told, page.width()));
    List<String> counts = pairs.stream().map(numbers::whole).toList();
    Columns.table(page.ink(), ">>>>>", PAIRS, List.of(counts))
        .forEach(line -> lines.add("  " + line));
    return lines;
  }
}
