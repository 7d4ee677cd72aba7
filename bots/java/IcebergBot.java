import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A player of Iceberg, with the contest's interface (docs/rules/iceberg.md, section 8). Agents,
 * directions and codes are numbers, as in the contest; numbers out of range do no harm.
 */
public abstract class IcebergBot {

  public static final int GRID_SIZE = 25;
  public static final int ROUNDS = 100;
  public static final int AGENTS_PER_PLAYER = 4;
  public static final int POINTS_PER_TURN = 8;
  public static final int MOVE_COST = 1;
  public static final int SLIDE_COST = 3;
  public static final int PUSH_COST = 5;
  public static final int CAPTURE_ROUNDS = 3;

  /** Directions. */
  public static final int NORTH = 0, EAST = 1, SOUTH = 2, WEST = 3;

  /** Types of cells. */
  public static final int FREE = 0, WALL = 1, INVALID = 2;

  /** Types of actions. */
  public static final int MOVE = 0, SLIDE = 1, PUSH = 2;

  /** Debug flags; the first one removes. */
  public static final int NO_FLAG = 0, BLUE = 1, GREEN = 2, RED = 3;

  /** How an action is answered. */
  public static final int OK = 0,
      NOT_ENOUGH_POINTS = 1,
      INVALID_POSITION = 2,
      BLOCKED_BY_WALL = 3,
      BLOCKED_BY_AGENT = 4,
      OUT_OF_BOUNDS = 5,
      INVALID_DIRECTION = 6,
      INVALID_AGENT = 7,
      NOTHING_TO_PUSH = 8,
      INVALID_FLAG = 9,
      TOO_MANY_ACTIONS = 10,
      NOT_YOUR_TURN = 11;

  private static final int[] ROW_STEP = {-1, 0, 1, 0};
  private static final int[] COLUMN_STEP = {0, 1, 0, -1};
  private static final Position NOWHERE = new Position(-1, -1);
  private static final AlienInfo NOBODY = new AlienInfo(NOWHERE, -1, -1, -1, -1);

  /** A cell. */
  public record Position(int row, int column) {

    /** The neighbour in a direction; it may be off the grid. */
    public Position next(int direction) {
      return new Position(row + ROW_STEP[direction], column + COLUMN_STEP[direction]);
    }

    boolean isOnGrid() {
      return row >= 0 && row < GRID_SIZE && column >= 0 && column < GRID_SIZE;
    }

    private static Position read(Map<String, Object> seen) {
      return new Position(PlateauBot.whole(seen.get("row")), PlateauBot.whole(seen.get("column")));
    }
  }

  /** An alien with its capture counter; every field -1 when there is none. */
  public record AlienInfo(
      Position position, int points, int arrival, int duration, int captureProgress) {

    private static AlienInfo read(Map<String, Object> seen) {
      return new AlienInfo(
          Position.read(seen),
          PlateauBot.whole(seen.get("points")),
          PlateauBot.whole(seen.get("arrival")),
          PlateauBot.whole(seen.get("duration")),
          PlateauBot.whole(seen.get("captureProgress")));
    }

    private AlienInfo with(int counter) {
      return new AlienInfo(position, points, arrival, duration, counter);
    }
  }

  /** An action of the opponent. */
  public record ActionRecord(int type, int agent, int direction) {

    private static ActionRecord read(String text) {
      return new ActionRecord(
          "MSP".indexOf(text.charAt(0)), text.charAt(1) - '0', "NESW".indexOf(text.charAt(2)));
    }
  }

  private Object turn; // the number of the present turn, null outside
  private int me;
  private int round;
  private int[] scores = {};
  private int[] points = {};
  private List<String> walls = List.of();
  private final Position[][] agents = new Position[2][AGENTS_PER_PLAYER];
  private final Map<Position, Integer> owners = new HashMap<>();
  private final List<AlienInfo> aliens = new ArrayList<>();
  private final Map<Position, Integer> onIce = new HashMap<>();
  private List<ActionRecord> history = List.of();

