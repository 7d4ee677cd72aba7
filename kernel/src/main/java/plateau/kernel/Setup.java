package plateau.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/**
 * What is agreed before a match: the number of seats and a value for every option of the game.
 *
 * <p>Made by {@link #of}, which fills in the standard values and refuses what the game does not
 * know.
 */
public record Setup(int seats, Map<String, String> options) {

  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /** The set-up with these seats and options, the other options at their standard. */
  public static Setup of(GameInfo info, int seats, Map<String, String> chosen) {
    checkSeats(info, seats);
    Map<String, String> options = new TreeMap<>();
    info.options().forEach(option -> options.put(option.id(), option.defaultValue()));
    chosen.forEach((name, value) -> options.put(known(info, name, value), value));
    return new Setup(seats, options);
  }

  /** The same with another value for an option that the game knows. */
  public Setup with(String option, String value) {
    Map<String, String> changed = new TreeMap<>(options);
    changed.put(option, value);
    return new Setup(seats, changed);
  }

  /** The value of a {@link Option.Whole}. */
  public int whole(String option) {
    return Integer.parseInt(text(option));
  }

  public String text(String option) {
    String value = options.get(option);
    if (value == null) {
      throw new IllegalArgumentException("no option " + option + " in " + options);
    }
    return value;
  }

  private static void checkSeats(GameInfo info, int seats) {
    if (seats < info.minSeats() || seats > info.maxSeats()) {
      throw new IllegalSetup(
          Message.of(
              "setup.seats",
              "game",
              info.id(),
              "seats",
              seats,
              "min",
              info.minSeats(),
              "max",
              info.maxSeats()));
    }
  }

  private static String known(GameInfo info, String name, String value) {
    Option option = info.option(name).orElseThrow(() -> new IllegalSetup(unknown(info, name)));
    option
        .fault(value)
        .ifPresent(
            fault -> {
              throw new IllegalSetup(fault);
            });
    return option.id();
  }

  private static Message unknown(GameInfo info, String name) {
    var known = info.options().stream().map(Option::id).toList();
    if (known.isEmpty()) {
      return Message.of("setup.no-options", "game", info.id(), "option", name);
    }
    return Message.of(
        "setup.unknown-option",
        "game",
        info.id(),
        "option",
        name,
        "known",
        String.join(", ", known),
        "hint",
        Nearest.hint(name, known));
  }
}
