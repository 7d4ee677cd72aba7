package plateau.iceberg.batch;

import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Answers;
import plateau.iceberg.engine.Board;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Ice;

/** The engine's {@link Answers} in one table, and how no attempt is answered. */
final class Codes {

  /** The content of a cell with an agent, whichever it is: all are answered alike. */
  static final int AGENT = Board.FREE + 1;

  private static final short[] TABLE = new short[index(0, Ice.POINTS_PER_TURN + 1, 0)];

  static {
    for (int points = 0; points <= Ice.POINTS_PER_TURN; points++) {
      for (int content = 0; content <= Board.EDGE; content++) {
        for (ActionType type : ActionType.ALL) {
          TABLE[index(type.ordinal(), points, content)] =
              (short) Answers.to(type.ordinal(), points, content);
        }
        TABLE[index(IceBatch.NO_ATTEMPT, points, content)] = Code.NOT_YOUR_TURN;
      }
    }
  }

  private Codes() {}

  /** The number of a case: an attempt of this type with these points towards this content. */
  static int index(int type, int points, int content) {
    return (points << 6) | (type << 4) | content;
  }

  /** The codes by the numbers of their cases. */
  static short[] table() {
    return TABLE;
  }
}
