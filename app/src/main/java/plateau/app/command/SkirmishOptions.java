package plateau.app.command;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.GameInfo;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code --team T}, for South and then for North, and {@code --mission M}, for skirmishes. */
final class SkirmishOptions {

  private static final List<String> TEAMS = List.of("south-team", "north-team");
  private static final String MISSION = "mission";

  @Option(names = "--team", paramLabel = "${bundle:label.team}", descriptionKey = "team")
  List<String> teams = List.of();

  @Option(names = "--mission", paramLabel = "${bundle:label.mission}", descriptionKey = "mission")
  @Nullable String mission;

  /** The options of a match with teams and mission among them. */
  Map<String, String> addedTo(Map<String, String> options, GameInfo info) {
    if (teams.size() > TEAMS.size()) {
      throw new Problem(Message.of("argument.teams", "count", teams.size()));
    }
    Map<String, String> all = new TreeMap<>(options);
    for (int side = 0; side < teams.size(); side++) {
      String given = teams.get(side);
      check(info, "--team", TEAMS.get(side), all);
      StrikeTeam team = DeadzoneFiles.team("--team", given);
      all.put(TEAMS.get(side), DeadzoneFiles.carried(StrikeTeam.SAMPLES, given, team));
    }
    String wanted = mission;
    if (wanted != null) {
      check(info, "--mission", MISSION, all);
      Mission read = DeadzoneFiles.mission("--mission", wanted);
      all.put(MISSION, DeadzoneFiles.carried(Mission.SAMPLES, wanted, read));
    }
    return all;
  }

  private static void check(
      GameInfo info, String argument, String option, Map<String, String> chosen) {
    if (info.option(option).isEmpty()) {
      throw new Problem(
          Message.of("argument.no-skirmish", "game", info.id(), "argument", argument));
    }
    if (chosen.containsKey(option)) {
      throw new Problem(Message.of("argument.option-twice", "name", option));
    }
  }
}