  // To be written by the author

  /** Once, before the first round. */
  protected void onMatchStart() {}

  /** Once per round. */
  protected abstract void onTurn();

  /** Once, behind the last round. */
  protected void onMatchEnd() {}

  // Actions

  public final int move(int agent, int direction) {
    return act(MOVE, agent, direction);
  }

  public final int slide(int agent, int direction) {
    return act(SLIDE, agent, direction);
  }

  public final int push(int agent, int direction) {
    return act(PUSH, agent, direction);
  }

  public final int debugFlag(Position position, int flag) {
    return attempt(
        "flag", Map.of("row", position.row(), "column", position.column(), "flag", flag));
  }

  /** Takes back the latest action of this turn; false if there is none. */
  public final boolean undo() {
    return (boolean) ask("undo", Map.of()).getOrDefault("undone", false);
  }

  // Queries

  public final int actionPoints(int agent) {
    return isAgent(agent) ? points[agent] : -1;
  }

  /** The directions of the steps, the same in every kit; empty if there is no way. */
  public final List<Integer> shortestPath(Position from, Position to) {
    if (!from.isOnGrid() || from.equals(to) || !isOpen(to)) {
      return List.of();
    }
    Map<Position, Integer> reachedBy = new HashMap<>(Map.of(from, -1));
    var queue = new ArrayDeque<>(List.of(from));
    while (!queue.isEmpty() && !reachedBy.containsKey(to)) {
      Position cell = queue.remove();
      for (int direction = 0; direction < 4; direction++) {
        Position neighbour = cell.next(direction);
        if (isOpen(neighbour) && reachedBy.putIfAbsent(neighbour, direction) == null) {
          queue.add(neighbour);
        }
      }
    }
    return reachedBy.containsKey(to) ? wayBack(reachedBy, to) : List.of();
  }

  public final int cellType(Position position) {
    if (!position.isOnGrid()) {
      return INVALID;
    }
    return walls.get(position.row()).charAt(position.column()) == 'X' ? WALL : FREE;
  }

  public final int agentOwnerAt(Position position) {
    return owners.getOrDefault(position, -1);
  }

  public final boolean alienAt(Position position) {
    return onIce.containsKey(position);
  }

  public final Position agentPosition(int player, int agent) {
    return isPlayer(player) && isAgent(agent) ? agents[player][agent] : NOWHERE;
  }

  public final AlienInfo alienInfo(Position position) {
    return alienAt(position) ? aliens.get(onIce.get(position)) : NOBODY;
  }

  /** All aliens of the match, also those that are gone or still to come. */
  public final List<AlienInfo> aliens() {
    return List.copyOf(aliens);
  }

  public final List<ActionRecord> opponentHistory() {
    return history;
  }

  public final int score(int player) {
    return isPlayer(player) ? scores[player] : -1;
  }

  public final int me() {
    return me;
  }

  public final int opponent() {
    return 1 - me;
  }

  public final int currentRound() {
    return round;
  }

  // The match

  /** Plays one match. */
  public final void run() {
    var asked = PlateauBot.hear();
    for (; !"over".equals(asked.get("type")); asked = PlateauBot.hear()) {
      switch ((String) asked.get("type")) {
        case "hello" -> greet(asked);
        case "turn" -> {
          look(PlateauBot.object(asked.get("view")));
          turn = asked.get("id");
          onTurn();
          ask("end", Map.of());
          turn = null;
        }
        default -> {} // what newer referees may tell
      }
    }
    look(PlateauBot.object(asked.get("view")));
    onMatchEnd();
  }

  private void greet(Map<String, Object> hello) {
    PlateauBot.greeted(hello);
    if (!"iceberg".equals(hello.get("game"))) {
      System.err.println("This bot plays iceberg, not " + hello.get("game") + ".");
      System.exit(1);
    }
    me = PlateauBot.whole(hello.get("seat"));
    look(PlateauBot.object(hello.get("view")));
    onIce.clear(); // the first arrivals come after onMatchStart
    onMatchStart();
    PlateauBot.say(Map.of("type", "ready", "name", getClass().getSimpleName()));
  }

