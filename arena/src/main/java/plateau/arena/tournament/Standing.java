package plateau.arena.tournament;

import java.util.List;
import java.util.Optional;
import plateau.arena.rating.Ratings;

/**
 * How a contestant did.
 *
 * @param place from 1
 * @param player its number, from 0
 * @param byes rounds in which it was left over
 * @param points a win is 1, a draw a half, a bye as many as the matches it stands for
 * @param share of the points in the matches it played
 * @param rating against the mean of all; empty when everybody plays against the game
 * @param score the mean of its scores
 * @param thinking what it thought, and what went wrong
 */
public record Standing(
    int place,
    int player,
    String name,
    int matches,
    int won,
    int drawn,
    int lost,
    int byes,
    double points,
    Share share,
    Optional<Ratings.Estimate> rating,
    double score,
    Thinking thinking) {

  /**
   * What a contestant thought, and what went wrong.
   *
   * @param msPerCall the mean of what it thought for each call
   * @param cpuMs processor time of a program's processes
   * @param strikes calls that were not answered in time
   * @param stops matches in which it was out
   */
  public record Thinking(
      int calls, double msPerCall, long longestMs, long cpuMs, int strikes, int stops) {

    static Thinking of(List<SeatLine> seats) {
      int calls = seats.stream().mapToInt(SeatLine::calls).sum();
      long ms = seats.stream().mapToLong(SeatLine::ms).sum();
      return new Thinking(
          calls,
          calls == 0 ? 0 : (double) ms / calls,
          seats.stream().mapToLong(SeatLine::longestMs).max().orElse(0),
          seats.stream().mapToLong(SeatLine::cpuMs).sum(),
          seats.stream().mapToInt(SeatLine::strikes).sum(),
          (int) seats.stream().filter(seat -> seat.stop().isPresent()).count());
    }
  }

  Standing at(int newPlace) {
    return new Standing(
        newPlace, player, name, matches, won, drawn, lost, byes, points, share, rating, score,
        thinking);
  }
}
