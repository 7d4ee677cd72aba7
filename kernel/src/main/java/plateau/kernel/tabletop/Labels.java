package plateau.kernel.tabletop;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.basis.Recognisable;
import plateau.kernel.words.Words;

/**
 * The names of things for people: {@code card.star-7}, or where many differ in a number alone
 * {@code card.star}, in which {@code {number}} is that number.
 */
public final class Labels {

  private static final Pattern NUMBERED = Pattern.compile("(.+)-(\\d+)");

  private Labels() {}

  /** The key that names this thing alone. */
  public static String key(Item item) {
    return Recognisable.is(item.getClass()) + "." + item.id();
  }

  /** Empty when the words have no name for it. */
  public static Optional<String> of(Item item, Words words) {
    String own = key(item);
    if (words.has(own)) {
      return Optional.of(words.say(own));
    }
    Matcher numbered = NUMBERED.matcher(own);
    return numbered.matches() && words.has(numbered.group(1))
        ? Optional.of(words.say(numbered.group(1), "number", numbered.group(2)))
        : Optional.empty();
  }
}
