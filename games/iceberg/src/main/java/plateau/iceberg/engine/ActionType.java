package plateau.iceberg.engine;

import java.util.List;
import plateau.kernel.basis.Named;

/** §8.1. Programs write a type as its number, which is its place here. */
public enum ActionType implements Named {
  MOVE(1),
  SLIDE(3),
  PUSH(5);

  public static final List<ActionType> ALL = List.of(values());

  private final int cost;

  ActionType(int cost) {
    this.cost = cost;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** The points that the acting agent pays. */
  public int cost() {
    return cost;
  }

  /** M, S or P. */
  public char letter() {
    return name().charAt(0);
  }
}
