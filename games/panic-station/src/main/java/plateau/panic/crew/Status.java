package plateau.panic.crew;

import plateau.kernel.basis.Named;

/** Section 2. The Host is infected too. */
public enum Status implements Named {
  HUMAN,
  INFECTED,
  HOST;

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }
}
