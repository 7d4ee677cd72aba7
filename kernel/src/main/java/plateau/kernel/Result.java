package plateau.kernel;

import java.util.List;

/**
 * How a match ended.
 *
 * @param code why, as the rules page names it
 * @param winners the seats that won, in order; empty when nobody did
 * @param scores the points of each seat, as the game counts them
 */
public record Result(String code, List<Integer> winners, List<Integer> scores) {

  public Result {
    winners = List.copyOf(winners);
    scores = List.copyOf(scores);
    for (int seat : winners) {
      if (seat < 0 || seat >= scores.size()) {
        throw new IllegalArgumentException("winner " + seat + " of " + scores.size() + " seats");
      }
    }
  }

  public boolean won(int seat) {
    return winners.contains(seat);
  }
}
