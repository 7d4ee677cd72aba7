package plateau.codroid.companion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.codroid.CodroidGame;
import plateau.kernel.GameInfo;
import plateau.kernel.Option;
import plateau.kernel.Setup;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/** What is asked before the game: how many people, the options of the rules, whose dice. */
final class SetupQuestions {

  /** What was agreed. */
  record Agreed(Setup setup, boolean realDice) {}

  private static final String SEATS = "seats";
  private static final String DICE = "dice";
  private static final String PROGRAM = "program";
  private static final String PERSON = "person";
  private static final GameInfo INFO = new CodroidGame().info();
  private static final List<Ask> ALL = all();

  private SetupQuestions() {}

  private static List<Ask> all() {
    List<Ask> all = new ArrayList<>();
    all.add(number(SEATS, "companion.setup.seats", INFO.minSeats(), INFO.maxSeats(), 1));
    for (Option option : INFO.options()) {
      if (option instanceof Option.Whole(String id, int standard, int min, int max)) {
        all.add(number(id, "option." + id, min, max, standard));
      }
    }
    all.add(
        which(
            DICE, "companion.setup.dice", List.of(dice(PERSON), dice(PROGRAM)), Optional.empty()));
    return all;
  }

  private static Ask number(String id, String text, int min, int max, int usual) {
    List<Choice> numbers =
        IntStream.rangeClosed(min, max)
            .mapToObj(number -> new Choice(Integer.toString(number), number))
            .toList();
    return which(id, text, numbers, Optional.of(Integer.toString(usual)));
  }

  private static Choice dice(String whose) {
    return new Choice(whose, Message.of("companion.setup.dice." + whose));
  }

  private static Ask which(String id, String text, List<Choice> choices, Optional<String> usual) {
    return new Ask(
        id,
        Ask.Kind.WHICH,
        Message.of(text),
        Optional.of(Message.of("companion.setup." + id + ".about")),
        choices,
        usual,
        false);
  }

  /** The question after these answers. */
  static Optional<Ask> after(List<String> answers) {
    check(answers);
    return answers.size() == ALL.size() ? Optional.empty() : Optional.of(ALL.get(answers.size()));
  }

  private static void check(List<String> answers) {
    for (int i = 0; i < answers.size(); i++) {
      String value = answers.get(i);
      List<Choice> choices = i < ALL.size() ? ALL.get(i).choices() : List.of();
      if (choices.stream().noneMatch(choice -> choice.value().equals(value))) {
        throw CodroidTalk.noSuchAnswer(choices, value);
      }
    }
  }

  /** What these answers, all of them, agree on. */
  static Agreed agreed(List<String> answers) {
    check(answers);
    Map<String, String> options = new HashMap<>();
    for (int i = 1; i < ALL.size() - 1; i++) {
      options.put(ALL.get(i).id(), answers.get(i));
    }
    int seats = Integer.parseInt(answers.getFirst());
    boolean realDice = answers.getLast().equals(PERSON);
    return new Agreed(Setup.of(INFO, seats, options), realDice);
  }
}
