package plateau.iceberg.engine;

import static plateau.iceberg.engine.Code.INVALID_AGENT;
import static plateau.iceberg.engine.Code.INVALID_DIRECTION;
import static plateau.iceberg.engine.Code.INVALID_FLAG;
import static plateau.iceberg.engine.Code.INVALID_POSITION;
import static plateau.iceberg.engine.Code.NOT_YOUR_TURN;
import static plateau.iceberg.engine.Code.OK;
import static plateau.iceberg.engine.Code.TOO_MANY_ACTIONS;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.map.IceMap;

/**
 * One match of Iceberg: sections 1 to 9, and nothing else. About 2.5 kB, the map's tables being
 * shared; a copy is a handful of array copies, and an action allocates nothing. One thread at a
 * time.
 *
 * <p>Arguments come from programs, so agents, directions and flags are plain ints and checked here;
 * an attempt is answered with a {@link Code}, and one that is refused changes nothing. Actions are
 * those of the player whose turn it is.
 *
 * <p>The course of a match: {@link #beginRound}, player 0 acts, {@link #endTurn}, player 1 acts,
 * {@link #endTurn}, and again until {@link #isOver}.
 */
public final class Ice {

  /** Nobody's turn: before the first round, between rounds, and when the match is over. */
  public static final int NOBODY = -1;

  public static final int POINTS_PER_TURN = 8;

  private static final int MOVE = 0;
  private static final int SLIDE = 1;
  private static final int PUSH = 2;
  private static final int FLAGS = 4;

  private final Field field;
  private final Board board;
  // The board's own: every attempt looks at it, and one load less makes it quicker.
  private final byte[] contents;
  private final Aliens aliens;
  // As AgentWord. Agents are numbered 0 to 7 here: player 0's, then player 1's.
  private final int[] agents;
  private final ActionList[] lists;
  private final int[] scores;
  private int round;
  private int player = NOBODY;
  // The first agent and the list of the player whose turn it is, or was last.
  private int first;
  private ActionList list;
  // How every action is answered while none can be accepted (R16, R20), else OK.
  private int closed = NOT_YOUR_TURN;

  /** The points that an action costs, by the number of its {@link ActionType}: 1, 3 and 5. */
  public static int cost(int type) {
    return 1 + 2 * type;
  }

  /** No action goes further: a move goes one square, the others until something stops them. */
  public static int reach(int type) {
    return 1 + Board.FAR * type;
  }

