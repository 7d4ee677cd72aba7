package plateau.kernel;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import plateau.kernel.basis.Named;

/** How strong a computer player is meant to be. Every game says who plays at each level. */
public enum Level implements Named {
  EASY,
  NORMAL,
  HARD,
  EXPERT;

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Against whom its strength is counted: the level below, or chance. */
  public String opponent() {
    return this == EASY ? "random" : values()[ordinal() - 1].id();
  }

  /** The level with this id. */
  public static Optional<Level> named(String id) {
    return Arrays.stream(values()).filter(level -> level.id().equals(id)).findFirst();
  }
}
