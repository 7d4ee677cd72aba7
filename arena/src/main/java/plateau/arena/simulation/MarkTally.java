package plateau.arena.simulation;

import java.io.Serializable;
import plateau.arena.Rate;

/**
 * When a mark was first taken, and how often the first seat won then. Where all seats win together
 * the first speaks for all.
 */
public final class MarkTally implements Serializable {

  private static final long serialVersionUID = 1;

  private final Counts times = new Counts();
  private final Counts wonTimes = new Counts();
  private long neverTaken;
  private long wonWithout;

  /** A game in which the mark was first taken at this time, or never when the time is 0. */
  void add(int time, boolean won) {
    if (time == 0) {
      neverTaken++;
      wonWithout += won ? 1 : 0;
      return;
    }
    times.add(time);
    if (won) {
      wonTimes.add(time);
    }
  }

  void addAll(MarkTally other) {
    times.addAll(other.times);
    wonTimes.addAll(other.wonTimes);
    neverTaken += other.neverTaken;
    wonWithout += other.wonWithout;
  }

  /** The times when it was first taken. */
  public Counts times() {
    return times;
  }

  /** Games won among those in which it was taken. */
  public Rate taken() {
    return new Rate(wonTimes.total(), times.total());
  }

  /** Games won among those in which it was never taken. */
  public Rate notTaken() {
    return new Rate(wonWithout, neverTaken);
  }

  /** Games won among those in which it was first taken from one time to another, both included. */
  public Rate takenBetween(int from, int to) {
    long won = 0;
    long all = 0;
    for (int time = from; time <= to; time++) {
      won += wonTimes.of(time);
      all += times.of(time);
    }
    return new Rate(won, all);
  }
}
