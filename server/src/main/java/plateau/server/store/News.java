package plateau.server.store;

/** Something has changed at a table; what it is now, the store knows. */
public record News(String table, Part part) {

  /** What of a table has changed. */
  public enum Part {
    EVENTS,
    SEATS,
    CHAT,
    UNDO,
    GUESTS
  }

  /** Of no table. */
  public static final News NONE = new News("", Part.EVENTS);
}
