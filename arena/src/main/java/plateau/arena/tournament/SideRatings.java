package plateau.arena.tournament;

import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.rating.Ratings;

/**
 * How strong each contestant is on each place at the table: as if it were another player on every
 * place. A rating is against the mean of all on the same place, so what the place itself is worth
 * is taken off.
 *
 * <p>That needs somebody who is not at the table. Where the same ones always meet, nobody can say
 * whether one is strong in front or the other weak behind.
 */
public final class SideRatings {

  private final int contestants;
  private final int places;
  private final Ratings ratings;

  private SideRatings(int contestants, int places, Ratings ratings) {
    this.contestants = contestants;
    this.places = places;
    this.ratings = ratings;
  }

  static boolean canBeTold(Outline outline) {
    return !outline.isTogether() && outline.players().size() > outline.table();
  }

  static SideRatings of(int contestants, int places, List<PlayedMatch> played) {
    Ratings ratings =
        PlayedMatch.ratings(
            contestants * places, played, (contestant, place) -> contestant * places + place);
    return new SideRatings(contestants, places, ratings);
  }

  /** A contestant on a place against the mean of all on this place. */
  public Ratings.Estimate on(int contestant, int place) {
    return ratings.among(
        contestant * places + place,
        IntStream.range(0, contestants).mapToObj(other -> other * places + place).toList());
  }
}
