package plateau.app.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import plateau.kernel.Gauges;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.match.StepThrough;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;

/** How the numbers of a match ran over its time, as a small table. */
final class Curve {

  private static final int CELL = 4;
  private static final int LABEL_GAP = 2;

  private final List<String> series;
  private final List<Reading> readings = new ArrayList<>();

  private record Reading(int time, List<Integer> numbers) {}

  private Curve(List<String> series) {
    this.series = series;
  }

  /** Plays the match again and reads the gauges; the last reading of each time counts. */
  static <S extends State<S, M>, M> Curve of(Match<S, M> match, Gauges<S> gauges) {
    Curve curve = new Curve(gauges.series());
    StepThrough.through(
        match.game(), match.setup(), match.steps(), (step, state) -> curve.read(gauges, state));
    return curve;
  }

  private <S> void read(Gauges<S> gauges, S state) {
    int[] numbers = new int[series.size()];
    gauges.read(state, numbers);
    int time = gauges.time(state);
    if (!readings.isEmpty() && readings.getLast().time() == time) {
      readings.removeLast();
    }
    readings.add(new Reading(time, Arrays.stream(numbers).boxed().toList()));
  }

  List<String> lines(Page page) {
    Words words = page.words();
    List<String> names = new ArrayList<>();
    names.add(words.say("time.name"));
    series.forEach(name -> names.add(words.say("series." + name)));
    int label = LABEL_GAP + names.stream().mapToInt(String::length).max().orElse(0);
    List<Reading> shown = lastThatFit((page.width() - label) / CELL);
    List<String> lines = new ArrayList<>();
    lines.add(page.ink().paint(Style.BOLD, line(names.getFirst(), label, shown, Reading::time)));
    for (int i = 0; i < series.size(); i++) {
      int index = i;
      lines.add(line(names.get(i + 1), label, shown, reading -> reading.numbers().get(index)));
    }
    return lines;
  }

  private static String line(
      String name, int label, List<Reading> readings, ToIntFunction<Reading> number) {
    StringBuilder line = new StringBuilder(Ink.padded("  " + name, label));
    for (Reading reading : readings) {
      line.append(("%" + CELL + "d").formatted(number.applyAsInt(reading)));
    }
    return line.toString();
  }

  private List<Reading> lastThatFit(int count) {
    return readings.subList(Math.max(0, readings.size() - count), readings.size());
  }
}
