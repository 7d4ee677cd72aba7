package plateau.deadzone.companion.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.companion.Prompt;
import plateau.deadzone.companion.save.SaveReader;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Printing;
import plateau.kernel.companion.Talk;
import plateau.kernel.words.Message;

/** JADE for people with real miniatures (C2), on any screen. */
public final class DeadzoneCompanion implements Companion {

  private static final List<SetupQuestion> QUESTIONS = List.of(SetupQuestion.values());

  /** How the files of its games end. */
  static final String ENDING = ".companion";

  /** How far the preparation has come. */
  private record Prepared(Agreement agreement, int asked) {

    Prepared after(String value) {
      if (asked == QUESTIONS.size()) {
        throw NoSuchAnswer.to(List.of(), value);
      }
      SetupQuestion question = QUESTIONS.get(asked);
      if (question == SetupQuestion.PROFILE) {
        // Asked again and again until they are right.
        return value.equals(Prompt.GO)
            ? new Prepared(agreement, asked + 1)
            : new Prepared(agreement.with(question, value), asked);
      }
      return new Prepared(agreement.with(question, value), asked + 1);
    }

    Optional<Ask> ask() {
      return asked == QUESTIONS.size() ? Optional.empty() : Optional.of(ask(QUESTIONS.get(asked)));
    }

    private Ask ask(SetupQuestion question) {
      List<Choice> choices = new ArrayList<>(agreement.choices(question));
      Optional<String> usual = Optional.empty();
      if (question == SetupQuestion.PROFILE) {
        choices.add(new Choice(Prompt.GO, Message.of("companion.go-on")));
        usual = Optional.of(Prompt.GO);
      }
      if (question == SetupQuestion.ENEMY) {
        choices.add(new Choice(Choice.NONE, Message.of("companion.none")));
        usual = Optional.of(Choice.NONE);
      }
      return new Ask(
          question.id(),
          Ask.Kind.WHICH,
          Message.of(question.key()),
          Optional.of(Message.of(question.key() + ".about")),
          choices,
          usual,
          question == SetupQuestion.TEAM || question == SetupQuestion.ENEMY);
    }
  }

  private static Prepared prepared(List<String> answers) {
    Prepared prepared = new Prepared(Agreement.NONE, 0);
    for (String answer : answers) {
      prepared = prepared.after(answer);
    }
    return prepared;
  }

  @Override
  public String game() {
    return new DeadzoneGame().info().id();
  }

  @Override
  public List<Class<?>> homes() {
    return List.of(DeadzoneGame.class, plateau.deadzone.companion.Companion.class);
  }

  @Override
  public String ending() {
    return ENDING;
  }

  @Override
  public Optional<Ask> preparing(List<String> answers) {
    return prepared(answers).ask();
  }

  @Override
  public Talk begin(List<String> answers, long seed) {
    return new JadeTalk(prepared(answers).agreement().game(seed));
  }

  @Override
  public Talk open(String text) {
    return new JadeTalk(SaveReader.read(text));
  }

  @Override
  public Printing printing() {
    return PrintedParts.all();
  }
}
