package plateau.kernel.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.chance.Drawn;
import plateau.kernel.json.Json;
import plateau.kernel.match.Step;

/** A replay as text: one JSON object a line. docs/replay-format.md describes it. */
public final class ReplayWriter {

  private final StringBuilder out = new StringBuilder();
  private String check = "";

  private ReplayWriter() {}

  public static String write(Replay replay) {
    ReplayWriter writer = new ReplayWriter();
    writer.add(header(replay.header()));
    replay.steps().forEach(step -> writer.add(step(step, replay.notes().get(step.number()))));
    replay.open().ifPresent(step -> writer.add(open(step)));
    replay.ending().ifPresent(ending -> writer.add(ending(ending)));
    return writer.out.toString();
  }

  private void add(Map<String, @Nullable Object> fields) {
    String line = Json.write(fields);
    check = LineCheck.of(check, line);
    out.append(LineCheck.sealed(line, check)).append('\n');
  }

  private static Map<String, @Nullable Object> header(Header header) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("plateau", "replay");
    fields.put("format", header.format());
    fields.put("game", header.game());
    fields.put("rules", header.rules());
    fields.put("options", header.setup().options());
    fields.put("seats", header.players());
    fields.put("seed", header.seed().orElse(null));
    header.salt().ifPresent(salt -> fields.put("salt", salt));
    fields.put("seedHash", header.seedHash().orElse(null));
    return fields;
  }

  private static Map<String, @Nullable Object> step(Step step, @Nullable Map<String, Object> note) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("step", step.number());
    putMove(fields, step);
    if (!step.digest().isEmpty()) {
      fields.put("digest", step.digest());
    }
    if (note != null) {
      fields.put("note", note);
    }
    return fields;
  }

  private static Map<String, @Nullable Object> open(Step step) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("open", step.number());
    putMove(fields, step);
    return fields;
  }

  private static void putMove(Map<String, @Nullable Object> fields, Step step) {
    if (!step.isSetup()) {
      fields.put("seat", step.seat());
      fields.put("move", step.move());
    }
    fields.put("draws", pairs(step.draws()));
  }

  private static Map<String, @Nullable Object> ending(Replay.Ending ending) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("result", ending.result());
    fields.put("steps", ending.steps());
    fields.put("digest", ending.digest());
    return fields;
  }

  private static List<List<Integer>> pairs(List<Drawn> draws) {
    List<List<Integer>> pairs = new ArrayList<>();
    draws.forEach(draw -> pairs.add(List.of(draw.n(), draw.k())));
    return pairs;
  }
}
