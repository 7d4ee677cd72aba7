package plateau.codroid.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The position as everybody sees it: nothing is hidden in Codroid. The names of §3.1, and the two
 * options.
 *
 * @param places for each place its healthy, incubating, sick and cured robots
 * @param hospital the robots in columns A, B and C
 * @param atRisk where the virus would spread now
 * @param outOfReach the cards that are still to be had, but not now
 * @param marker the number of the house under the return marker
 */
public record CodroidView(
    Map<Place, List<Integer>> places,
    List<Integer> hospital,
    boolean extraRowOpen,
    int marker,
    int round,
    Phase step,
    int crisis,
    int pointsLeft,
    int trustBank,
    List<Measure> taken,
    List<Measure> inForce,
    List<Measure> outOfReach,
    List<Place> closedStations,
    List<Place> atRisk,
    int arrived,
    int scrapped,
    Status status,
    int rounds,
    int beds) {

  public static CodroidView of(CodroidState state) {
    return new CodroidView(
        places(state),
        Column.ALL.stream().map(state::inColumn).toList(),
        state.extraRowOpen,
        state.marker,
        state.round,
        state.phase,
        state.crisis,
        state.pointsLeft,
        state.trustBank,
        Measure.listOf(state.taken),
        Measure.listOf(state.inForce),
        Measures.outOfReach(state),
        state.closedStations(),
        Place.ALL.stream().filter(place -> state.isAtRisk(place.ordinal())).toList(),
        state.arrived,
        state.scrapped,
        state.status,
        state.rounds,
        state.bedsPerColumn);
  }

  private static Map<Place, List<Integer>> places(CodroidState state) {
    Map<Place, List<Integer>> places = new EnumMap<>(Place.class);
    for (Place place : Place.ALL) {
      places.put(
          place,
          IntStream.range(0, Pawn.KINDS)
              .mapToObj(pawn -> state.count(place.ordinal(), pawn))
              .toList());
    }
    return Collections.unmodifiableMap(places);
  }
}
