package plateau.server.store;

import plateau.table.kept.TablePart;

/** Something has changed at a table; what it is now, the store knows. */
public record News(String table, TablePart part) {

  /** Of no table. */
  public static final News NONE = new News("", TablePart.EVENTS);
}
