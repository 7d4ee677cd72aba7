package plateau.arena.rows;

/** Reads the fields of rows one after the other, as {@link CsvRows#field} wrote them. */
public final class CsvFields {

  private final String csv;
  private int at;

  public CsvFields(String csv) {
    this.csv = csv;
  }

  public boolean isAtEnd() {
    return at == csv.length();
  }

  /** The next field, and steps over the comma or the end of the row behind it. */
  public String next() {
    String field = csv.charAt(at) == '"' ? quoted() : plain();
    at++;
    return field;
  }

  private String plain() {
    int start = at;
    while (csv.charAt(at) != ',' && csv.charAt(at) != '\n') {
      at++;
    }
    return csv.substring(start, at);
  }

  // Two quotes stand for one; a single one ends the field.
  private String quoted() {
    StringBuilder field = new StringBuilder();
    for (at++; csv.charAt(at) != '"' || csv.charAt(at + 1) == '"'; at++) {
      if (csv.charAt(at) == '"') {
        at++;
      }
      field.append(csv.charAt(at));
    }
    at++;
    return field.toString();
  }
}
