package plateau.codroid.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is printed on board and cards (§2, §7.1), for boards to draw.
 *
 * @param slots how many pawns fit in each place in comfort
 * @param points what each round of the match brings, before the crisis adds to it
 * @param beds in each column of the hospital, without the military row
 */
public record CodroidScene(
    Map<Place, Integer> slots, List<CardScene> measures, List<Integer> points, int beds) {

  /** A measure card. */
  public record CardScene(Measure id, int cost, Optional<Measure> requires) {}

  public CodroidScene {
    slots = Collections.unmodifiableMap(new EnumMap<>(slots));
    measures = List.copyOf(measures);
    points = List.copyOf(points);
  }

  public static CodroidScene of(int rounds, int beds) {
    Map<Place, Integer> slots = new EnumMap<>(Place.class);
    Place.ALL.forEach(place -> slots.put(place, place.slots()));
    List<Integer> points = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      points.add(Measures.points(round));
    }
    return new CodroidScene(
        slots,
        Measure.ALL.stream()
            .map(measure -> new CardScene(measure, measure.cost(), measure.prerequisite()))
            .toList(),
        points,
        beds);
  }
}
