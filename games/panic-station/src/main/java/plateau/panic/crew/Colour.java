package plateau.panic.crew;

import java.util.List;
import plateau.kernel.basis.Named;

/** The colours of section 3.4; place i at the table, which is seat i - 1, has the i-th (R73). */
public enum Colour implements Named {
  RED,
  GREEN,
  PURPLE,
  ORANGE,
  BLUE,
  WHITE;

  public static final List<Colour> ALL = List.of(values());

  private final String id = Named.kebab(name());

  public int seat() {
    return ordinal();
  }

  @Override
  public String id() {
    return id;
  }
}
