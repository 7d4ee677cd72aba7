package plateau.deadzone.roster;

import plateau.deadzone.text.Block;
import plateau.deadzone.text.Line;

/** Reads the lines about one weapon. */
final class WeaponReader {

  private static final String MELEE = "melee";
  private static final int LONGEST_RANGE = 8;
  private static final int MOST_AP = 4;
  private static final int MOST_POWER = 9;

  private WeaponReader() {}

  static Weapon read(Block block) {
    int range = range(block.need(RosterStatement.RANGE));
    return new Weapon(
        block.id(),
        block.names(RosterStatement.NAME),
        range,
        block.need(RosterStatement.AP).number(1, 0, MOST_AP),
        KeywordReader.read(block, Keyword.ofWeapons(range == Weapon.MELEE)),
        block.need(RosterStatement.POWER).number(1, 0, MOST_POWER));
  }

  /** A range as a file has it. */
  static String written(int range) {
    return range == Weapon.MELEE ? MELEE : Integer.toString(range);
  }

  private static int range(Line line) {
    return line.word(1).equals(MELEE) ? Weapon.MELEE : line.number(1, 1, LONGEST_RANGE);
  }
}
