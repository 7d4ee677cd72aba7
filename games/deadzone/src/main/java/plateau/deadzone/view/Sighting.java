package plateau.deadzone.view;

import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.sight.Obstacle;
import plateau.deadzone.sight.Visibility;

/**
 * An enemy as a figure sees it.
 *
 * @param side the enemy's
 * @param hidden what hides it, or a part of it
 * @param bar why it cannot be shot at all
 * @param shot with the first weapon that can shoot it
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
    Optional<FirstShot> shot) {

  /**
   * A shot that could be made.
   *
   * @param harm the chance that it hurts the target or pins it
   */
  public record FirstShot(WeaponId weapon, double harm) {}

  /** An obstacle, with the names of its cubes. */
  public record Hiding(Obstacle.Kind kind, String from, String to) {

    public static Hiding of(Obstacle obstacle) {
      return new Hiding(obstacle.kind(), Cube.name(obstacle.from()), Cube.name(obstacle.to()));
    }
  }
}
