package plateau.arena.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import plateau.kernel.basis.Seat;
import plateau.kernel.json.Json;
import plateau.kernel.words.Words;
import plateau.players.search.Budget;

/** An analysis as JSON, with moves and journal in the words of one language. */
public final class AnalysisJson {

  private static final int FORMAT = 1;
  private static final double DIGITS = 1e4;

  private final Analysis analysis;
  private final Words words;

  private AnalysisJson(Analysis analysis, Words words) {
    this.analysis = analysis;
    this.words = words;
  }

  public static String write(Analysis analysis, Words words) {
    return Json.write(new AnalysisJson(analysis, words).whole());
  }

  private Map<String, Object> whole() {
    Map<String, Object> whole = new LinkedHashMap<>();
    whole.put("format", FORMAT);
    whole.put("game", analysis.game().info().id());
    whole.put("rules", analysis.game().info().rulesVersion());
    whole.put("steps", analysis.lastStep());
    if (analysis.eyes() != Seat.REFEREE) {
      whole.put("seat", analysis.eyes());
    }
    switch (analysis.effort().budget()) {
      case Budget.Matches(int count) -> whole.put("matches", count);
      case Budget.Millis(int millis) -> whole.put("ms", millis);
    }
    whole.put("seed", analysis.effort().seed());
    whole.put("sides", analysis.sides().id());
    whole.put("lines", all(analysis.lines(), this::line));
    whole.put("turningPoints", all(analysis.turningPoints(), this::turn));
    whole.put("decisions", all(analysis.verdicts(), this::decision));
    return whole;
  }

  private Map<String, Object> line(OddsCourse line) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("seats", line.seats());
    fields.put("points", all(line.points(), this::point));
    return fields;
  }

  private Map<String, Object> point(OddsCourse.Point point) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("position", point.position());
    fields.putAll(estimate(point.estimate()));
    return fields;
  }

  private static Map<String, Object> estimate(EstimatedOdds estimate) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("odds", rounded(estimate.odds()));
    fields.put("error", rounded(estimate.error()));
    fields.put("samples", estimate.samples());
    return fields;
  }

  private Map<String, Object> turn(TurningPoint turn) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("step", turn.step());
    fields.put("until", turn.until());
    fields.put("seat", turn.seat());
    fields.put("cause", turn.cause().name().toLowerCase(Locale.ROOT));
    fields.put("before", rounded(turn.before().odds()));
    fields.put("decided", rounded(turn.decided().odds()));
    fields.put("after", rounded(turn.after().odds()));
    fields.put("played", words.say(analysis.verdict(turn.step()).played().words()));
    fields.put("journal", journal(turn.step()));
    return fields;
  }

  private List<String> journal(int step) {
    return analysis.journal(step).stream().map(words::say).toList();
  }

  private Map<String, Object> decision(Judgement verdict) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("step", verdict.step());
    fields.put("seat", verdict.seat());
    fields.put("choices", verdict.choices());
    fields.put("draws", verdict.draws());
    fields.put("played", option(verdict.played()));
    verdict.better().ifPresent(better -> fields.put("better", better(verdict, better)));
    return fields;
  }

  private Map<String, Object> better(Judgement verdict, Judgement.Option option) {
    Map<String, Object> fields = option(option);
    fields.put("gain", rounded(verdict.gain()));
    fields.put("gainError", rounded(verdict.errorOfGain()));
    fields.put("isClear", verdict.isMistake());
    return fields;
  }

  private Map<String, Object> option(Judgement.Option option) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("text", option.move());
    fields.put("words", words.say(option.words()));
    fields.putAll(estimate(option.estimate()));
    return fields;
  }

  private static double rounded(double number) {
    return Math.round(number * DIGITS) / DIGITS;
  }

  private static <T> List<Map<String, Object>> all(
      List<T> things, Function<T, Map<String, Object>> written) {
    return things.stream().map(written).toList();
  }
}
