package plateau.arena.lab;

import java.util.List;

/**
 * When a thing was taken.
 *
 * @param games at each time from 1 in which it was first taken then
 * @param of games in all
 */
public record Timing(int thing, List<Integer> games, int of) {

  public Timing {
    games = List.copyOf(games);
  }

  /** In so many games it was taken at all. */
  public int taken() {
    return games.stream().mapToInt(Integer::intValue).sum();
  }
}
