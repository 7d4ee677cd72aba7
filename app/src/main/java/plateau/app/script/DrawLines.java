package plateau.app.script;

import java.util.List;
import plateau.kernel.chance.DrawMismatch;
import plateau.kernel.chance.Drawn;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A file of draws: one {@code n k} a line. */
final class DrawLines {

  private final ScriptLines script;
  private final List<Drawn> draws;

  DrawLines(ScriptLines script) {
    this.script = script;
    this.draws = script.lines().stream().map(this::draw).toList();
  }

  List<Drawn> draws() {
    return draws;
  }

  String file() {
    return script.file();
  }

  int lineOf(int draw) {
    return script.numberOf(draw);
  }

  /** The same mismatch with the file and the line. */
  Problem located(DrawMismatch mismatch) {
    int line = script.numberOf(mismatch.index());
    Message what =
        mismatch
            .found()
            .map(
                found ->
                    Message.of(
                        "script.other-n",
                        "found",
                        found.n() + " " + found.k(),
                        "n",
                        found.n(),
                        "asked",
                        mismatch.asked()))
            .orElse(Message.of("script.too-few-draws", "asked", mismatch.asked()));
    return new Problem(
        Message.of("script.fault", "file", script.file(), "line", line, "what", what), mismatch);
  }

  private Drawn draw(ScriptLines.Line line) {
    String[] parts = line.text().split("\\s+", -1);
    try {
      if (parts.length == 2) {
        return new Drawn(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
      }
    } catch (IllegalArgumentException e) {
      throw new Problem(noDraw(line), e);
    }
    throw new Problem(noDraw(line));
  }

  private Message noDraw(ScriptLines.Line line) {
    return Message.of(
        "script.fault",
        "file",
        script.file(),
        "line",
        line.number(),
        "what",
        Message.of("script.no-draw", "found", line.text()));
  }
}
