package plateau.deadzone.sight;

import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Face;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * What hides a target, or a part of it.
 *
 * @param from the cube that the line comes from
 * @param to the cube that it enters: the one that hides it, or the one beyond a face or a corner
 */
public record Obstacle(Kind kind, int from, int to) {

  /** The sorts of obstacles. */
  public enum Kind implements Named {
    SMOKE,
    COVER,
    SOLID,
    FULL_FLOOR,
    HALF_FLOOR,
    LOW,
    DOOR,
    WINDOW,
    WALL,
    /** The ways round an edge or a corner are not all open (R3). */
    CORNER;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  static Kind kindOf(Face face) {
    return switch (face) {
      case LOW -> Kind.LOW;
      case DOOR -> Kind.DOOR;
      case WINDOW -> Kind.WINDOW;
      case WALL -> Kind.WALL;
      case OPEN -> throw new IllegalArgumentException("nothing is in the way");
    };
  }

  /** In words: "low wall between A4 and A5". */
  public Message message() {
    return Message.of("obstacle." + kind.id(), "from", Cube.name(from), "to", Cube.name(to));
  }
}
