package plateau.table.kept;

import plateau.kernel.basis.Named;

/** Who a seat is for. */
public enum SeatKind implements Named {
  PERSON,
  OPEN,
  COMPUTER,
  BOT;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
