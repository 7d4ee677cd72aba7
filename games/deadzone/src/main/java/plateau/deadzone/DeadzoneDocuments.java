package plateau.deadzone;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import plateau.deadzone.map.MapReader;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.mission.MissionReader;
import plateau.deadzone.roster.Armoury;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;
import plateau.deadzone.text.FileFault;
import plateau.deadzone.text.Samples;
import plateau.kernel.Option;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Message;

/** The texts that people write for Deadzone: strike teams, missions (A11.4) and maps (A12). */
final class DeadzoneDocuments {

  static final List<DocumentKind> ALL =
      List.of(
          new Kind<>(
              "team",
              List.of(DeadzoneOptions.SOUTH_TEAM, DeadzoneOptions.NORTH_TEAM),
              StrikeTeam.SAMPLES,
              Armoury.text(),
              TeamReader::read,
              DeadzoneDocuments::ofTeam),
          new Kind<>(
              "map",
              List.of(DeadzoneOptions.MAP),
              SkirmishMap.SAMPLES,
              "",
              MapReader::read,
              DeadzoneDocuments::ofMap),
          new Kind<>(
              "mission",
              List.of(DeadzoneOptions.MISSION),
              Mission.SAMPLES,
              "",
              MissionReader::read,
              mission ->
                  Message.of(
                      "document.mission.sound", "mission", mission, "target", mission.target())));

  private DeadzoneDocuments() {}

  private static Message ofTeam(StrikeTeam team) {
    return Message.of(
        "document.team.sound",
        "team",
        team,
        "figures",
        team.figures().size(),
        "points",
        team.points(),
        "order",
        team.order());
  }

  private static Message ofMap(SkirmishMap map) {
    int cubes = map.terrain().standable().size();
    return Message.of("document.map.sound", "map", map, "cubes", cubes);
  }

  /**
   * A kind of data file.
   *
   * @param takers the options that take one
   * @param summary what a sound one describes
   */
  private record Kind<T>(
      String id,
      List<Option.Text> takers,
      Samples<T> files,
      String reference,
      Samples.Reader<T> reader,
      Function<T, Message> summary)
      implements DocumentKind {

    @Override
    public List<String> options() {
      return takers.stream().map(Option.Text::id).toList();
    }

    @Override
    public Map<String, String> samples() {
      return files.texts();
    }

    @Override
    public Verdict check(String text) {
      try {
        return Verdict.sound(summary.apply(reader.read(id, text)));
      } catch (FileFault fault) {
        return Verdict.fault(fault.line(), fault.message());
      }
    }

    @Override
    public String read(String file, String text) {
      return reader.read(file, text).toString();
    }
  }
}
