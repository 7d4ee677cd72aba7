package plateau.arena.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.bot.Turn;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A turn at the pile: {@code act}, {@code undo}, {@code end}, or all at once as {@code turn}. */
final class PileTurn implements Turn {

  private static final int OK = 0;
  private static final int REFUSED = 1;

  private final Pile.Position position;
  private final List<String> moves = new ArrayList<>();
  private int refused;
  private boolean over;

  PileTurn(Pile.Position position) {
    this.position = position;
  }

  @Override
  public Map<String, Object> start() {
    return Map.of("view", new Pile.View(position.stones, position.taken, position.turn % 2));
  }

  @Override
  public Map<String, Object> handle(Map<String, @Nullable Object> request) {
    return switch (String.valueOf(request.get("type"))) {
      case "act" -> Map.of("code", act(request.get("action")), "stones", position.stones);
      case "undo" -> Map.of("done", undo());
      case "end" -> end(List.of());
      case "turn" -> end(list(request.get("actions")));
      default -> throw new Problem(Message.of("pile.unknown", "type", request.get("type") + ""));
    };
  }

  private int act(@Nullable Object action) {
    if (!"take".equals(action) || position.taken == Pile.MOST || position.stones == 0) {
      refused++;
      return REFUSED;
    }
    position.taken++;
    position.stones--;
    moves.add("take");
    return OK;
  }

  private boolean undo() {
    if (moves.isEmpty()) {
      return false;
    }
    moves.removeLast();
    position.taken--;
    position.stones++;
    return true;
  }

  private Map<String, Object> end(List<?> actions) {
    List<Integer> codes = new ArrayList<>();
    actions.forEach(action -> codes.add(act(action)));
    over = true;
    // The last stone ends the match, so there is no turn left to end.
    if (position.stones > 0) {
      moves.add("end");
    }
    return Map.of("codes", codes);
  }

  private static List<?> list(@Nullable Object actions) {
    if (actions instanceof List<?> list) {
      return list;
    }
    throw new Problem(Message.of("pile.no-actions"));
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public List<String> moves() {
    return List.copyOf(moves);
  }

  @Override
  public Map<String, Object> notes() {
    return refused == 0 ? Map.of() : Map.of("refused", refused);
  }
}
