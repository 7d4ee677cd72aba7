package plateau.table.kept;

/**
 * The store cannot do what it should: the disk is full, say. Unless the commit itself failed,
 * nothing was changed.
 */
public final class StoreFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  public StoreFailure(String what, Throwable cause) {
    super(what, cause);
  }
}
