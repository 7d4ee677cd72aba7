package plateau.iceberg.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;

/**
 * The contestants' interface of section 8.3 for one player of a match. Actions outside that
 * player's turn are answered with {@link Code#NOT_YOUR_TURN} (R20); questions may be asked at any
 * time. One thread at a time, the match's own.
 */
public final class Contestant {

  /** {@link #cellType} of a free cell, a wall, and a position off the grid. */
  public static final int FREE = 0;

  public static final int WALL = 1;
  public static final int INVALID = 2;

  private static final int NONE = -1;

  /** A cell; (-1, -1) when there is none. */
  public record Position(int row, int column) {

    static final Position NOWHERE = new Position(NONE, NONE);

    // One for each cell: the journals of many matches are full of them.
    private static final List<Position> CELLS =
        IntStream.range(0, IceMap.CELLS)
            .mapToObj(cell -> new Position(IceMap.row(cell), IceMap.column(cell)))
            .toList();

    public static Position ofCell(int cell) {
      return CELLS.get(cell);
    }

    @Override
    public String toString() {
      return "(" + row + ", " + column + ")";
    }
  }

  /** An alien with its capture counter; every field -1 when there is none. */
  public record AlienInfo(
      Position position, int points, int arrival, int duration, int captureProgress) {

    static final AlienInfo NOBODY = new AlienInfo(Position.NOWHERE, NONE, NONE, NONE, NONE);
  }

  private final Ice ice;
  private final int me;
  private final ShortestPath path = new ShortestPath();

  public Contestant(Ice ice, int me) {
    this.ice = ice;
    this.me = me;
  }

  // Actions

  public int move(int agent, int direction) {
    return isMyTurn() ? ice.move(agent, direction) : Code.NOT_YOUR_TURN;
  }

  public int slide(int agent, int direction) {
    return isMyTurn() ? ice.slide(agent, direction) : Code.NOT_YOUR_TURN;
  }

  public int push(int agent, int direction) {
    return isMyTurn() ? ice.push(agent, direction) : Code.NOT_YOUR_TURN;
  }

  public int debugFlag(int row, int column, int flag) {
    return isMyTurn() ? ice.debugFlag(row, column, flag) : Code.NOT_YOUR_TURN;
  }

  public boolean undo() {
    return isMyTurn() && ice.undo();
  }

  // Questions

  /** The points left of one's own agent; -1 for a wrong number. */
  public int actionPoints(int agent) {
    return isAgent(agent) ? ice.points(me, agent) : NONE;
  }

  /** The numbers of the directions to take (§8.4). */
  public List<Integer> shortestPath(int fromRow, int fromColumn, int toRow, int toColumn) {
    int length = path.find(ice, fromRow, fromColumn, toRow, toColumn);
    List<Integer> directions = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      directions.add(path.step(i));
    }
    return directions;
  }

  public int cellType(int row, int column) {
    if (!IceMap.isOnGrid(row, column)) {
      return INVALID;
    }
    return ice.map().isWall(row, column) ? WALL : FREE;
  }

  /** The player whose agent is there; -1 if there is none or the position is off the grid. */
  public int agentOwnerAt(int row, int column) {
    return IceMap.isOnGrid(row, column) ? ice.ownerAt(row, column) : NONE;
  }

  public boolean alienAt(int row, int column) {
    return alienNumberAt(row, column) != NONE;
  }

  public Position agentPosition(int player, int agent) {
    return isPlayer(player) && isAgent(agent)
        ? Position.ofCell(ice.cellOf(player, agent))
        : Position.NOWHERE;
  }

  /** The alien that is on the ice there now. */
  public AlienInfo alienInfo(int row, int column) {
    int alien = alienNumberAt(row, column);
    return alien == NONE ? AlienInfo.NOBODY : info(alien);
  }

  /** All aliens of the match, past, present and to come. */
  public List<AlienInfo> aliens() {
    int count = ice.map().aliens().size();
    List<AlienInfo> infos = new ArrayList<>(count);
    for (int alien = 0; alien < count; alien++) {
      infos.add(info(alien));
    }
    return infos;
  }

  /** The opponent's latest turn without its flags (§9, R26). */
  public List<Action.ByAgent> opponentHistory() {
    return ice.history(opponent());
  }

  /** -1 for a wrong number, which may also be a score (R21). */
  public int score(int player) {
    return isPlayer(player) ? ice.score(player) : NONE;
  }

  public int me() {
    return me;
  }

  public int opponent() {
    return 1 - me;
  }

  public int currentRound() {
    return ice.round();
  }

  private boolean isMyTurn() {
    return ice.player() == me;
  }

  private int alienNumberAt(int row, int column) {
    return IceMap.isOnGrid(row, column) ? ice.alienOnIceAt(row, column) : NONE;
  }

  private AlienInfo info(int alien) {
    Alien fixed = ice.map().aliens().get(alien);
    return new AlienInfo(
        Position.ofCell(fixed.cell()),
        fixed.points(),
        fixed.arrival(),
        fixed.duration(),
        ice.captureProgress(alien));
  }

  private static boolean isPlayer(int player) {
    return player == 0 || player == 1;
  }

  private static boolean isAgent(int agent) {
    return agent >= 0 && agent < IceMap.AGENTS;
  }
}
