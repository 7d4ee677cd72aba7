package plateau.app.match;

import java.util.List;

/**
 * How an entrant did in all its matches, ready for JSON.
 *
 * @param score the mean of its scores
 * @param msPerCall the mean of what it thought for each call
 * @param stops the number of matches in which it was out
 */
record Standing(
    int player,
    String name,
    int matches,
    int won,
    int drawn,
    int lost,
    double score,
    double msPerCall,
    long longestMs,
    long cpuMs,
    int strikes,
    int stops) {

  static Standing of(int player, String name, List<Played> matches) {
    List<Played.Seat> seats =
        matches.stream()
            .flatMap(match -> match.seats().stream())
            .filter(seat -> seat.player() == player)
            .toList();
    int won = (int) seats.stream().filter(Played.Seat::won).count();
    int drawn = (int) matches.stream().filter(Played::isDraw).count();
    long calls = seats.stream().mapToLong(Played.Seat::calls).sum();
    long ms = seats.stream().mapToLong(Played.Seat::ms).sum();
    return new Standing(
        player,
        name,
        seats.size(),
        won,
        drawn,
        seats.size() - won - drawn,
        seats.stream().mapToInt(Played.Seat::score).average().orElse(0),
        calls == 0 ? 0 : (double) ms / calls,
        seats.stream().mapToLong(Played.Seat::longestMs).max().orElse(0),
        seats.stream().mapToLong(Played.Seat::cpuMs).sum(),
        seats.stream().mapToInt(Played.Seat::strikes).sum(),
        (int) seats.stream().filter(seat -> seat.stop().isPresent()).count());
  }
}
