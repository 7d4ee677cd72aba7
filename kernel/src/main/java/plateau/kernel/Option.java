package plateau.kernel;

import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * Something about a match that can be chosen before it starts. Values are text, so that files and
 * forms can hold them.
 */
public sealed interface Option {

  /** The values of a {@link OneOf} that is a switch. */
  String ON = "on";

  String OFF = "off";

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
  record OneOf(String id, List<String> values) implements Option {

    public OneOf {
      values = List.copyOf(values);
    }

    /** Whether it is only switched on or off. */
    public boolean isSwitch() {
      return values.size() == 2 && values.contains(ON) && values.contains(OFF);
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

  /**
   * Any text up to a length, such as a whole map; the game judges what it says.
   *
   * @param ready what may be named in place of a text
   */
  record Text(String id, String standard, int longest, List<Ready> ready) implements Option {

    public Text {
      ready = List.copyOf(ready);
    }

    public Text(String id, String standard, int longest) {
      this(id, standard, longest, List.of());
    }

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

  /**
   * Something that comes with the game, so that nobody has to write it: a map, a team.
   *
   * @param thing its id is the value of the option
   * @param highest a number from 1 to this one may follow behind a colon, as in {@code
   *     generated:7}; 0 when none may. What the number means has the key of the thing with {@code
   *     .number}
   */
  record Ready(Named thing, int highest) {

    public static Ready of(Named thing) {
      return new Ready(thing, 0);
    }

    /** The number that this value names, 0 for the thing without one; empty for another value. */
    public Optional<Integer> numberIn(String value) {
      if (value.equals(thing.id())) {
        return Optional.of(0);
      }
      String start = thing.id() + ":";
      return highest > 0 && value.startsWith(start)
          ? Optional.of(value.substring(start.length()))
              .filter(number -> number.matches("[1-9][0-9]{0,8}"))
              .map(Integer::valueOf)
          : Optional.empty();
    }
  }
}
