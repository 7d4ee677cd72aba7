package plateau.app.command;

import plateau.app.TextFile;
import plateau.deadzone.map.MapReader;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.mission.MissionReader;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;
import plateau.deadzone.text.Samples;

/**
 * Deadzone's teams, missions and maps as somebody names them: the id of a sample, or a file. A
 * fault in a file is told with its name and line.
 */
final class DeadzoneFiles {

  private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";

  private DeadzoneFiles() {}

  static StrikeTeam team(String option, String given) {
    return read(StrikeTeam.SAMPLES, TeamReader::read, option, given);
  }

  static Mission mission(String option, String given) {
    return read(Mission.SAMPLES, MissionReader::read, option, given);
  }

  static SkirmishMap map(String option, String given) {
    return read(SkirmishMap.SAMPLES, MapReader::read, option, given);
  }

  /** How a set-up carries it: a sample by its id, anything else whole. */
  static <T> String carried(Samples<T> samples, String given, T thing) {
    return samples.find(given).isPresent() ? given : thing.toString();
  }

  private static <T> T read(
      Samples<T> samples, Samples.Reader<T> reader, String option, String given) {
    return given.matches(ID)
        ? samples.chosen(option, given)
        : reader.read(given, TextFile.read(TextFile.path(given)));
  }
}
