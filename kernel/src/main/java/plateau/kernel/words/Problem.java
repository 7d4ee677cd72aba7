package plateau.kernel.words;

/**
 * Something that a person did or gave cannot be used. Carries the sentence that says what was seen
 * and what to do.
 */
public class Problem extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Message told;

  public Problem(Message told) {
    super(told.toString());
    this.told = told;
  }

  public Problem(Message told, Throwable cause) {
    super(told.toString(), cause);
    this.told = told;
  }

  public Message told() {
    return told;
  }
}
