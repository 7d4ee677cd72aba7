package plateau.app.companion;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.play.Vocabulary;
import plateau.deadzone.companion.save.SavedGame;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.mission.Objectives;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;
import plateau.kernel.words.Message;
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
      long seed) {}

  private enum Next {
    GO_ON,
    GO_BACK,
    ASK_AGAIN,
    LEAVE
  }

  private interface Step {
    Next ask();
  }

  private static final String NONE = "none";

  private final Session session;
  private final Given given;
  private final Vocabulary<TalkWord> vocabulary = TalkWord.vocabulary();
  private final Map<String, Profile> profiles = new HashMap<>();
  private String jade = "";
  private Optional<String> enemy = Optional.empty();
  private boolean objectives = true;
  private boolean realDice;

  public Preparation(Session session, Given given) {
    this.session = session;
    this.given = given;
  }

  /** The game as it begins; empty when they leave. */
  public Optional<SavedGame> run() {
    List<Step> steps = new ArrayList<>();
    given.team().ifPresentOrElse(team -> jade = source(team), () -> steps.add(this::askTeam));
    if (given.team().isEmpty()) {
      steps.add(this::askProfiles);
    }
    given.enemy().ifPresentOrElse(this::setEnemy, () -> steps.add(this::askEnemy));
    given
        .mission()
        .ifPresentOrElse(
            mission -> objectives = hasObjectives(mission), () -> steps.add(this::askMission));
    given.realDice().ifPresentOrElse(real -> realDice = real, () -> steps.add(this::askDice));
    return walk(steps)
        ? Optional.of(
            new SavedGame(jade, profiles, enemy, objectives, realDice, given.seed(), List.of()))
        : Optional.empty();
  }

  private static boolean walk(List<Step> steps) {
    int step = 0;
    while (step < steps.size()) {
      switch (steps.get(step).ask()) {
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

  private void setEnemy(String name) {
    enemy = name.equals(NONE) ? Optional.empty() : Optional.of(source(name));
  }

  private static boolean hasObjectives(String mission) {
    return Mission.SAMPLES.chosen("mission", mission).objectives() != Objectives.NONE;
  }

  // The id of a sample, or the text of a file that holds a legal team.
  private static String source(String name) {
    if (StrikeTeam.SAMPLES.find(name).isPresent()) {
      return name;
    }
    if (!Files.exists(TextFile.path(name))) {
      throw new Problem(
          Message.of("talk.no-such-team", "typed", name, "known", StrikeTeam.SAMPLES.ids()));
    }
    String text = TextFile.read(TextFile.path(name));
    TeamReader.read(name, text);
    return text;
  }

  private interface Reaction {
    Next to(String line);
  }

  private Next ask(String question, Reaction reaction) {
    Optional<String> line = session.ask(session.say(question));
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
          session.tell(question + ".about");
          return Next.ASK_AGAIN;
        }
        default -> {}
      }
    }
    try {
      return reaction.to(line.get());
    } catch (Problem problem) {
      session.tell(problem.told());
      return Next.ASK_AGAIN;
    }
  }

  private List<StrikeTeam> samples() {
    return StrikeTeam.SAMPLES.ids().stream()
        .map(id -> StrikeTeam.SAMPLES.find(id).orElseThrow())
        .toList();
  }

  private Choices list(String question, List<?> names, List<String> ids) {
    Choices choices = Choices.of(ids, names, session.words());
    session.terminal().out().println();
    session.tell(question + ".list");
    session.print(choices.lines(session.terminal().width()));
    return choices;
  }

  private Next askTeam() {
    Choices choices = list("talk.setup.team", samples(), StrikeTeam.SAMPLES.ids());
    return ask(
        "talk.setup.team",
        line -> {
          if (line.isEmpty()) {
            return Next.ASK_AGAIN;
          }
          jade = team(choices, line);
          profiles.clear();
          return Next.GO_ON;
        });
  }

  private static String team(Choices choices, String line) {
    List<Integer> meant = choices.meant(line);
    return meant.size() == 1 ? StrikeTeam.SAMPLES.ids().get(meant.getFirst()) : source(line);
  }

  private StrikeTeam jadeTeam() {
    return StrikeTeam.SAMPLES.find(jade).orElseGet(() -> TeamReader.read("jade", jade));
  }

  // A4.5 proposes; the owner may say otherwise.
  private Next askProfiles() {
    List<FigureType> figures = jadeTeam().figures();
    List<Message> names =
        figures.stream()
            .map(
                figure ->
                    Message.of(
                        "talk.setup.profile.figure",
                        "figure",
                        figure,
                        "profile",
                        profiles.getOrDefault(figure.id(), figure.profile())))
            .toList();
    Choices choices =
        list("talk.setup.profile", names, figures.stream().map(FigureType::id).toList());
    return ask(
        "talk.setup.profile",
        line -> {
          if (line.isEmpty()) {
            return Next.GO_ON;
          }
          List<Integer> meant = choices.meant(line);
          if (meant.size() == 1) {
            turn(figures.get(meant.getFirst()));
          } else {
            session.tell(choices.complaint(line, meant));
          }
          return Next.ASK_AGAIN;
        });
  }

  private void turn(FigureType figure) {
    Profile other = figure.profile() == Profile.COMBAT ? Profile.SHOOTING : Profile.COMBAT;
    if (profiles.remove(figure.id()) == null) {
      profiles.put(figure.id(), other);
    }
  }

  private Next askEnemy() {
    Choices choices = list("talk.setup.enemy", samples(), StrikeTeam.SAMPLES.ids());
    return ask(
        "talk.setup.enemy",
        line -> {
          enemy = line.isEmpty() ? Optional.empty() : Optional.of(team(choices, line));
          return Next.GO_ON;
        });
  }

  private Next askMission() {
    List<String> ids = new ArrayList<>(Mission.SAMPLES.ids());
    List<Object> names = new ArrayList<>();
    ids.forEach(id -> names.add(Mission.SAMPLES.find(id).orElseThrow()));
    ids.addAll(List.of("with", "without"));
    names.add(Message.of("talk.setup.mission.with"));
    names.add(Message.of("talk.setup.mission.without"));
    Choices choices = list("talk.setup.mission", names, ids);
    return choose(
        "talk.setup.mission",
        choices,
        index ->
            objectives =
                index < Mission.SAMPLES.ids().size()
                    ? hasObjectives(ids.get(index))
                    : ids.get(index).equals("with"));
  }

  private Next askDice() {
    Choices choices =
        list(
            "talk.setup.dice",
            List.of(Message.of("talk.setup.dice.program"), Message.of("talk.setup.dice.person")),
            List.of("auto", "ask"));
    return choose("talk.setup.dice", choices, index -> realDice = index == 1);
  }

  private interface Chosen {
    void index(int index);
  }

  private Next choose(String question, Choices choices, Chosen chosen) {
    return ask(
        question,
        line -> {
          List<Integer> meant = choices.meant(line);
          if (meant.size() == 1) {
            chosen.index(meant.getFirst());
            return Next.GO_ON;
          }
          if (!line.isEmpty()) {
            session.tell(choices.complaint(line, meant));
          }
          return Next.ASK_AGAIN;
        });
  }
}