  /** A match on this map before its first round (§3): scores 0, points 8, nobody on the ice. */
  public Ice(IceMap map) {
    field = new Field(map);
    board = new Board(map);
    contents = board.contents();
    aliens = new Aliens(field);
    agents = new int[IceMap.ALL_AGENTS];
    lists = new ActionList[] {new ActionList(), new ActionList()};
    list = lists[0];
    scores = new int[2];
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      int square = Square.ofCell(map.start(agent / IceMap.AGENTS, agent % IceMap.AGENTS));
      agents[agent] = AgentWord.of(square, POINTS_PER_TURN);
      board.put(agent + 1, square);
    }
  }

  private Ice(Ice other) {
    field = other.field;
    board = other.board.copy();
    contents = board.contents();
    aliens = other.aliens.copy();
    agents = other.agents.clone();
    lists = new ActionList[] {other.lists[0].copy(), other.lists[1].copy()};
    scores = other.scores.clone();
    round = other.round;
    player = other.player;
    first = other.first;
    list = lists[first / IceMap.AGENTS];
    closed = other.closed;
  }

  /** A match that goes on from here by itself. */
  public Ice copy() {
    return new Ice(this);
  }

  // The course of a match (§3)

  /** Arrivals and departures, then player 0's turn. */
  public void beginRound() {
    if (player != NOBODY || isOver()) {
      throw new IllegalStateException("round " + round + " cannot begin now");
    }
    aliens.comeAndGo(round);
    beginTurn(0);
  }

  /** The other player's turn, or the end of the round. */
  public void endTurn() {
    switch (player) {
      case 0 -> beginTurn(1);
      case 1 -> endRound();
      default -> throw new IllegalStateException("nobody's turn in round " + round);
    }
  }

  private void beginTurn(int next) {
    player = next;
    first = next * IceMap.AGENTS;
    list = lists[next];
    list.clear();
    closed = OK;
    for (int agent = first; agent < first + IceMap.AGENTS; agent++) {
      agents[agent] = AgentWord.of(square(agent), POINTS_PER_TURN);
    }
  }

  private void endRound() {
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      scores[agent / IceMap.AGENTS] += aliens.count(square(agent));
    }
    round++;
    player = NOBODY;
    closed = NOT_YOUR_TURN;
  }

  public boolean isOver() {
    return round == field.map().rounds();
  }

  // Actions (§4)

  public int move(int agent, int direction) {
    return act(MOVE, agent, direction);
  }

  public int slide(int agent, int direction) {
    return act(SLIDE, agent, direction);
  }

  public int push(int agent, int direction) {
    return act(PUSH, agent, direction);
  }

  /** A move, slide or push by the number of its {@link ActionType}; no other number will do. */
  public int act(int type, int agent, int direction) {
    int code = check(type, agent, direction);
    if (code == OK) {
      perform(type, agent, direction);
    }
    return code;
  }

  /** How {@link #act} would answer (§4.2). */
  public int check(int type, int agent, int direction) {
    // None is below 0 or above 3, and a type not above 2.
    if ((((agent | direction | type | (type + 1)) & ~3) | closed) != 0) {
      return refusal(type, agent);
    }
    int word = agents[number(agent)];
    int content = contents[AgentWord.next(word, direction)];
    return Answers.to(type, AgentWord.points(word), content);
  }

  // A wrong agent hides a wrong direction.
  private int refusal(int type, int agent) {
    if (type < MOVE || type > PUSH) {
      throw new IllegalArgumentException("no type of action has the number " + type);
    }
    if (closed != OK) {
      return closed;
    }
    return agent < 0 || agent >= IceMap.AGENTS ? INVALID_AGENT : INVALID_DIRECTION;
  }

  // The number of an agent whose turn it is. The mask is there for the reason of Square.MASK.
  private int number(int agent) {
    return (first + agent) & (IceMap.ALL_AGENTS - 1);
  }

  // §4.3. At most one agent changes its place, and at most one alien loses its progress. A push is
  // apart because it is rare, and the others are quicker when only one agent has to do with them.
  private void perform(int type, int agent, int direction) {
    if (type == PUSH) {
      performPush(agent, direction);
      return;
    }
    int actor = number(agent);
    int word = agents[actor];
    int from = AgentWord.square(word);
    int to = board.slide(actor + 1, from, direction, reach(type));
    list.add(type, agent, direction, actor, from, aliens.leave(from, to));
    agents[actor] = word + to - from - AgentWord.ofPoints(cost(type));
    closeWhenFull();
  }

  private void performPush(int agent, int direction) {
    int actor = number(agent);
    int from = AgentWord.next(agents[actor], direction);
    int moved = board.at(from) - 1;
    int to = board.slide(moved + 1, from, direction, reach(PUSH));
    list.add(PUSH, agent, direction, moved, from, aliens.leave(from, to));
    agents[actor] -= AgentWord.ofPoints(cost(PUSH));
    agents[moved] += to - from;
    closeWhenFull();
  }

  private void closeWhenFull() {
    if (list.isFull()) {
      closed = TOO_MANY_ACTIONS;
    }
  }

  private int square(int agent) {
    return AgentWord.square(agents[agent]);
  }

  /** Places a flag for viewers: 0 none, 1 blue, 2 green, 3 red. */
  public int debugFlag(int row, int column, int flag) {
    if (closed != OK) {
      return closed;
    }
    if (!IceMap.isOnGrid(row, column)) {
      return INVALID_POSITION;
    }
    if (flag < 0 || flag >= FLAGS) {
      return INVALID_FLAG;
    }
    list.addFlag(IceMap.cell(row, column), flag);
    closeWhenFull();
    return OK;
  }

  /** Takes back the latest accepted action of this turn; false if there is none (§9). */
  public boolean undo() {
    if (player == NOBODY || list.size() == 0) {
      return false;
    }
    int action = list.removeLast();
    closed = OK;
    if (!ActionList.isFlag(action)) {
      takeBack(action);
    }
    return true;
  }

  private void takeBack(int action) {
    agents[first + ActionList.agent(action)] += AgentWord.ofPoints(cost(ActionList.type(action)));
    int moved = ActionList.moved(action);
    int from = ActionList.square(action);
    int to = square(moved);
    board.relocate(to, from);
    agents[moved] += from - to;
    aliens.restore(from, ActionList.alien(action));
  }

  // What can be asked (§8.3); always the present moment

  public IceMap map() {
    return field.map();
  }

  /** The player whose turn it is, or {@link #NOBODY}. */
  public int player() {
    return player;
  }

  /** 0 to 99, and 100 when the match is over. */
  public int round() {
    return round;
  }

  public int score(int of) {
    return scores[of];
  }

  /** The points that this agent has left. */
  public int points(int of, int agent) {
    return AgentWord.points(agents[of * IceMap.AGENTS + agent]);
  }

  /** The cell of this agent. */
  public int cellOf(int of, int agent) {
    return Square.cell(square(of * IceMap.AGENTS + agent));
  }

  /** The player whose agent stands on this cell of the grid, or {@link #NOBODY}. */
  public int ownerAt(int row, int column) {
    int content = board.at(Square.at(row, column));
    return Board.isAgent(content) ? (content - 1) / IceMap.AGENTS : NOBODY;
  }

  /** The number of the alien that is on the ice on this cell of the grid, or -1. */
  public int alienOnIceAt(int row, int column) {
    int square = Square.at(row, column);
    return Aliens.isOnIceIn(aliens.stateOn(square)) ? field.alienOn(square) : Field.NO_ALIEN;
  }

  public AlienState alienState(int alien) {
    return aliens.state(alien);
  }

  public boolean isOnIce(int alien) {
    return aliens.isOnIce(alien);
  }

  /** The capture counter, 0 to 3. */
  public int captureProgress(int alien) {
    return aliens.counter(alien);
  }

  /** Accepted actions of this player's latest turn, flags included (§9). */
  public int actionCount(int of) {
    return lists[of].size();
  }

  /** One of them. */
  public Action action(int of, int index) {
    return Action.of(lists[of].get(index));
  }

  /** This player's latest turn without its flags, as the opponent may ask for it (§9, R26). */
  public List<Action.ByAgent> history(int of) {
    List<Action.ByAgent> history = new ArrayList<>();
    for (int i = 0; i < actionCount(of); i++) {
      if (action(of, i) instanceof Action.ByAgent action) {
        history.add(action);
      }
    }
    return history;
  }

  Board board() {
    return board;
  }

  /**
   * A digest of the full state (§2). It covers, in this order: round, player to act or -1, both
   * scores, the eight agents' cells, their points, counter and presence (0 or 1) of each alien, and
   * for both players the number of actions in their list and each action.
   */
  public long digest() {
    Fingerprint fingerprint = new Fingerprint();
    fingerprint.add(round);
    fingerprint.add(player);
    fingerprint.add(scores[0]);
    fingerprint.add(scores[1]);
    for (int word : agents) {
      fingerprint.add(Square.cell(AgentWord.square(word)));
    }
    for (int word : agents) {
      fingerprint.add(AgentWord.points(word));
    }
    aliens.addTo(fingerprint);
    lists[0].addTo(fingerprint);
    lists[1].addTo(fingerprint);
    return fingerprint.value();
  }
}
