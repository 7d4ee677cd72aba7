package plateau.app.script;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.DrawMismatch;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.json.Json;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Plays a match from given draws and given moves and tells every decision as one line of JSON.
 * docs/script.md describes the lines.
 */
public final class Script<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Setup setup;
  private final DrawLines draws;
  private final RecordedChance chance;
  private final ScriptLines moves;
  private final Consumer<String> out;

  public Script(Game<S, M> game, Setup setup, Source draws, Source moves, Consumer<String> out) {
    this.game = game;
    this.setup = setup;
    this.draws = new DrawLines(ScriptLines.of(draws.name(), draws.text()));
    this.chance = new RecordedChance(this.draws.draws());
    this.moves = ScriptLines.of(moves.name(), moves.text());
    this.out = out;
  }

  /** A script's text, and what to call it when something is wrong with it. */
  public record Source(String name, String text) {}

  /**
   * Plays as far as the moves go.
   *
   * @return what was left over or missing, for a note
   * @throws Problem with the line, when a draw or a move does not fit
   */
  public Optional<Message> run() {
    try {
      Match<S, M> match = Match.start(game, setup, _ -> chance);
      int played = 0;
      while (!match.isOver() && played < moves.lines().size()) {
        tellDecision(match, played);
        play(match, moves.lines().get(played));
        played++;
      }
      tellEnd(match, played);
      return note(match, played);
    } catch (DrawMismatch mismatch) {
      throw draws.located(mismatch);
    }
  }

  private void play(Match<S, M> match, ScriptLines.Line line) {
    if (match.play(match.toMove(), line.text()) instanceof Answer.Refused refused) {
      Message what =
          Message.of("script.refused", "reason", refused.reason(), "legal", refused.legal());
      throw new Problem(
          Message.of("script.fault", "file", moves.file(), "line", line.number(), "what", what));
    }
  }

  private void tellDecision(Match<S, M> match, int step) {
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("step", step);
    line.put("seat", match.toMove());
    line.put("moves", match.legalMoves());
    line.put("state", game.view(match.state(), Seat.REFEREE));
    out.accept(Json.write(line));
  }

  private void tellEnd(Match<S, M> match, int step) {
    if (!match.isOver()) {
      tellDecision(match, step);
    }
    @Nullable Result result = match.isOver() ? match.state().result() : null;
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("step", step);
    line.put("result", result);
    line.put("state", game.view(match.state(), Seat.REFEREE));
    out.accept(Json.write(line));
  }

  private Optional<Message> note(Match<S, M> match, int played) {
    if (!match.isOver()) {
      return Optional.of(
          Message.of("script.moves-run-out", "file", moves.file(), "legal", match.legalMoves()));
    }
    int movesLeft = moves.lines().size() - played;
    int drawsLeft = draws.draws().size() - chance.used();
    if (movesLeft > 0) {
      return Optional.of(
          left("script.moves-left", movesLeft, moves.file(), moves.numberOf(played)));
    }
    if (drawsLeft > 0) {
      return Optional.of(
          left("script.draws-left", drawsLeft, draws.file(), draws.lineOf(chance.used())));
    }
    return Optional.empty();
  }

  private static Message left(String key, int count, String file, int line) {
    return Message.of(key, "count", count, "file", file, "line", line);
  }
}
