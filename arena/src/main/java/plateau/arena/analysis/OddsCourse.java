package plateau.arena.analysis;

import java.util.List;

/**
 * How the odds of some seats ran over a match.
 *
 * @param seats the seats that win and lose together here
 */
public record OddsCourse(List<Integer> seats, List<Point> points) {

  /**
   * One of them.
   *
   * @param position after so many steps
   */
  public record Point(int position, EstimatedOdds estimate) {}

  public OddsCourse {
    seats = List.copyOf(seats);
    points = List.copyOf(points);
  }
}
