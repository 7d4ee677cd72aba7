package plateau.deadzone.mission;

import plateau.deadzone.text.FileText;

/** Writes a mission as the text of a mission file (A11.4). */
final class MissionWriter {

  private MissionWriter() {}

  /** Reading this text gives an equal mission. */
  static String write(Mission mission) {
    FileText out = new FileText();
    out.head(MissionStatement.MISSION, MissionStatement.NAME, mission);
    out.below(MissionStatement.OBJECTIVES, mission.objectives().id());
    if (mission.objectives() != Objectives.NONE) {
      out.below(MissionStatement.SCORE, Integer.toString(mission.score()));
      out.below(MissionStatement.FIRST_SCORED, Integer.toString(mission.firstScored()));
    }
    out.below(MissionStatement.TARGET, Integer.toString(mission.target()));
    if (mission.rounds() != Mission.MOST_ROUNDS) {
      out.below(MissionStatement.ROUNDS, Integer.toString(mission.rounds()));
    }
    return out.toString();
  }
}
