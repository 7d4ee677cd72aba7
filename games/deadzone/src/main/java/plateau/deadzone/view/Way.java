package plateau.deadzone.view;

import java.util.List;
import plateau.deadzone.command.FigureId;

/**
 * What boards draw of a movement, or of a deployment, which has no path.
 *
 * @param cube its destination
 * @param path the cubes entered, in their order, up to the first mine
 * @param seenBy the enemies able to shoot who would see it clear at its end
 */
public record Way(String cube, List<String> path, List<FigureId> seenBy) {

  /** The key of the note that counts those enemies. */
  public static final String EXPOSED = "outlook.exposed";

  public Way {
    path = List.copyOf(path);
    seenBy = List.copyOf(seenBy);
  }
}
