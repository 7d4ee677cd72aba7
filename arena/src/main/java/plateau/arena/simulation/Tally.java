package plateau.arena.simulation;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.arena.Rate;
import plateau.kernel.Result;

/**
 * What was counted in some games. Whole numbers only, so tallies of parts add up to the same whole
 * in any order.
 */
public final class Tally implements Serializable {

  private static final long serialVersionUID = 1;

  private final SortedMap<String, Long> outcomes = new TreeMap<>();
  private final long[] wins;
  private final Counts lengths = new Counts();
  private final Counts times = new Counts();
  private final int seriesCount;
  private final List<Counts[]> series = new ArrayList<>();
  private final List<MarkTally> marks;
  private long games;
  private long together;

  Tally(int seats, int seriesCount, int markCount) {
    this.wins = new long[seats];
    this.seriesCount = seriesCount;
    this.marks = IntStream.range(0, markCount).mapToObj(_ -> new MarkTally()).toList();
  }

  void addGame(Result result, int length) {
    games++;
    outcomes.merge(result.code(), 1L, Long::sum);
    result.winners().forEach(seat -> wins[seat]++);
    lengths.add(length);
    int winners = result.winners().size();
    together += winners == 0 || winners == wins.length ? 1 : 0;
  }

  void addFinalTime(int time) {
    times.add(time);
  }

  void addReading(int time, int[] values) {
    Counts[] counts = seriesAt(time);
    for (int i = 0; i < counts.length; i++) {
      counts[i].add(values[i]);
    }
  }

  void addMark(int mark, int time, boolean won) {
    marks.get(mark).add(time, won);
  }

  void addAll(Tally other) {
    games += other.games;
    together += other.together;
    other.outcomes.forEach((code, count) -> outcomes.merge(code, count, Long::sum));
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += other.wins[seat];
    }
    lengths.addAll(other.lengths);
    times.addAll(other.times);
    for (int time = 0; time < other.series.size(); time++) {
      Counts[] counts = seriesAt(time);
      for (int i = 0; i < counts.length; i++) {
        counts[i].addAll(other.series.get(time)[i]);
      }
    }
    for (int mark = 0; mark < marks.size(); mark++) {
      marks.get(mark).addAll(other.marks.get(mark));
    }
  }

  public long games() {
    return games;
  }

  /** How often the games ended with each result code. */
  public SortedMap<String, Long> outcomes() {
    return Collections.unmodifiableSortedMap(outcomes);
  }

  public Rate wins(int seat) {
    return new Rate(wins[seat], games);
  }

  /** Whether all seats won or lost together, in every game: they play against the game. */
  public boolean isTogether() {
    return together == games;
  }

  /** Numbers of decisions. */
  public Counts lengths() {
    return lengths;
  }

  /** The game's own time at the end; empty when the game has no gauges. */
  public Counts times() {
    return times;
  }

  /** The times at which series were read go from 0 to this, without it. */
  public int endOfTime() {
    return series.size();
  }

  /** The values of a series when the first decision at this time came, or the end. */
  public Counts series(int index, int time) {
    return series.get(time)[index];
  }

  public MarkTally mark(int index) {
    return marks.get(index);
  }

  private Counts[] seriesAt(int time) {
    while (series.size() <= time) {
      series.add(
          IntStream.range(0, seriesCount).mapToObj(_ -> new Counts()).toArray(Counts[]::new));
    }
    return series.get(time);
  }
}
