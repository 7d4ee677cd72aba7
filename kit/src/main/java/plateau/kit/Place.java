package plateau.kit;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Where in the code of a game something failed. */
final class Place {

  private static final int MOST_LINES = 12;
  private static final String KIT = Place.class.getPackageName();

  private Place() {}

  /** The lines of the stack that are not the kit's, up to where the kit called. */
  static String of(Throwable fault) {
    return Arrays.stream(fault.getStackTrace())
        .takeWhile(line -> !line.getClassName().startsWith(KIT + "."))
        .filter(line -> !line.getClassName().startsWith("org.assertj"))
        .limit(MOST_LINES)
        .map(line -> "    at " + line)
        .collect(Collectors.joining("\n"));
  }
}
