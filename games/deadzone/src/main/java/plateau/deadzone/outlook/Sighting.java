package plateau.deadzone.outlook;

import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.sight.Obstacle;
import plateau.deadzone.sight.Visibility;
import plateau.deadzone.skirmish.Side;

/**
 * An enemy as a figure sees it.
 *
 * @param side the enemy's
 * @param hidden what hides it, or a part of it
 * @param bar why it cannot be shot at all
 * @param shot the shot with the first weapon that can
 */
public record Sighting(
    FigureId target,
    Side side,
    String from,
    String to,
    int distance,
    Visibility visibility,
    Optional<Hiding> hidden,
    Optional<Bar> bar,
    Optional<Strike> shot) {

  /** An obstacle, with the names of its cubes. */
  public record Hiding(Obstacle.Kind kind, String from, String to) {

    static Hiding of(Obstacle obstacle) {
      return new Hiding(obstacle.kind(), Cube.name(obstacle.from()), Cube.name(obstacle.to()));
    }
  }
}
