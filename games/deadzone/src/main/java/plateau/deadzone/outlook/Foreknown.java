package plateau.deadzone.outlook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;

/**
 * What the deciding side may know before it chooses.
 *
 * @param moves by the text of each command about which there is something to know
 * @param sightings the enemies as the active figure sees them; empty when nobody is active
 */
public record Foreknown(Map<String, Prospect> moves, List<Sighting> sightings) {

  public Foreknown {
    sightings = List.copyOf(sightings);
  }

  public static Foreknown of(DeadzoneState state, Function<Command, String> notation) {
    Prospects prospects = new Prospects(state);
    Map<String, Prospect> moves = new LinkedHashMap<>();
    for (Command command : state.moves()) {
      prospects.of(command).ifPresent(prospect -> moves.put(notation.apply(command), prospect));
    }
    boolean isActing = state.activation.figure() != Figures.NOBODY && state.isActing();
    return new Foreknown(moves, isActing ? Sightings.of(state) : List.of());
  }
}
