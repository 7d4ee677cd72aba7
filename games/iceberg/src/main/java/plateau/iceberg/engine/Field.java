package plateau.iceberg.engine;

import java.util.Arrays;
import java.util.List;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;

/**
 * What the map fixes, in the form that the engine wants: which alien belongs to a square, and who
 * comes and goes in which round (§18). Made once for a map, then shared by every copy of a match;
 * never changes.
 */
public final class Field {

  static final int NO_ALIEN = -1;

  private final IceMap map;
  private final short[] alienOn = new short[Square.COUNT];
  private final short[] squareOf;
  private final int[] points;
  private final Timetable arrivals;
  private final Timetable departures;

  public Field(IceMap map) {
    List<Alien> aliens = map.aliens();
    this.map = map;
    this.squareOf = new short[aliens.size()];
    this.points = new int[aliens.size()];
    this.arrivals = new Timetable(aliens, Alien::arrival);
    this.departures = new Timetable(aliens, Field::departure);
    Arrays.fill(alienOn, (short) NO_ALIEN);
    for (int alien = 0; alien < aliens.size(); alien++) {
      int square = Square.ofCell(aliens.get(alien).cell());
      alienOn[square] = (short) alien;
      squareOf[alien] = (short) square;
      points[alien] = aliens.get(alien).points();
    }
  }

  public IceMap map() {
    return map;
  }

  public int aliens() {
    return points.length;
  }

  /** The alien tied to this square, or {@link #NO_ALIEN}. */
  int alienOn(int square) {
    return alienOn[square];
  }

  int squareOf(int alien) {
    return squareOf[alien];
  }

  public int points(int alien) {
    return points[alien];
  }

  public Timetable arrivals() {
    return arrivals;
  }

  public Timetable departures() {
    return departures;
  }

  // Durations go up to the largest int (§10), so the sum needs a long.
  private static int departure(Alien alien) {
    return (int) Math.min((long) alien.arrival() + alien.duration(), IceMap.ROUNDS);
  }
}
