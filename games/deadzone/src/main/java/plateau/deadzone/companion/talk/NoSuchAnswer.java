package plateau.deadzone.companion.talk;

import java.util.List;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Something was answered that the question does not offer. */
final class NoSuchAnswer {

  private NoSuchAnswer() {}

  static Problem to(List<Choice> choices, String value) {
    List<Object> known = choices.stream().map(Choice::name).toList();
    return new Problem(Message.of("companion.no-such-answer", "typed", value, "known", known));
  }
}
