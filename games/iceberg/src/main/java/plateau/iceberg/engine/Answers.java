package plateau.iceberg.engine;

/**
 * How an attempt is answered once agent and direction are right (§4.2 from the third check on): one
 * look into a table instead of a chain of checks, as every branch that a processor cannot foresee
 * costs more than the rest of the answer.
 */
public final class Answers {

  private static final byte[] TABLE = new byte[1 << 10];

  static {
    for (ActionType type : ActionType.ALL) {
      for (int points = 0; points <= Ice.POINTS_PER_TURN; points++) {
        for (int content = 0; content <= Board.EDGE; content++) {
          TABLE[index(type.ordinal(), points, content)] = (byte) answer(type, points, content);
        }
      }
    }
  }

  private Answers() {}

  /** The code for an action of this type by an agent with so many points, towards this content. */
  public static int to(int type, int points, int content) {
    return TABLE[index(type, points, content) & (TABLE.length - 1)];
  }

  private static int index(int type, int points, int content) {
    return (points << 6) | (type << 4) | content;
  }

  private static int answer(ActionType type, int points, int content) {
    if (points < type.cost()) {
      return Code.NOT_ENOUGH_POINTS;
    }
    return switch (type) {
      case MOVE -> answerToMove(content);
      case SLIDE -> Code.OK;
      case PUSH -> Board.isAgent(content) ? Code.OK : Code.NOTHING_TO_PUSH;
    };
  }

  private static int answerToMove(int content) {
    return switch (content) {
      case Board.FREE -> Code.OK;
      case Board.WALL -> Code.BLOCKED_BY_WALL;
      case Board.EDGE -> Code.OUT_OF_BOUNDS;
      default -> Code.BLOCKED_BY_AGENT;
    };
  }
}
