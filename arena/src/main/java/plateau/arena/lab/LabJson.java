package plateau.arena.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;

/** The findings of a lab as JSON. */
public final class LabJson {

  private static final double DIGITS = 1e5;

  private final LabFindings findings;

  private LabJson(LabFindings findings) {
    this.findings = findings;
  }

  public static String write(LabFindings findings) {
    return Json.write(new LabJson(findings).whole());
  }

  /** A row for each policy of each generation, the best first. */
  public static String csv(LabFindings findings) {
    StringBuilder rows = new StringBuilder("generation,place,games,won,policy\n");
    for (Generation generation : findings.generations()) {
      int place = 1;
      for (PolicyScore one : generation.field()) {
        rows.append(generation.number()).append(',').append(place++).append(',');
        rows.append(one.games()).append(',').append(one.won()).append(',');
        rows.append(findings.text(one.policy())).append('\n');
      }
    }
    return rows.toString();
  }

  // A seed as text: not every reader of JSON knows 64 bits.
  static Map<String, Object> settings(LabSettings settings) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("game", settings.game());
    fields.put("options", settings.options());
    fields.put("seed", Long.toString(settings.seed()));
    fields.put("games", settings.games());
    return fields;
  }

  static LabSettings settings(Given fields, int generations) {
    Map<String, String> options = new TreeMap<>();
    fields.field("options").fields().forEach((name, value) -> options.put(name, value.text()));
    return new LabSettings(
        fields.text("game"),
        options,
        Long.parseLong(fields.text("seed")),
        generations,
        fields.whole("games"));
  }

  private Map<String, Object> whole() {
    Map<String, Object> whole = settings(findings.settings());
    whole.put("generations", findings.settings().generations());
    whole.put("gamesSearched", findings.gamesSearched());
    whole.put("best", standing(findings.best()));
    whole.put("known", standing(findings.known()));
    whole.put("finalists", findings.finalists().stream().map(this::standing).toList());
    whole.put("influences", findings.influences().stream().map(this::influence).toList());
    whole.put("timings", findings.timings().stream().map(this::timing).toList());
    whole.put("course", findings.generations().stream().map(this::course).toList());
    return whole;
  }

  private Map<String, Object> standing(PolicyScore standing) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("policy", findings.text(standing.policy()));
    fields.put("games", standing.games());
    fields.put("won", standing.won());
    fields.put("share", rounded(standing.rate().share()));
    fields.put("low", rounded(standing.rate().low()));
    fields.put("high", rounded(standing.rate().high()));
    return fields;
  }

  private Map<String, Object> influence(Influence influence) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("thing", findings.things().get(influence.thing()));
    fields.put("leftOut", difference(influence.leftOut()));
    fields.put("first", difference(influence.first()));
    fields.put("last", difference(influence.last()));
    return fields;
  }

  private static Map<String, Object> difference(Difference difference) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("mean", rounded(difference.mean()));
    fields.put("reach", rounded(difference.reach()));
    fields.put("games", difference.games());
    return fields;
  }

  private Map<String, Object> timing(Timing timing) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("thing", findings.things().get(timing.thing()));
    fields.put("takenAt", List.copyOf(timing.games()));
    fields.put("games", timing.of());
    return fields;
  }

  private Map<String, Object> course(Generation generation) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("generation", generation.number());
    fields.put("best", standing(generation.best()));
    fields.put("middle", rounded(generation.middle().share()));
    return fields;
  }

  private static double rounded(double number) {
    return Math.round(number * DIGITS) / DIGITS;
  }
}
