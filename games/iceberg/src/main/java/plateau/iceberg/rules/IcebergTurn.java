package plateau.iceberg.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.kernel.bot.Turn;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A turn of one player, with undo and flags (§9), on a match of its own. */
final class IcebergTurn implements Turn {

  // As many as there can be accepted actions (§1), so that no program can blow up the record.
  private static final int MOST_REFUSED_IN_RECORD = 4096;

  private final IcebergView view;
  private final Ice ice;
  private final int player;
  // Somebody else may have begun the turn: a stand-in, whose actions stay as they are.
  private final int begun;
  private final List<List<Object>> refused = new ArrayList<>();
  private boolean over;

  /** A turn that may change this position. */
  IcebergTurn(IcebergState state) {
    this.view = IcebergView.of(state);
    this.ice = state.ice();
    this.player = ice.player();
    this.begun = ice.actionCount(player);
  }

  @Override
  public Map<String, Object> start() {
    return Map.of("view", view);
  }

  @Override
  public Map<String, Object> handle(Map<String, @Nullable Object> fields) {
    TurnRequest request = new TurnRequest(fields);
    return switch (request.type()) {
      case "act" -> act(request.attempt());
      case "flag" -> flag(request.whole("row"), request.whole("column"), request.whole("flag"));
      case "undo" -> undo();
      case "end" -> end();
      case "turn" -> wholeTurn(request.attempts());
      default -> throw new Problem(Message.of("dialogue.type", "type", request.type()));
    };
  }

  private Map<String, Object> act(Attempt attempt) {
    Change change = new Change(ice);
    int code = attempt(attempt);
    Map<String, Object> answer = answer("code", code);
    if (code == Code.OK) {
      change.tell(answer);
    }
    return answer;
  }

  private int attempt(Attempt attempt) {
    int code = ice.act(attempt.kind(), attempt.agent(), attempt.direction());
    note(attempt.text(), code);
    return code;
  }

  private Map<String, Object> flag(int row, int column, int flag) {
    int code = ice.debugFlag(row, column, flag);
    note(List.of("flag", row, column, flag), code);
    return answer("code", code);
  }

  private void note(Object attempt, int code) {
    if (code != Code.OK && refused.size() < MOST_REFUSED_IN_RECORD) {
      refused.add(List.of(attempt, code));
    }
  }

  private Map<String, Object> undo() {
    Change change = new Change(ice);
    boolean undone = ice.actionCount(player) > begun && ice.undo();
    Map<String, Object> answer = answer("undone", undone);
    if (undone) {
      change.tell(answer);
    }
    return answer;
  }

  private Map<String, Object> end() {
    over = true;
    return Map.of();
  }

  private Map<String, Object> wholeTurn(List<Attempt> attempts) {
    List<Integer> codes = attempts.stream().map(this::attempt).toList();
    over = true;
    return answer("codes", codes);
  }

  private static Map<String, Object> answer(String name, Object value) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put(name, value);
    return answer;
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public List<String> moves() {
    return Stream.concat(
            IcebergView.historyOf(ice, player).stream().skip(begun),
            Stream.of(IcebergNotation.text(IcebergMove.END)))
        .toList();
  }

  @Override
  public Map<String, Object> notes() {
    Map<String, Object> notes = new LinkedHashMap<>();
    notes.put("points", IcebergView.pointsLeft(ice));
    if (!refused.isEmpty()) {
      notes.put("refused", List.copyOf(refused));
    }
    List<List<Integer>> flags = flags();
    if (!flags.isEmpty()) {
      notes.put("flags", flags);
    }
    return notes;
  }

  // Row, column, flag, and how many moves, slides and pushes of the turn came before it.
  private List<List<Integer>> flags() {
    List<List<Integer>> flags = new ArrayList<>();
    for (int i = begun; i < ice.actionCount(player); i++) {
      if (ice.action(player, i) instanceof Action.Flag(int cell, int flag)) {
        flags.add(List.of(IceMap.row(cell), IceMap.column(cell), flag, i - begun - flags.size()));
      }
    }
    return flags;
  }
}
