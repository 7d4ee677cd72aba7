package plateau.app.simulate;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.Rate;
import plateau.arena.simulation.Comparison;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Sheet;

/** A comparison for people: a line for each combination, and for each seat in it. */
final class ComparisonPage {

  private final Comparison<?, ?> comparison;
  private final Page page;
  private final Words words;
  private final Numbers numbers;

  ComparisonPage(Comparison<?, ?> comparison, Page page) {
    this.comparison = comparison;
    this.page = page;
    this.words = page.words();
    this.numbers = page.numbers();
  }

  List<String> lines() {
    return new Sheet(page)
        .heading(words.say("game.name"))
        .text(headline())
        .gap()
        .lines(table())
        .written();
  }

  private String headline() {
    Experiment<?, ?> first = comparison.study().experiments().getFirst();
    return words.say(
        "simulate.sweep.headline",
        "combinations",
        comparison.findings().size(),
        "games",
        numbers.whole(first.games()),
        "seed",
        Long.toString(first.seed()),
        "seconds",
        numbers.decimal(comparison.seconds(), 2));
  }

  private List<String> table() {
    List<List<String>> rows =
        comparison.findings().stream().flatMap(one -> rows(one).stream()).toList();
    List<String> head = head();
    return Columns.table(page.ink(), "<".repeat(head.size()), head, rows).stream()
        .map("  "::concat)
        .toList();
  }

  private List<String> head() {
    List<String> head = new ArrayList<>(comparison.study().sweep().names());
    if (!comparison.isTogether()) {
      head.add(words.say("simulate.sweep.seat"));
    }
    for (String key : List.of("won", "interval", "length")) {
      head.add(words.say("simulate.sweep." + key));
    }
    return head;
  }

  // Where all win together, the first seat speaks for all.
  private List<List<String>> rows(Findings<?, ?> one) {
    boolean together = comparison.isTogether();
    int seats = together ? 1 : one.experiment().seating().size();
    List<List<String>> rows = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      List<String> row = new ArrayList<>(one.experiment().swept().values());
      if (!together) {
        row.add(words.say("simulate.sweep.player", "seat", seat, "player", player(one, seat)));
      }
      Rate rate = one.tally().wins(seat);
      row.add(numbers.percent(rate.share()));
      row.add(
          words.say(
              "simulate.sweep.range",
              "low",
              numbers.percent(rate.low()),
              "high",
              numbers.percent(rate.high())));
      row.add(numbers.decimal(one.tally().lengths().mean(), 2));
      rows.add(row);
    }
    return rows;
  }

  private static String player(Findings<?, ?> one, int seat) {
    return one.experiment().seating().names().get(seat);
  }
}
