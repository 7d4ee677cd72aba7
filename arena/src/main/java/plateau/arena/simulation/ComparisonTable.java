package plateau.arena.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import plateau.arena.Rate;
import plateau.arena.rows.CsvRows;

/** A comparison as CSV: a row for each combination. */
public final class ComparisonTable {

  private final Comparison<?, ?> comparison;
  private final int seats;

  private ComparisonTable(Comparison<?, ?> comparison) {
    this.comparison = comparison;
    this.seats =
        comparison.findings().stream()
            .mapToInt(one -> one.experiment().seating().size())
            .max()
            .orElseThrow();
  }

  public static String csv(Comparison<?, ?> comparison) {
    return new ComparisonTable(comparison).text();
  }

  private String text() {
    StringBuilder text = new StringBuilder(line(header()));
    comparison.findings().forEach(one -> text.append(line(row(one))));
    return text.toString();
  }

  private List<String> header() {
    List<String> names = new ArrayList<>();
    comparison.study().sweep().names().forEach(name -> names.add("sweep." + name));
    names.add("games");
    for (int seat = 1; seat <= seats; seat++) {
      names.addAll(List.of("won." + seat, "low." + seat, "high." + seat));
    }
    names.addAll(List.of("length.mean", "length.p5", "length.median", "length.p95", "time.mean"));
    return names;
  }

  // A combination may have fewer seats than another: then their fields are empty.
  private List<String> row(Findings<?, ?> one) {
    Tally tally = one.tally();
    List<String> fields = new ArrayList<>(one.experiment().swept().values());
    fields.add(Long.toString(tally.games()));
    for (int seat = 0; seat < seats; seat++) {
      boolean taken = seat < one.experiment().seating().size();
      fields.addAll(taken ? shares(tally.wins(seat)) : List.of("", "", ""));
    }
    fields.add(decimal(tally.lengths().mean()));
    for (int percent : new int[] {5, 50, 95}) {
      fields.add(Integer.toString(tally.lengths().quantile(percent)));
    }
    fields.add(tally.times().total() == 0 ? "" : decimal(tally.times().mean()));
    return fields;
  }

  private static List<String> shares(Rate rate) {
    return List.of(decimal(rate.share()), decimal(rate.low()), decimal(rate.high()));
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.5f", number);
  }

  private static String line(List<String> fields) {
    return fields.stream().map(CsvRows::field).collect(Collectors.joining(",", "", "\n"));
  }
}
