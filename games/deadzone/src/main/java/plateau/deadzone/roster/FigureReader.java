package plateau.deadzone.roster;

import java.util.List;
import java.util.stream.IntStream;
import plateau.deadzone.text.Block;
import plateau.deadzone.text.Line;
import plateau.kernel.basis.Named;

/** Reads the lines about one figure. */
final class FigureReader {

  private static final String DASH = "-";
  private static final int FASTEST = 8;
  private static final int MOST_ARMOUR = 4;
  private static final int LARGEST = 4;
  private static final int MOST_VP = 9;

  private static final List<Item> CARRIED = Item.ALL.stream().filter(Item::isCarried).toList();

  private final List<Weapon> weapons;

  /**
   * @param weapons those that a figure may name
   */
  FigureReader(List<Weapon> weapons) {
    this.weapons = weapons;
  }

  FigureType read(Block block) {
    Role role = oneOf(block.need(RosterStatement.ROLE), List.of(Role.values()));
    Stats stats = stats(block, role);
    Arms arms = Arms.of(weapons(block), Armoury.bareHands(weapons));
    return new FigureType(
        block.id(),
        block.names(RosterStatement.NAME),
        role,
        stats,
        arms,
        KeywordReader.read(block, Keyword.ofFigures()),
        block.find(RosterStatement.ITEM).map(line -> oneOf(line, CARRIED)),
        block
            .find(RosterStatement.PROFILE)
            .map(line -> oneOf(line, List.of(Profile.values())))
            .orElse(Profile.of(stats, arms)));
  }

  private static Stats stats(Block block, Role role) {
    int[] speed = speed(block.need(RosterStatement.SPEED));
    return new Stats(
        speed[0],
        speed[1],
        statOrDash(block.need(RosterStatement.SHOOT)),
        statOrDash(block.need(RosterStatement.FIGHT)),
        stat(block.need(RosterStatement.SURVIVE)),
        block.need(RosterStatement.ARMOUR).number(1, 0, MOST_ARMOUR),
        block.need(RosterStatement.SIZE).number(1, 1, LARGEST),
        block.need(RosterStatement.VP).number(1, 0, MOST_VP),
        block.need(RosterStatement.POINTS).number(1, role == Role.SENTRY ? 0 : 1, TeamCheck.POINTS),
        block.find(RosterStatement.RECON).map(FigureReader::stat).orElse(FigureType.BLANK));
  }

  // A11.2: a sentry's dash counts as 0.
  private static int[] speed(Line line) {
    String seen = line.word(1);
    if (seen.equals(DASH)) {
      return new int[] {0, 0};
    }
    if (!seen.matches("[1-8]-[1-8]") || seen.charAt(0) > seen.charAt(2)) {
      throw line.fault("team.not-a-speed", "seen", seen, "max", FASTEST);
    }
    return new int[] {seen.charAt(0) - '0', seen.charAt(2) - '0'};
  }

  /** A stat as a file has it. */
  static String written(int stat) {
    return stat == FigureType.BLANK ? DASH : stat + "+";
  }

  private static int statOrDash(Line line) {
    return line.word(1).equals(DASH) ? FigureType.BLANK : stat(line);
  }

  private static int stat(Line line) {
    if (!line.word(1).matches("[2-8]\\+")) {
      throw line.fault("team.not-a-stat", "seen", line.word(1));
    }
    return line.word(1).charAt(0) - '0';
  }

  private List<Weapon> weapons(Block block) {
    return block
        .find(RosterStatement.WEAPONS)
        .map(
            line ->
                IntStream.range(1, line.words().size())
                    .mapToObj(word -> line.oneOf(weapons, Weapon::id, word))
                    .toList())
        .orElse(List.of());
  }

  private static <T extends Named> T oneOf(Line line, List<T> values) {
    return line.oneOf(values, Named::id, 1);
  }
}
