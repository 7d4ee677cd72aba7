package plateau.deadzone.text;

import plateau.kernel.basis.Named;

/** What a line of a data file may say, and how it is written. */
public interface Statement extends Named {

  /** The line with its blanks to fill in; three dots stand for more of the same. */
  String usage();

  @Override
  default String id() {
    return usage().split(" ", -1)[0];
  }

  /** Whether it gives a name in some language, so that there is one for each. */
  default boolean isName() {
    return usage().startsWith("name LANGUAGE");
  }

  default boolean hasWords(int count) {
    int words = usage().split(" ", -1).length;
    return usage().endsWith("...") ? count >= words : count == words;
  }
}
