package plateau.table.kept;

/** Another server was quicker: what we know of the table is old, and has to be read again. */
public class Overtaken extends RuntimeException {

  private static final long serialVersionUID = 1;

  public Overtaken(String where) {
    super(where);
  }
}
