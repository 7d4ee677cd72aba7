package plateau.arena;

import java.util.Optional;
import plateau.kernel.GameInfo;
import plateau.kernel.Option;
import plateau.kernel.words.Words;

/** How people call the options of a game and their values, in one language. */
public final class OptionNames {

  private final GameInfo game;
  private final Words words;

  /** With the words of the game and of the arena. */
  public OptionNames(GameInfo game, Words words) {
    this.game = game;
    this.words = words;
  }

  /** What can be chosen. */
  public String name(String option) {
    return words.say("option." + option);
  }

  /** What was chosen. */
  public String value(String option, String value) {
    return game.option(option)
        .map(
            known ->
                switch (known) {
                  case Option.Whole _ -> value;
                  case Option.OneOf choice -> value(choice, value);
                  case Option.Text text -> value(text, value);
                })
        .orElse(value);
  }

  private String value(Option.OneOf choice, String value) {
    String key = choice.id() + "." + value;
    if (words.has(key)) {
      return words.say(key);
    }
    return choice.isSwitch() ? words.say("switch." + value) : value;
  }

  private String value(Option.Text text, String value) {
    return text.ready().stream()
        .flatMap(ready -> named(ready, value).stream())
        .findFirst()
        .orElseGet(() -> words.say("option-text.own", "lines", value.lines().count()));
  }

  private Optional<String> named(Option.Ready ready, String value) {
    String name = words.name(ready.thing());
    return ready
        .numberIn(value)
        .map(
            number ->
                number == 0
                    ? name
                    : words.say("option-text.numbered", "name", name, "number", number));
  }
}
