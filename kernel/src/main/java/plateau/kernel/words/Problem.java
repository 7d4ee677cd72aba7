package plateau.kernel.words;

/**
 * Something that a person did or gave cannot be used. Carries the sentence that says what was seen
 * and what to do.
 */
public class Problem extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Message message;

  public Problem(Message message) {
    super(message.toString());
    this.message = message;
  }

  public Problem(Message message, Throwable cause) {
    super(message.toString(), cause);
    this.message = message;
  }

  public Message message() {
    return message;
  }
}
