package plateau.arena.simulation;

import java.util.List;
import plateau.kernel.Gauges;
import plateau.kernel.Result;
import plateau.kernel.State;

/**
 * One line of CSV for each game. A time that never came is an empty field; several numbers in one
 * field have spaces between them.
 */
final class Rows {

  private Rows() {}

  static String header(Gauges<?> gauges) {
    StringBuilder line = new StringBuilder("game,seed,result,winners,scores,length,time");
    gauges.marks().forEach(mark -> line.append(',').append(field("taken." + mark)));
    gauges.series().forEach(series -> line.append(',').append(field("final." + series)));
    return line.append('\n').toString();
  }

  static <S extends State<S, ?>> void append(
      StringBuilder out, long game, long seed, S last, Measured<S> measured) {
    Result result = last.result();
    out.append(game).append(',').append(seed).append(',');
    out.append(field(result.code())).append(',');
    appendAll(out, result.winners(), 1);
    out.append(',');
    appendAll(out, result.scores(), 0);
    out.append(',').append(measured.length());
    appendTime(out, measured.time());
    for (int time : measured.takenAt()) {
      appendTime(out, time);
    }
    for (int value : measured.valuesIn(last)) {
      out.append(',').append(value);
    }
    out.append('\n');
  }

  private static String field(String text) {
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  private static void appendTime(StringBuilder out, int time) {
    out.append(',');
    if (time > 0) {
      out.append(time);
    }
  }

  // Seats are counted from 1 in everything that people read.
  private static void appendAll(StringBuilder out, List<Integer> numbers, int plus) {
    for (int i = 0; i < numbers.size(); i++) {
      out.append(i == 0 ? "" : " ").append(numbers.get(i) + plus);
    }
  }
}
