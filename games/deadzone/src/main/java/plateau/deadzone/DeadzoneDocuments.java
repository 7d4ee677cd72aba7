package plateau.deadzone;

import java.util.List;
import plateau.deadzone.map.MapReader;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.roster.Armoury;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;
import plateau.deadzone.text.FileFault;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Message;

/** The texts that people write for Deadzone: strike teams (A11.4) and maps (A12). */
final class DeadzoneDocuments {

  private static final DocumentKind TEAM =
      new DocumentKind(
          "team",
          List.of(DeadzoneOptions.SOUTH_TEAM.id(), DeadzoneOptions.NORTH_TEAM.id()),
          StrikeTeam.SAMPLES.texts(),
          Armoury.text(),
          checking(text -> team(TeamReader.read("team", text))));

  private static final DocumentKind MAP =
      new DocumentKind(
          "map",
          List.of(DeadzoneOptions.MAP.id()),
          SkirmishMap.SAMPLES.texts(),
          "",
          checking(text -> map(MapReader.read("map", text))));

  static final List<DocumentKind> ALL = List.of(TEAM, MAP);

  private DeadzoneDocuments() {}

  private static DocumentKind.Check checking(DocumentKind.Check check) {
    return text -> {
      try {
        return check.of(text);
      } catch (FileFault fault) {
        return Verdict.fault(fault.line(), fault.message());
      }
    };
  }

  private static Verdict team(StrikeTeam team) {
    return Verdict.sound(
        Message.of(
            "document.team.sound",
            "team",
            team,
            "figures",
            team.figures().size(),
            "points",
            team.points(),
            "order",
            team.order()));
  }

  private static Verdict map(SkirmishMap map) {
    int cubes = map.terrain().standable().size();
    return Verdict.sound(Message.of("document.map.sound", "map", map, "cubes", cubes));
  }
}
