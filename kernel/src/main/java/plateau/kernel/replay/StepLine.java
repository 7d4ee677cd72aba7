package plateau.kernel.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Result;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Drawn;
import plateau.kernel.json.Given;
import plateau.kernel.json.Given.Kind;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;

/** The lines behind the header: steps, perhaps a step that is still open, perhaps the result. */
final class StepLine {

  private StepLine() {}

  static Step step(GivenLine line, int expected) {
    line.checkNames(line.fields(), "step", "seat", "move", "draws", "digest", "note");
    String digest = line.fields().has("digest") ? line.fields().text("digest") : "";
    return read(line, "step", expected, digest);
  }

  static Optional<Map<String, Object>> note(GivenLine line) {
    return line.fields().has("note")
        ? Optional.of(solid(line.fields().field("note")))
        : Optional.empty();
  }

  // Nothing in it is null.
  private static Map<String, Object> solid(Given note) {
    Map<String, Object> fields = new LinkedHashMap<>();
    note.fields()
        .forEach(
            (name, field) -> {
              if (field.value() == null) {
                throw note.misfit(Kind.OBJECT);
              }
              fields.put(name, field.value());
            });
    return fields;
  }

  static Step open(GivenLine line, int expected) {
    line.checkNames(line.fields(), "open", "seat", "move", "draws");
    return read(line, "open", expected, "");
  }

  static Replay.Ending ending(GivenLine line, int steps, int seats) {
    Given fields = line.fields();
    line.checkNames(fields, "result", "steps", "digest");
    Given result = fields.field("result");
    line.checkNames(result, "code", "winners", "scores");
    List<Integer> scores = result.field("scores").wholes();
    List<Integer> winners = result.field("winners").wholes();
    if (scores.size() != seats || winners.stream().anyMatch(seat -> seat < 0 || seat >= seats)) {
      throw line.fault(Message.of("replay.result-seats", "seats", seats));
    }
    long said = fields.field("steps").wide();
    if (said != steps) {
      throw line.fault(Message.of("replay.steps-missing", "said", said, "found", steps));
    }
    return new Replay.Ending(
        new Result(result.text("code"), winners, scores), steps, fields.text("digest"));
  }

  private static Step read(GivenLine line, String kind, int expected, String digest) {
    Given fields = line.fields();
    long number = fields.field(kind).wide();
    if (number != expected) {
      throw line.fault(Message.of("replay.step-order", "found", number, "expected", expected));
    }
    if (expected == 0) {
      line.checkNames(fields, kind, "draws", "digest", "note");
      return new Step(0, Seat.REFEREE, "", draws(line), digest);
    }
    return new Step(expected, fields.whole("seat"), fields.text("move"), draws(line), digest);
  }

  private static List<Drawn> draws(GivenLine line) {
    List<Drawn> draws = new ArrayList<>();
    for (Given pair : line.fields().field("draws").items()) {
      List<Integer> numbers = pair.wholes();
      if (numbers.size() != 2 || numbers.get(1) < 0 || numbers.get(1) >= numbers.get(0)) {
        throw line.fault(Message.of("replay.bad-draw", "draw", String.valueOf(pair.value())));
      }
      draws.add(new Drawn(numbers.get(0), numbers.get(1)));
    }
    return draws;
  }
}
