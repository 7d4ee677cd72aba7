package plateau.arena.simulation;

import java.util.Arrays;
import plateau.arena.Autoplay;
import plateau.kernel.Gauges;
import plateau.kernel.Result;
import plateau.kernel.State;

/**
 * What is measured in the game being played: its length, the marks and the series. Used again for
 * each game, and puts what it sees into a tally.
 */
final class Measured<S extends State<S, ?>> implements Autoplay.Watcher<S> {

  private final Gauges<S> gauges;
  private final Tally tally;
  private final int[] takenAt;
  private final int[] values;
  private long taken;
  private int time;
  private int length;

  Measured(Gauges<S> gauges, Tally tally) {
    this.gauges = gauges;
    this.tally = tally;
    this.values = new int[gauges.series().size()];
    this.takenAt = new int[gauges.marks().size()];
  }

  @Override
  public void see(int step, S state) {
    length = step;
    int now = gauges.time(state);
    if (step == 0) {
      forget();
      noteMarks(state, now);
    } else {
      // A step belongs to the time at which it begins: what the end of a round brings is taken in
      // that round, although the next decision comes in the next one.
      noteMarks(state, time);
    }
    if (now != time) {
      time = now;
      gauges.read(state, values);
      tally.addReading(now, values);
    }
  }

  /** The game is over. */
  void end(Result result) {
    tally.addGame(result, length);
    if (time > 0) {
      tally.addFinalTime(time);
    }
    for (int mark = 0; mark < takenAt.length; mark++) {
      tally.addMark(mark, takenAt[mark], result.won(0));
    }
  }

  /** How many decisions were made. */
  int length() {
    return length;
  }

  /** The game's time at the end, 0 when it has none. */
  int time() {
    return time;
  }

  /** When each mark was first taken, 0 for never. Not to be changed or kept. */
  int[] takenAt() {
    return takenAt;
  }

  /** The series in this position. Not to be changed or kept. */
  int[] valuesIn(S state) {
    gauges.read(state, values);
    return values;
  }

  private void forget() {
    taken = 0;
    time = 0;
    Arrays.fill(takenAt, 0);
  }

  private void noteMarks(S state, int when) {
    long fresh = gauges.taken(state) & ~taken;
    for (long left = fresh; left != 0; left &= left - 1) {
      takenAt[Long.numberOfTrailingZeros(left)] = when;
    }
    taken |= fresh;
  }
}
