package plateau.kernel;

import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Message;

/**
 * Something about a match that can be chosen before it starts. Values are text, so that files and
 * forms can hold them.
 */
public sealed interface Option {

  String id();

  String defaultValue();

  /** What is wrong with this value, if anything. */
  Optional<Message> fault(String value);

  /** A whole number within limits. */
  record Whole(String id, int standard, int min, int max) implements Option {

    @Override
    public String defaultValue() {
      return Integer.toString(standard);
    }

    @Override
    public Optional<Message> fault(String value) {
      return isCanonicalNumber(value) && within(value)
          ? Optional.empty()
          : Optional.of(
              Message.of("setup.not-within", "option", id, "value", value, "min", min, "max", max));
    }

    private boolean within(String value) {
      int number = Integer.parseInt(value);
      return min <= number && number <= max;
    }

    // One spelling for each number: equal set-ups have equal texts.
    private static boolean isCanonicalNumber(String value) {
      return value.matches("0|-?[1-9][0-9]{0,8}");
    }
  }

  /** One word out of several; the first is the standard. */
  record Choice(String id, List<String> values) implements Option {

    public Choice {
      values = List.copyOf(values);
    }

    @Override
    public String defaultValue() {
      return values.getFirst();
    }

    @Override
    public Optional<Message> fault(String value) {
      return values.contains(value)
          ? Optional.empty()
          : Optional.of(
              Message.of(
                  "setup.not-among",
                  "option",
                  id,
                  "value",
                  value,
                  "known",
                  String.join(", ", values)));
    }
  }

  /** Any text up to a length, such as a whole map; the game judges what it says. */
  record Text(String id, String standard, int longest) implements Option {

    @Override
    public String defaultValue() {
      return standard;
    }

    @Override
    public Optional<Message> fault(String value) {
      return value.length() <= longest
          ? Optional.empty()
          : Optional.of(
              Message.of("setup.too-long", "option", id, "length", value.length(), "max", longest));
    }
  }
}
