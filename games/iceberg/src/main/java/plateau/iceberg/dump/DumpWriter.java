package plateau.iceberg.dump;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.dump.DumpLine.Player;
import plateau.iceberg.dump.DumpLine.Visitor;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapWriter;
import plateau.iceberg.rules.IcebergMove;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;
import plateau.kernel.replay.Replay;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Writes a whole match as the original's dump (11.1): its 201 lines, and a closing line with the
 * last captures (R15). A writer writes one match.
 */
public final class DumpWriter {

  /** Before any turn, and after each turn before the captures of its round. */
  static final int LINES = 2 * IceMap.ROUNDS + 1;

  private static final IcebergGame GAME = new IcebergGame();

  private final Replay replay;
  private final List<DumpLine> lines = new ArrayList<>();
  private final List<List<Action>> histories = new ArrayList<>(List.of(List.of(), List.of()));
  private final List<Action> turn = new ArrayList<>();

  private DumpWriter(Replay replay) {
    this.replay = replay;
  }

  /**
   * The dump of a match whose steps have been checked.
   *
   * @throws Problem when the match is not over
   */
  public static String write(Replay replay) {
    StringBuilder out = new StringBuilder();
    lines(replay).forEach(line -> out.append(line.text()).append('\n'));
    return out.toString();
  }

  static List<DumpLine> lines(Replay replay) {
    if (replay.ending().isEmpty()) {
      throw new Problem(Message.of("dump.unfinished"));
    }
    DumpWriter writer = new DumpWriter(replay);
    StepThrough.through(
        GAME,
        replay.header().setup(),
        replay.steps(),
        (step, state) -> writer.see(step, state.ice()));
    return writer.lines;
  }

  private void see(Step step, Ice ice) {
    if (step.isSetup() || ice.isOver()) {
      lines.add(line(ice));
    } else {
      add(step);
    }
    if (!ice.isOver() && isEnd(replay.steps().get(step.number() + 1))) {
      endTurn(step.number() + 1, ice);
    }
  }

  // A line shows the moment before the turn ends: the end of player 1's turn counts captures.
  private void endTurn(int step, Ice ice) {
    Map<String, Object> note = replay.notes().getOrDefault(step, Map.of());
    histories.set(ice.player(), withFlags(turn, note.get("flags")));
    turn.clear();
    lines.add(line(ice));
  }

  private void add(Step step) {
    if (GAME.notation().read(step.move()).orElseThrow() instanceof IcebergMove.OfAgent action) {
      turn.add(new Action.ByAgent(action.type(), action.agent(), action.direction()));
    }
  }

  private static boolean isEnd(Step step) {
    return GAME.notation().read(step.move()).orElseThrow() instanceof IcebergMove.EndTurn;
  }

  // Notes are guarded by nothing but the checks of the lines: what is no flag is left out.
  private static List<Action> withFlags(List<Action> actions, @Nullable Object noted) {
    List<Action> all = new ArrayList<>(actions);
    if (!(noted instanceof List<?> flags)) {
      return all;
    }
    int placed = 0;
    for (Object one : flags) {
      List<Integer> flag = numbers(one);
      if (flag.size() == 4 && isFlag(flag)) {
        int place = Math.clamp(flag.get(3), 0, actions.size()) + placed++;
        all.add(place, new Action.Flag(IceMap.cell(flag.get(0), flag.get(1)), flag.get(2)));
      }
    }
    return all;
  }

  private static List<Integer> numbers(@Nullable Object list) {
    return list instanceof List<?> items
        ? items.stream()
            .filter(Number.class::isInstance)
            .map(item -> ((Number) item).intValue())
            .toList()
        : List.of();
  }

  private static boolean isFlag(List<Integer> flag) {
    return IceMap.isOnGrid(flag.get(0), flag.get(1))
        && flag.get(2) >= 0
        && flag.get(2) < FrenchNames.FLAGS.size();
  }

  private DumpLine line(Ice ice) {
    IceMap map = ice.map();
    return new DumpLine(
        ice.round(),
        List.of(player(ice, 0), player(ice, 1)),
        IntStream.range(0, IceMap.SIZE).mapToObj(row -> MapWriter.row(map, row)).toList(),
        IntStream.range(0, map.aliens().size()).mapToObj(alien -> visitor(ice, alien)).toList());
  }

  private Player player(Ice ice, int player) {
    return new Player(
        replay.header().players().get(player),
        ice.score(player),
        IntStream.range(0, IceMap.AGENTS).mapToObj(agent -> ice.cellOf(player, agent)).toList(),
        histories.get(player));
  }

  private static Visitor visitor(Ice ice, int number) {
    Alien alien = ice.map().aliens().get(number);
    return new Visitor(
        alien.row(),
        alien.column(),
        alien.points(),
        alien.arrival(),
        alien.duration(),
        ice.captureProgress(number));
  }
}
