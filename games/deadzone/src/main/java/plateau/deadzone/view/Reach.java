package plateau.deadzone.view;

import java.util.List;

/**
 * What boards draw of a figure that could be activated.
 *
 * @param advance where a Move could end; after standing up, if it is pinned
 * @param sprint where a Sprint could end
 */
public record Reach(List<String> advance, List<String> sprint, List<Sighting> sightings) {

  public static final Reach NONE = new Reach(List.of(), List.of(), List.of());

  public Reach {
    advance = List.copyOf(advance);
    sprint = List.copyOf(sprint);
    sightings = List.copyOf(sightings);
  }
}
