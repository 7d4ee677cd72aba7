package plateau.iceberg.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;

/**
 * Plays a trace again and compares everything in it. A difference names the file, the round, the
 * player and the field; a field that the format does not know is a difference too.
 */
@SuppressWarnings("unchecked") // JsonReader makes maps of objects and lists of arrays.
final class TraceReplay {

  private static final Set<String> MATCH_FIELDS =
      Set.of("format", "name", "policies", "map", "rounds", "result");
  private static final Set<String> ROUND_FIELDS =
      Set.of("round", "present", "turns", "agents", "scores", "capture", "present_after");
  private static final Set<String> TURN_FIELDS =
      Set.of("player", "history", "paths", "actions", "agents", "points", "capture");

  private final Path file;
  private final Map<String, @Nullable Object> trace;
  private final Ice ice;
  private final List<Contestant> contestants;
  private String where = "";

  TraceReplay(Path file) {
    this.file = file;
    this.trace = GoldenFolder.read(file);
    this.ice = new Ice(MapReader.read((String) field(trace, "map")));
    this.contestants = List.of(new Contestant(ice, 0), new Contestant(ice, 1));
  }

  void run() {
    where = "match";
    same("fields", MATCH_FIELDS, trace.keySet());
    List<Object> rounds = (List<Object>) field(trace, "rounds");
    same("rounds", IceMap.ROUNDS, rounds.size());
    for (int round = 0; round < rounds.size(); round++) {
      playRound(round, (Map<String, @Nullable Object>) rounds.get(round));
    }
    where = "result";
    var result = (Map<String, @Nullable Object>) field(trace, "result");
    same("fields", Set.of("scores", "winner"), result.keySet());
    same("scores", field(result, "scores"), scores());
    same("winner", field(result, "winner"), winner());
    same("over", true, ice.isOver());
  }

  private void playRound(int number, Map<String, @Nullable Object> round) {
    where = "round " + number;
    same("fields", ROUND_FIELDS, round.keySet());
    ice.beginRound();
    same("round", field(round, "round"), (long) ice.round());
    same("present", field(round, "present"), present());
    List<Object> turns = (List<Object>) field(round, "turns");
    same("turns", 2, turns.size());
    for (int player = 0; player < 2; player++) {
      where = "round " + number + ", player " + player;
      playTurn(player, (Map<String, @Nullable Object>) turns.get(player));
      ice.endTurn();
    }
    where = "round " + number + ", end of the round";
    same("agents", field(round, "agents"), agents());
    same("scores", field(round, "scores"), scores());
    same("capture", field(round, "capture"), counters());
    same("present_after", field(round, "present_after"), present());
  }

  private void playTurn(int player, Map<String, @Nullable Object> turn) {
    Contestant contestant = contestants.get(player);
    same("fields", TURN_FIELDS, turn.keySet());
    same("player", field(turn, "player"), (long) ice.player());
    same("history", field(turn, "history"), history(contestant));
    for (Object query : (List<Object>) field(turn, "paths")) {
      checkPath(contestant, (List<Object>) query);
    }
    List<Object> actions = (List<Object>) field(turn, "actions");
    for (int i = 0; i < actions.size(); i++) {
      attempt(contestant, i, (List<Object>) actions.get(i));
    }
    same("agents", field(turn, "agents"), agents());
    same("points", field(turn, "points"), points(contestant));
    same("capture", field(turn, "capture"), counters());
  }

  private void checkPath(Contestant contestant, List<Object> query) {
    List<Integer> path =
        contestant.shortestPath(whole(query, 0), whole(query, 1), whole(query, 2), whole(query, 3));
    StringBuilder letters = new StringBuilder();
    path.forEach(direction -> letters.append(Direction.ALL.get(direction).letter()));
    same("path " + query.subList(0, 4), query.get(4), letters.toString());
  }

  private void attempt(Contestant contestant, int index, List<Object> attempt) {
    long digest = ice.digest();
    long answer =
        switch (whole(attempt, 0)) {
          case 0 -> contestant.move(whole(attempt, 1), whole(attempt, 2));
          case 1 -> contestant.slide(whole(attempt, 1), whole(attempt, 2));
          case 2 -> contestant.push(whole(attempt, 1), whole(attempt, 2));
          case 3 -> contestant.debugFlag(whole(attempt, 1), whole(attempt, 2), whole(attempt, 3));
          default -> contestant.undo() ? 1 : 0;
        };
    same("answer to attempt " + index + " " + attempt, attempt.getLast(), answer);
    boolean refused = whole(attempt, 0) == 4 ? answer == 0 : answer != Code.OK;
    if (refused) {
      same("digest after the refused attempt " + index, digest, ice.digest());
    }
  }

  private List<Object> history(Contestant contestant) {
    List<Object> history = new ArrayList<>();
    for (Action.ByAgent action : contestant.opponentHistory()) {
      history.add(
          List.of(
              (long) action.type().ordinal(),
              (long) action.agent(),
              (long) action.direction().ordinal()));
    }
    return history;
  }

  private List<Long> agents() {
    return IntStream.range(0, IceMap.ALL_AGENTS)
        .mapToObj(agent -> (long) ice.cellOf(agent / IceMap.AGENTS, agent % IceMap.AGENTS))
        .toList();
  }

  private static List<Long> points(Contestant contestant) {
    return IntStream.range(0, IceMap.AGENTS)
        .mapToObj(agent -> (long) contestant.actionPoints(agent))
        .toList();
  }

  private List<Long> scores() {
    return List.of((long) ice.score(0), (long) ice.score(1));
  }

  private long winner() {
    int difference = Integer.compare(ice.score(0), ice.score(1));
    return difference == 0 ? -1 : difference > 0 ? 0 : 1;
  }

  private String counters() {
    StringBuilder out = new StringBuilder();
    contestants.getFirst().aliens().forEach(alien -> out.append(alien.captureProgress()));
    return out.toString();
  }

  private String present() {
    StringBuilder out = new StringBuilder();
    for (int alien = 0; alien < ice.map().aliens().size(); alien++) {
      out.append(ice.isOnIce(alien) ? '1' : '0');
    }
    return out.toString();
  }

  private void same(String field, Object expected, Object actual) {
    if (!expected.equals(actual)) {
      throw new AssertionError(
          "%s, %s, %s: expected %s, but was %s".formatted(file, where, field, expected, actual));
    }
  }

  private static Object field(Map<String, @Nullable Object> object, String name) {
    return Objects.requireNonNull(object.get(name), name);
  }

  private static int whole(List<Object> list, int index) {
    return Math.toIntExact((Long) list.get(index));
  }
}
