package plateau.deadzone.mission;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import plateau.deadzone.text.Statement;

/** What a line of a mission file may say (A11.4). */
enum MissionStatement implements Statement {
  MISSION("mission ID"),
  NAME("name LANGUAGE NAME..."),
  OBJECTIVES("objectives WHICH"),
  SCORE("score NUMBER"),
  FIRST_SCORED("first-scored ROUND"),
  TARGET("target NUMBER"),
  ROUNDS("rounds NUMBER");

  static final SequencedMap<Statement, List<Statement>> LAYOUT = new LinkedHashMap<>();

  static {
    LAYOUT.put(MISSION, List.of(NAME, OBJECTIVES, SCORE, FIRST_SCORED, TARGET, ROUNDS));
  }

  private final String usage;

  MissionStatement(String usage) {
    this.usage = usage;
  }

  @Override
  public String usage() {
    return usage;
  }
}
