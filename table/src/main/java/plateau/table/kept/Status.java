package plateau.table.kept;

import java.util.Arrays;
import java.util.Optional;
import plateau.kernel.basis.Named;

/** How far a table has come. */
public enum Status implements Named {
  /** Somebody has not come yet. */
  WAITING,
  PLAYING,
  OVER;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  public static Optional<Status> of(String id) {
    return Arrays.stream(values()).filter(status -> status.id().equals(id)).findFirst();
  }
}
