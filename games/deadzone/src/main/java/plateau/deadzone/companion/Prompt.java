package plateau.deadzone.companion;

import java.util.List;
import java.util.stream.IntStream;
import plateau.deadzone.command.CommandDie;
import plateau.kernel.companion.Ask.Kind;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/** A question that waits for its answer. Each is yes/no, "which one", a die, or just "go on". */
public record Prompt(Question question, Kind kind, Message text, List<Choice> choices) {

  static final String YES = "yes";
  static final String NO = "no";

  /** "Go on." */
  public static final String GO = "go";

  public Prompt {
    choices = List.copyOf(choices);
  }

  static Prompt yesNo(Question question, Message text) {
    return new Prompt(
        question,
        Kind.YES_NO,
        text,
        List.of(
            new Choice(YES, Message.of("companion.yes")),
            new Choice(NO, Message.of("companion.no"))));
  }

  static Prompt die(Question question, Message text, int sides) {
    return new Prompt(
        question,
        Kind.DIE,
        text,
        IntStream.rangeClosed(1, sides)
            .mapToObj(face -> new Choice(Integer.toString(face), faceName(sides, face)))
            .toList());
  }

  private static Object faceName(int sides, int face) {
    return sides == CommandDie.values().length ? CommandDie.values()[face - 1] : face;
  }

  static Prompt goOn(Question question, Message text) {
    return new Prompt(
        question, Kind.GO_ON, text, List.of(new Choice(GO, Message.of("companion.go-on"))));
  }

  static boolean isOwnName(String value) {
    return value.length() > 2 && value.startsWith("\"") && value.endsWith("\"");
  }

  static String ownName(String value) {
    return value.substring(1, value.length() - 1);
  }

  public boolean accepts(String value) {
    return choices.stream().anyMatch(choice -> choice.value().equals(value))
        || (kind == Kind.NAME && isOwnName(value));
  }
}
