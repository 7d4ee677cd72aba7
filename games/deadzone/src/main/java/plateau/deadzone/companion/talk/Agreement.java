package plateau.deadzone.companion.talk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.deadzone.companion.save.SavedGame;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.mission.Objectives;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * What is agreed before the first figure is put down (C2.3), as far as it was said. Immutable.
 *
 * @param jade the id of a sample team, or the text of a team's file
 * @param profiles of figures that have another one than their roster says
 */
record Agreement(
    String jade,
    Map<String, Profile> profiles,
    Optional<String> enemy,
    boolean objectives,
    boolean realDice) {

  /** Before anything was said. */
  static final Agreement NONE = new Agreement("", Map.of(), Optional.empty(), true, false);

  private static final String WITH = "with";
  private static final String WITHOUT = "without";

  /** The program rolls JADE's dice. */
  static final String AUTO = "auto";

  /** The person rolls them. */
  static final String ASK = "ask";

  Agreement {
    profiles = Map.copyOf(profiles);
  }

  /** The game as it begins. */
  SavedGame game(long seed) {
    return new SavedGame(jade, profiles, enemy, objectives, realDice, seed, List.of());
  }

  /** What can be answered; profiles can also be left as they are, and the enemy unknown. */
  List<Choice> choices(SetupQuestion question) {
    return switch (question) {
      case TEAM, ENEMY -> teams();
      case PROFILE -> jadeTeam().figures().stream().map(this::profileChoice).toList();
      case MISSION -> missions();
      case DICE ->
          List.of(
              new Choice(AUTO, Message.of("companion.setup.dice.program")),
              new Choice(ASK, Message.of("companion.setup.dice.person")));
    };
  }

  /**
   * After this answer. A figure's profile is turned over by its id.
   *
   * @throws Problem if it is no answer
   */
  Agreement with(SetupQuestion question, String value) {
    return switch (question) {
      case TEAM -> new Agreement(team(value), Map.of(), enemy, objectives, realDice);
      case PROFILE -> turned(known(question, value));
      case ENEMY -> new Agreement(jade, profiles, enemyTeam(value), objectives, realDice);
      case MISSION -> new Agreement(jade, profiles, enemy, hasObjectives(value), realDice);
      case DICE ->
          new Agreement(
              jade, profiles, enemy, objectives, known(question, value).value().equals(ASK));
    };
  }

  private static List<Choice> teams() {
    return StrikeTeam.SAMPLES.ids().stream()
        .map(id -> new Choice(id, StrikeTeam.SAMPLES.find(id).orElseThrow()))
        .toList();
  }

  private static List<Choice> missions() {
    List<Choice> missions = new ArrayList<>();
    for (String id : Mission.SAMPLES.ids()) {
      missions.add(new Choice(id, Mission.SAMPLES.find(id).orElseThrow()));
    }
    missions.add(new Choice(WITH, Message.of("companion.setup.mission.with")));
    missions.add(new Choice(WITHOUT, Message.of("companion.setup.mission.without")));
    return missions;
  }

  private StrikeTeam jadeTeam() {
    return StrikeTeam.SAMPLES.find(jade).orElseGet(() -> TeamReader.read("jade", jade));
  }

  // A4.5 proposes; the owner may say otherwise.
  private Choice profileChoice(FigureType figure) {
    Profile profile = profiles.getOrDefault(figure.id(), figure.profile());
    return new Choice(
        figure.id(),
        Message.of("companion.setup.profile.figure", "figure", figure, "profile", profile));
  }

  private Choice known(SetupQuestion question, String value) {
    List<Choice> choices = choices(question);
    return choices.stream()
        .filter(choice -> choice.value().equals(value))
        .findFirst()
        .orElseThrow(() -> NoSuchAnswer.to(choices, value));
  }

  private Agreement turned(Choice choice) {
    FigureType figure =
        jadeTeam().figures().stream()
            .filter(one -> one.id().equals(choice.value()))
            .findFirst()
            .orElseThrow();
    Map<String, Profile> now = new HashMap<>(profiles);
    if (now.remove(figure.id()) == null) {
      now.put(figure.id(), figure.profile() == Profile.COMBAT ? Profile.SHOOTING : Profile.COMBAT);
    }
    return new Agreement(jade, now, enemy, objectives, realDice);
  }

  private static Optional<String> enemyTeam(String value) {
    return value.equals(Choice.NONE) ? Optional.empty() : Optional.of(team(value));
  }

  // A text of several lines is that of a file, which must hold a legal team.
  private static String team(String value) {
    if (value.contains("\n")) {
      TeamReader.read("team", value);
    } else if (StrikeTeam.SAMPLES.find(value).isEmpty()) {
      throw new Problem(
          Message.of(
              "companion.setup.no-such-team", "typed", value, "known", StrikeTeam.SAMPLES.ids()));
    }
    return value;
  }

  private static boolean hasObjectives(String mission) {
    return mission.equals(WITH)
        || (!mission.equals(WITHOUT)
            && Mission.SAMPLES.chosen("mission", mission).objectives() != Objectives.NONE);
  }
}
