package plateau.arena.rows;

/** A column of a table: its name and what its fields hold. */
public record Column(String name, Content content) {

  /** What a field of CSV holds. */
  public enum Content {
    TEXT,
    INT,
    LONG,
    /** A number, or an empty field for none. */
    OPTIONAL_INT,
    /** Numbers with spaces between them, or an empty field for none. */
    INTS
  }
}
