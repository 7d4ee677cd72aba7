package plateau.iceberg.engine;

import java.util.List;

/** How an attempt is answered (§4.1). Numbers, because they go to programs as they are. */
public final class Code {

  public static final int OK = 0;
  public static final int NOT_ENOUGH_POINTS = 1;
  public static final int INVALID_POSITION = 2;
  public static final int BLOCKED_BY_WALL = 3;
  public static final int BLOCKED_BY_AGENT = 4;
  public static final int OUT_OF_BOUNDS = 5;
  public static final int INVALID_DIRECTION = 6;
  public static final int INVALID_AGENT = 7;
  public static final int NOTHING_TO_PUSH = 8;
  public static final int INVALID_FLAG = 9;

  /** R16: ours, where the original kills the program. */
  public static final int TOO_MANY_ACTIONS = 10;

  /** R20: ours, where the original's state breaks. */
  public static final int NOT_YOUR_TURN = 11;

  private static final List<String> IDS =
      List.of(
          "ok",
          "not-enough-points",
          "invalid-position",
          "blocked-by-wall",
          "blocked-by-agent",
          "out-of-bounds",
          "invalid-direction",
          "invalid-agent",
          "nothing-to-push",
          "invalid-flag",
          "too-many-actions",
          "not-your-turn");

  private Code() {}

  /** The name of a code. */
  public static String id(int code) {
    return IDS.get(code);
  }
}
