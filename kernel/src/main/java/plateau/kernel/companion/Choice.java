package plateau.kernel.companion;

/**
 * One answer.
 *
 * @param name what people call it: a Named, a Message or a number
 */
public record Choice(String value, Object name) {

  /** "Which one?" - nobody, or nothing. */
  public static final String NONE = "none";

  /** "Which one?" - that one there; nobody needs its name. */
  public static final String IT = "it";

  /** The value that stands for a name of the person's own. */
  public static String named(String name) {
    return '"' + name.strip() + '"';
  }
}
