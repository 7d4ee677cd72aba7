package plateau.deadzone.roster;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import plateau.deadzone.text.Statement;

/** What a line of a team file or of the weapons file may say (A11.4). */
enum RosterStatement implements Statement {
  TEAM("team ID"),
  NAME("name LANGUAGE NAME..."),
  ORDER("order ORDER"),
  WEAPON("weapon ID"),
  RANGE("range CUBES"),
  AP("ap NUMBER"),
  POWER("power NUMBER"),
  KEYWORDS("keywords KEYWORD..."),
  FIGURE("figure ID"),
  ROLE("role ROLE"),
  RECON("recon STAT"),
  SPEED("speed ADVANCE-SPRINT"),
  SHOOT("shoot STAT"),
  FIGHT("fight STAT"),
  SURVIVE("survive STAT"),
  ARMOUR("armour NUMBER"),
  SIZE("size NUMBER"),
  VP("vp NUMBER"),
  POINTS("points NUMBER"),
  WEAPONS("weapons WEAPON..."),
  ITEM("item ITEM"),
  PROFILE("profile PROFILE");

  private static final List<Statement> OF_TEAM = List.of(NAME, ORDER);
  private static final List<Statement> OF_WEAPON = List.of(NAME, RANGE, AP, POWER, KEYWORDS);
  private static final List<Statement> OF_FIGURE =
      List.of(
          NAME, ROLE, RECON, SPEED, SHOOT, FIGHT, SURVIVE, ARMOUR, SIZE, VP, POINTS, WEAPONS,
          KEYWORDS, ITEM, PROFILE);

  static final SequencedMap<Statement, List<Statement>> TEAM_LAYOUT = new LinkedHashMap<>();
  static final SequencedMap<Statement, List<Statement>> WEAPONS_LAYOUT = new LinkedHashMap<>();

  static {
    TEAM_LAYOUT.put(TEAM, OF_TEAM);
    TEAM_LAYOUT.put(WEAPON, OF_WEAPON);
    TEAM_LAYOUT.put(FIGURE, OF_FIGURE);
    WEAPONS_LAYOUT.put(WEAPON, OF_WEAPON);
    WEAPONS_LAYOUT.put(FIGURE, OF_FIGURE);
  }

  private final String usage;

  RosterStatement(String usage) {
    this.usage = usage;
  }

  @Override
  public String usage() {
    return usage;
  }
}
