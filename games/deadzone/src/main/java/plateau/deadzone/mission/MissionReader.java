package plateau.deadzone.mission;

import java.util.List;
import plateau.deadzone.text.Block;
import plateau.deadzone.text.FileKind;
import plateau.deadzone.text.Source;
import plateau.kernel.basis.Named;

/** Reads the text of a mission file; the format is section A11.4 of the rules page. */
public final class MissionReader {

  private static final int MOST_SCORE = 9;
  private static final int HIGHEST_TARGET = 99;

  private MissionReader() {}

  /**
   * The mission that this text describes.
   *
   * @param file how people call the text
   * @throws plateau.deadzone.text.FileFault with the line and a sentence
   */
  public static Mission read(String file, String text) {
    Source source = new Source(FileKind.MISSION, file, text);
    List<Block> blocks = Block.of(source, MissionStatement.LAYOUT);
    if (blocks.isEmpty()) {
      throw source.fault(
          "file.missing", "thing", "mission", "usage", MissionStatement.MISSION.usage());
    }
    if (blocks.size() > 1) {
      throw blocks.get(1).head().fault("mission.second-mission", "first", blocks.getFirst().id());
    }
    return mission(blocks.getFirst());
  }

  private static Mission mission(Block block) {
    Objectives objectives =
        block.need(MissionStatement.OBJECTIVES).oneOf(List.of(Objectives.values()), Named::id, 1);
    int rounds =
        block
            .find(MissionStatement.ROUNDS)
            .map(line -> line.number(1, 1, Mission.MOST_ROUNDS))
            .orElse(Mission.MOST_ROUNDS);
    return new Mission(
        block.id(),
        block.names(MissionStatement.NAME),
        objectives,
        scoring(block, objectives, MissionStatement.SCORE, MOST_SCORE),
        scoring(block, objectives, MissionStatement.FIRST_SCORED, rounds),
        block.need(MissionStatement.TARGET).number(1, 1, HIGHEST_TARGET),
        rounds);
  }

  // Where nothing scores, a line about scoring would be a misunderstanding.
  private static int scoring(
      Block block, Objectives objectives, MissionStatement statement, int most) {
    if (objectives != Objectives.NONE) {
      return block.need(statement).number(1, 1, most);
    }
    block
        .find(statement)
        .ifPresent(
            line -> {
              throw line.fault("mission.nothing-scores", "thing", statement.id());
            });
    return 0;
  }
}
