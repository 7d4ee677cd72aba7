package plateau.table.kept;

/** Another server has written the event with this number. */
public final class SeqTaken extends Overtaken {

  private static final long serialVersionUID = 1;

  public SeqTaken(int seq) {
    super("event " + seq + " is taken");
  }
}
