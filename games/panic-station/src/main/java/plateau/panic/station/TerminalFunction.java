package plateau.panic.station;

import java.util.List;
import plateau.kernel.basis.Named;

/** 8.7. */
public enum TerminalFunction implements Named {
  HEAT_SCAN,
  OPEN_DOORS,
  REVEAL_ROOM;

  public static final List<TerminalFunction> ALL = List.of(values());

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }
}
