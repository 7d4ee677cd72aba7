package plateau.app.companion;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.play.Vocabulary;
import plateau.deadzone.companion.Prompt;
import plateau.deadzone.companion.save.SavedGame;
import plateau.deadzone.companion.talk.Agreement;
import plateau.deadzone.companion.talk.SetupQuestion;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Problem;

/**
 * The set-up (C2.3): JADE's team, its profiles, the enemy's roster, the mission, the dice. What the
 * command line has said is not asked; back goes to the question before.
 */
public final class Preparation {

  /** What the command line says. */
  public record Given(
      Optional<String> team,
      Optional<String> enemy,
      Optional<String> mission,
      Optional<Boolean> realDice,
      long seed) {

    private Map<SetupQuestion, String> answers() {
      Map<SetupQuestion, String> answers = new EnumMap<>(SetupQuestion.class);
      team.ifPresent(name -> answers.put(SetupQuestion.TEAM, source(name)));
      enemy.ifPresent(name -> answers.put(SetupQuestion.ENEMY, source(name)));
      mission.ifPresent(name -> answers.put(SetupQuestion.MISSION, name));
      realDice.ifPresent(
          real -> answers.put(SetupQuestion.DICE, real ? Agreement.ASK : Agreement.AUTO));
      return answers;
    }
  }

  private enum Next {
    GO_ON,
    GO_BACK,
    ASK_AGAIN,
    LEAVE
  }

  private final Session session;
  private final Given given;
  private final Vocabulary<TalkWord> vocabulary = TalkWord.vocabulary();
  private Agreement agreement = Agreement.NONE;

  public Preparation(Session session, Given given) {
    this.session = session;
    this.given = given;
  }

  /** The game as it begins; empty when they leave. */
  public Optional<SavedGame> run() {
    List<SetupQuestion> questions = new ArrayList<>(List.of(SetupQuestion.values()));
    given
        .answers()
        .forEach(
            (question, answer) -> {
              agreement = agreement.with(question, answer);
              questions.remove(question);
            });
    if (given.team().isPresent()) {
      questions.remove(SetupQuestion.PROFILE);
    }
    return walk(questions) ? Optional.of(agreement.game(given.seed())) : Optional.empty();
  }

  private boolean walk(List<SetupQuestion> questions) {
    int step = 0;
    while (step < questions.size()) {
      switch (ask(questions.get(step))) {
        case GO_ON -> step++;
        case GO_BACK -> step = Math.max(0, step - 1);
        case ASK_AGAIN -> {}
        case LEAVE -> {
          return false;
        }
      }
    }
    return true;
  }

  // The id of a sample, or the text of a file that holds a legal team.
  private static String source(String name) {
    boolean isFile =
        StrikeTeam.SAMPLES.find(name).isEmpty()
            && !name.equals(Prompt.NONE)
            && Files.exists(TextFile.path(name));
    if (!isFile) {
      return name;
    }
    String text = TextFile.read(TextFile.path(name));
    TeamReader.read(name, text);
    return text;
  }

  private Next ask(SetupQuestion question) {
    List<Choice> answers = agreement.choices(question);
    Choices choices = Choices.among(answers, session.words());
    session.terminal().out().println();
    session.tell(question.key());
    session.print(choices.lines(session.terminal().width()));
    Optional<String> line = session.ask(session.say("talk.setup." + question.id()));
    if (line.isEmpty()) {
      return Next.LEAVE;
    }
    Optional<TalkWord> word = vocabulary.read(line.get()).map(Vocabulary.Typed::word);
    if (word.isPresent()) {
      switch (word.get()) {
        case BACK -> {
          return Next.GO_BACK;
        }
        case QUIT -> {
          return Next.LEAVE;
        }
        case HELP -> {
          session.tell(question.key() + ".about");
          return Next.ASK_AGAIN;
        }
        default -> {}
      }
    }
    try {
      return line.get().isEmpty()
          ? enter(question)
          : answer(question, choices, answers, line.get());
    } catch (Problem problem) {
      session.tell(problem.message());
      return Next.ASK_AGAIN;
    }
  }

  // Enter alone leaves the profiles as they are, and the enemy unknown.
  private Next enter(SetupQuestion question) {
    return switch (question) {
      case PROFILE -> Next.GO_ON;
      case ENEMY -> {
        agreement = agreement.with(question, Prompt.NONE);
        yield Next.GO_ON;
      }
      case TEAM, MISSION, DICE -> Next.ASK_AGAIN;
    };
  }

  private Next answer(SetupQuestion question, Choices choices, List<Choice> answers, String line) {
    List<Integer> meant = choices.meant(line);
    boolean takesFile = question == SetupQuestion.TEAM || question == SetupQuestion.ENEMY;
    if (meant.size() != 1 && !takesFile) {
      session.tell(choices.complaint(line, meant));
      return Next.ASK_AGAIN;
    }
    String value = meant.size() == 1 ? answers.get(meant.getFirst()).value() : source(line);
    agreement = agreement.with(question, value);
    return question == SetupQuestion.PROFILE ? Next.ASK_AGAIN : Next.GO_ON;
  }
}
