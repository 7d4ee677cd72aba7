package plateau.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** The values of options, checked: what was given, what is expected. */
public final class Arguments {

  private Arguments() {}

  /** Any 64-bit number. */
  public static long seed(String given) {
    try {
      return Long.parseLong(given);
    } catch (NumberFormatException e) {
      throw new Problem(Message.of("argument.seed", "given", given), e);
    }
  }

  /** A whole number within limits. */
  public static int whole(String option, String given, int min, int max) {
    try {
      int number = Integer.parseInt(given);
      if (min <= number && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new Problem(outside(option, given, min, max), e);
    }
    throw new Problem(outside(option, given, min, max));
  }

  private static Message outside(String option, String given, int min, int max) {
    return Message.of("argument.whole", "option", option, "given", given, "min", min, "max", max);
  }

  /** {@code rounds=8} and so on; each name once. */
  public static Map<String, String> pairs(List<String> given) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : given) {
      int equals = pair.indexOf('=');
      if (equals < 1) {
        throw new Problem(Message.of("argument.no-pair", "given", pair));
      }
      String name = pair.substring(0, equals);
      if (pairs.put(name, pair.substring(equals + 1)) != null) {
        throw new Problem(Message.of("argument.option-twice", "name", name));
      }
    }
    return pairs;
  }
}
