package plateau.deadzone.view;

import java.util.List;

/** The enemies as the active figure sees them; nobody when none acts. */
public record Sighted(List<Sighting> sightings) {

  public Sighted {
    sightings = List.copyOf(sightings);
  }
}
