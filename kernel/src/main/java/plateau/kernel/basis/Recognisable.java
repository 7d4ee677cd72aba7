package plateau.kernel.basis;

/**
 * A record that says in JSON what it is, before its facts: {@code {"is":"pile", …}}. So whoever
 * reads a view, in any language, knows it again without knowing the game.
 */
public interface Recognisable {

  /** The fact by which it is known again. */
  String IS = "is";

  /** What the records of a class say that they are. */
  static String is(Class<?> type) {
    return Kebab.of(type.getSimpleName());
  }
}