  private void look(Map<String, Object> view) {
    round = PlateauBot.whole(view.get("round"));
    scores = numbers(view.get("scores"));
    setPoints(numbers(view.get("points")));
    walls = PlateauBot.texts(view.get("walls"));
    owners.clear();
    for (int player = 0; player < 2; player++) {
      var team = PlateauBot.list(PlateauBot.list(view.get("agents")).get(player));
      for (int agent = 0; agent < AGENTS_PER_PLAYER; agent++) {
        agents[player][agent] = Position.read(PlateauBot.object(team.get(agent)));
        owners.put(agents[player][agent], player);
      }
    }
    aliens.clear();
    onIce.clear();
    for (Object seen : PlateauBot.list(view.get("aliens"))) {
      AlienInfo alien = AlienInfo.read(PlateauBot.object(seen));
      if ("on-ice".equals(PlateauBot.object(seen).get("state"))) {
        onIce.put(alien.position(), aliens.size());
      }
      aliens.add(alien);
    }
    var latest = PlateauBot.list(view.get("history")).get(opponent());
    history = PlateauBot.texts(latest).stream().map(ActionRecord::read).toList();
  }

  // When the match is over nobody has points; one's own stay as they were.
  private void setPoints(int[] left) {
    points = left.length > 0 ? left : points;
  }

  private int act(int kind, int agent, int direction) {
    return attempt("act", Map.of("kind", kind, "agent", agent, "direction", direction));
  }

  private int attempt(String type, Map<String, Object> fields) {
    return PlateauBot.whole(ask(type, fields).getOrDefault("code", NOT_YOUR_TURN));
  }

  // The result of a request; nothing outside one's turn, or when its time is up.
  private Map<String, Object> ask(String type, Map<String, Object> fields) {
    if (turn == null) {
      return Map.of();
    }
    Map<String, Object> request = new LinkedHashMap<>(fields);
    request.put("type", type);
    request.put("id", turn);
    PlateauBot.say(request);
    var answer = PlateauBot.hear();
    while (!List.of("result", "late").contains(answer.get("type"))) {
      answer = PlateauBot.hear();
    }
    if ("late".equals(answer.get("type"))) {
      turn = null;
    }
    mirror(answer);
    return answer;
  }

  private void mirror(Map<String, Object> answer) {
    if (answer.containsKey("points")) {
      setPoints(numbers(answer.get("points")));
    }
    if (answer.containsKey("moved")) {
      int[] moved = numbers(answer.get("moved"));
      owners.remove(agents[moved[0]][moved[1]]);
      agents[moved[0]][moved[1]] = new Position(moved[2], moved[3]);
      owners.put(agents[moved[0]][moved[1]], moved[0]);
    }
    if (answer.containsKey("capture")) {
      int[] capture = numbers(answer.get("capture"));
      aliens.set(capture[0], aliens.get(capture[0]).with(capture[1]));
    }
  }

  private boolean isOpen(Position position) {
    return cellType(position) == FREE && !owners.containsKey(position);
  }

  private static List<Integer> wayBack(Map<Position, Integer> reachedBy, Position to) {
    List<Integer> way = new ArrayList<>();
    Position cell = to;
    for (int step = reachedBy.get(cell); step >= 0; step = reachedBy.get(cell)) {
      way.addFirst(step);
      cell = cell.next((step + 2) % 4);
    }
    return way;
  }

  private static int[] numbers(Object list) {
    return PlateauBot.list(list).stream().mapToInt(PlateauBot::whole).toArray();
  }

  private static boolean isAgent(int number) {
    return number >= 0 && number < AGENTS_PER_PLAYER;
  }

  private static boolean isPlayer(int number) {
    return number == 0 || number == 1;
  }
}
