package plateau.kernel.tabletop;

import java.util.List;
import java.util.function.Supplier;

/** What no thing on a table can be. Views are made all the time, so a sentence only when it is. */
final class Checked {

  private static final int LONGEST_SIGN = 3;

  private Checked() {}

  static void id(String id) {
    that(isKebab(id), () -> "an id is in lower-case-kebab, as in \"star-7\": \"" + id + "\"");
  }

  private static boolean isKebab(String id) {
    char before = '-';
    for (int i = 0; i < id.length(); i++) {
      char sign = id.charAt(i);
      boolean isPlain = (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9');
      if (!isPlain && (sign != '-' || before == '-')) {
        return false;
      }
      before = sign;
    }
    return before != '-';
  }

  static void seat(int seat) {
    that(seat >= 0, () -> "seats are numbered from 0: " + seat);
  }

  static void sign(String sign) {
    that(
        sign.codePointCount(0, sign.length()) <= LONGEST_SIGN,
        () -> "a sign has at most three characters: \"" + sign + "\"");
  }

  static void size(String id, int size, List<?> cards) {
    that(
        size >= cards.size(),
        () -> "%s has %d cards, but tells of %d".formatted(id, size, cards.size()));
  }

  static void that(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise.get());
    }
  }
}
