package plateau.arena.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.arena.rows.Column;
import plateau.arena.rows.Column.Content;
import plateau.arena.rows.CsvRows;
import plateau.kernel.Option;
import plateau.kernel.Result;
import plateau.kernel.State;

/**
 * One line of CSV for each game. A time that never came is an empty field; several numbers in one
 * field have spaces between them.
 */
final class Rows {

  private final StringBuilder out = new StringBuilder();
  private final String start;

  /** Rows that begin with these values. */
  Rows(Map<String, String> swept) {
    StringBuilder fields = new StringBuilder();
    swept.values().forEach(value -> fields.append(CsvRows.field(value)).append(','));
    this.start = fields.toString();
  }

  static List<Column> columns(Experiment<?, ?> experiment) {
    List<Column> columns = new ArrayList<>();
    for (String name : experiment.swept().keySet()) {
      boolean whole =
          experiment.game().info().option(name).filter(Option.Whole.class::isInstance).isPresent();
      columns.add(new Column("sweep." + name, whole ? Content.INT : Content.TEXT));
    }
    columns.add(new Column("game", Content.LONG));
    columns.add(new Column("seed", Content.LONG));
    columns.add(new Column("result", Content.TEXT));
    columns.add(new Column("winners", Content.INTS));
    columns.add(new Column("scores", Content.INTS));
    columns.add(new Column("length", Content.INT));
    columns.add(new Column("time", Content.OPTIONAL_INT));
    for (String mark : experiment.gauges().marks()) {
      columns.add(new Column("taken." + mark, Content.OPTIONAL_INT));
    }
    for (String series : experiment.gauges().series()) {
      columns.add(new Column("final." + series, Content.INT));
    }
    return columns;
  }

  <S extends State<S, ?>> void add(long game, long seed, S last, Measured<S> measured) {
    Result result = last.result();
    out.append(start).append(game).append(',').append(seed).append(',');
    out.append(CsvRows.field(result.code())).append(',');
    addAll(result.winners(), 1);
    out.append(',');
    addAll(result.scores(), 0);
    out.append(',').append(measured.length());
    addTime(measured.time());
    for (int time : measured.takenAt()) {
      addTime(time);
    }
    for (int value : measured.valuesIn(last)) {
      out.append(',').append(value);
    }
    out.append('\n');
  }

  String text() {
    return out.toString();
  }

  private void addTime(int time) {
    out.append(',');
    if (time > 0) {
      out.append(time);
    }
  }

  // Seats are counted from 1 in everything that people read.
  private void addAll(List<Integer> numbers, int plus) {
    for (int i = 0; i < numbers.size(); i++) {
      out.append(i == 0 ? "" : " ").append(numbers.get(i) + plus);
    }
  }
}
