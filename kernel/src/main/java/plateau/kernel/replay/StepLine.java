package plateau.kernel.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Result;
import plateau.kernel.Seat;
import plateau.kernel.chance.Drawn;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;

/** The lines behind the header: steps, perhaps a step that is still open, perhaps the result. */
final class StepLine {

  private StepLine() {}

  static Step step(Fields fields, int expected) {
    fields.only("step", "seat", "move", "draws", "digest", "note");
    String digest = fields.has("digest") ? fields.text("digest") : "";
    return read(fields, "step", expected, digest);
  }

  static Optional<Map<String, Object>> note(Fields fields) {
    return fields.has("note") ? Optional.of(fields.solidObject("note")) : Optional.empty();
  }

  static Step open(Fields fields, int expected) {
    fields.only("open", "seat", "move", "draws");
    return read(fields, "open", expected, "");
  }

  static Replay.Ending ending(Fields fields, int steps, int seats) {
    fields.only("result", "steps", "digest");
    Fields result = fields.inner("result");
    result.only("code", "winners", "scores");
    List<Integer> scores = result.wholes("scores");
    List<Integer> winners = result.wholes("winners");
    if (scores.size() != seats || winners.stream().anyMatch(seat -> seat < 0 || seat >= seats)) {
      throw fields.fault(Message.of("replay.result-seats", "seats", seats));
    }
    if (fields.whole("steps") != steps) {
      throw fields.fault(
          Message.of("replay.steps-missing", "said", fields.whole("steps"), "found", steps));
    }
    return new Replay.Ending(
        new Result(result.text("code"), winners, scores), steps, fields.text("digest"));
  }

  private static Step read(Fields fields, String kind, int expected, String digest) {
    long number = fields.whole(kind);
    if (number != expected) {
      throw fields.fault(Message.of("replay.step-order", "found", number, "expected", expected));
    }
    if (expected == 0) {
      fields.only(kind, "draws", "digest", "note");
      return new Step(0, Seat.REFEREE, "", draws(fields), digest);
    }
    return new Step(expected, fields.small("seat"), fields.text("move"), draws(fields), digest);
  }

  private static List<Drawn> draws(Fields fields) {
    List<Drawn> draws = new ArrayList<>();
    for (Object pair : fields.list("draws")) {
      List<Integer> numbers = fields.asWholes("draws", pair);
      if (numbers.size() != 2 || numbers.get(1) < 0 || numbers.get(1) >= numbers.get(0)) {
        throw fields.fault(Message.of("replay.bad-draw", "draw", String.valueOf(pair)));
      }
      draws.add(new Drawn(numbers.get(0), numbers.get(1)));
    }
    return draws;
  }
}
