package plateau.iceberg.batch;

import java.util.Arrays;
import java.util.List;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Field;
import plateau.iceberg.engine.Fingerprint;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/**
 * Many matches of Iceberg on one map, played in step: each attempt is one of every match. Together
 * they take less than half the time that the engine takes one by one, since no branch has to be
 * foreseen; some hundred matches are a good number. About 180 bytes a match and one for each alien.
 * Flags and undo are left to the engine. One thread at a time.
 *
 * <p>The course is that of {@link Ice}: {@link #beginRound}, attempts of player 0, {@link
 * #endTurn}, attempts of player 1, {@link #endTurn}, and again until {@link #isOver}.
 */
public final class IceBatch {

  /** An attempt for matches that make none this time; answered with {@link Code#NOT_YOUR_TURN}. */
  public static final int NO_ATTEMPT = 3;

  private static final int ATTEMPTS = 64;
  private static final int FULL_POINTS = 0x01010101 * Ice.POINTS_PER_TURN;

  private final int size;
  private final Field field;
  private final Captures captures;
  // As Lanes describes them. Agents are numbered 0 to 7 here: player 0's, then player 1's.
  private final int[][] agents;
  private final int[][] points;
  private final int[][] scores;
  private final Turns[] turns;
  private int round;
  private int player = Ice.NOBODY;

  // What one attempt finds out; kept only so that it need not be made anew for each.
  private final Ahead ahead;
  private final int[] cases;
  private final int[] lengths;
  private final int[] growths;

  /** So many matches on this map before their first round (§3): scores 0, points 8. */
  public IceBatch(IceMap map, int size) {
    if (size < 1) {
      throw new IllegalArgumentException("a batch has one match or more, not " + size);
    }
    this.size = size;
    field = new Field(map);
    agents = new int[IceMap.ALL_AGENTS][size];
    points = new int[2][size];
    scores = new int[2][size];
    turns = new Turns[] {new Turns(size), new Turns(size)};
    captures = new Captures(field, agents);
    ahead = new Ahead(map, agents);
    cases = new int[size];
    lengths = new int[size];
    growths = new int[size];
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      int start = map.start(agent / IceMap.AGENTS, agent % IceMap.AGENTS);
      Arrays.fill(agents[agent], Spot.ofCell(start));
    }
    Arrays.fill(points[0], FULL_POINTS);
    Arrays.fill(points[1], FULL_POINTS);
  }

  /** An attempt: the numbers of its type, agent and direction, none of them a wrong one. */
  public static int attempt(int type, int agent, int direction) {
    if (((type | agent | direction) & ~3) != 0) {
      throw new IllegalArgumentException(
          "type %d, agent %d, direction %d: each is 0 to 3".formatted(type, agent, direction));
    }
    return type | (agent << 2) | (direction << 4);
  }

  // The course of a match (§3)

  /** Arrivals and departures, then player 0's turn. */
  public void beginRound() {
    if (player != Ice.NOBODY || isOver()) {
      throw new IllegalStateException("round " + round + " cannot begin now");
    }
    captures.comeAndGo(round);
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
    turns[next].clear();
    Arrays.fill(points[next], FULL_POINTS);
  }

  private void endRound() {
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      captures.count(agents[agent], scores[agent / IceMap.AGENTS]);
    }
    round++;
    player = Ice.NOBODY;
  }

  public boolean isOver() {
    return round == field.map().rounds();
  }

  /**
   * One attempt in every match, of the player whose turn it is: {@code attempts[m]} is match m's,
   * as {@link #attempt} makes it or {@link #NO_ATTEMPT}, and {@code codes[m]}, in an array of its
   * own, becomes its {@link Code}.
   */
  public void act(int[] attempts, int[] codes) {
    check(attempts, codes);
    ahead.look(player, attempts);
    Lanes.cases(
        size, attempts, points[player], ahead.ways(), ahead.nearest(), ahead.furthest(), cases);
    Lanes.lookUp(size, Codes.table(), cases, codes);
    perform(attempts, codes);
    turns[player].add(attempts, codes);
  }

  @SuppressWarnings("ReferenceEquality") // the codes would be written over the attempts
  private void check(int[] attempts, int[] codes) {
    if (player == Ice.NOBODY) {
      throw new IllegalStateException("nobody's turn in round " + round);
    }
    if (attempts.length != size || codes.length != size) {
      throw new IllegalArgumentException(
          "%d attempts and room for %d codes, but %d matches"
              .formatted(attempts.length, codes.length, size));
    }
    if (attempts == codes) {
      throw new IllegalArgumentException("the codes need an array of their own");
    }
    if ((Lanes.union(size, attempts) & -ATTEMPTS) != 0) {
      throw noSuchAttempt(attempts);
    }
  }

  private static IllegalArgumentException noSuchAttempt(int[] attempts) {
    int match = 0;
    while ((attempts[match] & -ATTEMPTS) == 0) {
      match++;
    }
    return new IllegalArgumentException(
        "match %d: %d is no attempt, those are 0 to %d"
            .formatted(match, attempts[match], ATTEMPTS - 1));
  }

  // §4.3, all of it: what the actor pays, and where the one that is to go goes.
  private void perform(int[] attempts, int[] codes) {
    Lanes.pay(size, attempts, codes, points[player]);
    Lanes.lengths(size, attempts, codes, ahead.ways(), ahead.nearest(), lengths);
    Lanes.growths(size, attempts, lengths, growths);
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      Lanes.go(size, growths, ahead.gaps(agent), agents[agent]);
    }
  }

  // What can be asked; always the present moment

  /** The number of matches. */
  public int size() {
    return size;
  }

  /** The player whose turn it is, or {@link Ice#NOBODY}. */
  public int player() {
    return player;
  }

  /** 0 to 99, and 100 when the matches are over. */
  public int round() {
    return round;
  }

  public int score(int match, int of) {
    return scores[of][match];
  }

  /** The points that this agent has left. */
  public int points(int match, int of, int agent) {
    return (points[of][match] >>> (Byte.SIZE * agent)) & 0xFF;
  }

  /** The cell of this agent. */
  public int cellOf(int match, int of, int agent) {
    return Spot.cell(agents[of * IceMap.AGENTS + agent][match] & Lanes.SPOT);
  }

  public AlienState alienState(int match, int alien) {
    return captures.state(alien, match);
  }

  /** The capture counter, 0 to 3. */
  public int captureProgress(int match, int alien) {
    return captures.counter(alien, match);
  }

  /** Accepted actions of this player's latest turn (§9). */
  public List<Action> actions(int match, int of) {
    return Arrays.stream(turns[of].actions(match)).mapToObj(Action::of).toList();
  }

  /** The digest of one match's full state, the same as {@link Ice#digest}. */
  public long digest(int match) {
    Fingerprint fingerprint = new Fingerprint();
    fingerprint.add(round);
    fingerprint.add(player);
    fingerprint.add(score(match, 0));
    fingerprint.add(score(match, 1));
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      fingerprint.add(cellOf(match, agent / IceMap.AGENTS, agent % IceMap.AGENTS));
    }
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      fingerprint.add(points(match, agent / IceMap.AGENTS, agent % IceMap.AGENTS));
    }
    for (int alien = 0; alien < field.aliens(); alien++) {
      fingerprint.add(captureProgress(match, alien));
      fingerprint.add(captures.isOnIce(alien, match) ? 1 : 0);
    }
    for (Turns turn : turns) {
      int[] actions = turn.actions(match);
      fingerprint.add(actions.length);
      Arrays.stream(actions).forEach(fingerprint::add);
    }
    return fingerprint.value();
  }
}
