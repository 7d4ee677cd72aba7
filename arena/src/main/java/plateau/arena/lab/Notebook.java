package plateau.arena.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** The generations of a search as JSON, written after each so that the search can go on. */
public final class Notebook {

  private Notebook() {}

  public static String write(
      LabSettings settings, List<Generation> generations, List<String> things) {
    Map<String, Object> whole = LabJson.settings(settings);
    List<Object> fields = new ArrayList<>();
    for (Generation generation : generations) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("number", generation.number());
      one.put("field", generation.field().stream().map(s -> row(s, things)).toList());
      fields.add(one);
    }
    whole.put("generations", fields);
    return Json.write(whole);
  }

  private static Map<String, Object> row(PolicyScore standing, List<String> things) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("policy", standing.policy().text(things));
    row.put("games", standing.games());
    row.put("won", standing.won());
    return row;
  }

  /**
   * The generations that were noted.
   *
   * @throws Problem when the text is no notebook, or one of another search
   */
  public static List<Generation> read(String text, LabSettings settings, List<String> things) {
    Given whole = Given.object(JsonReader.read(text), (_, _) -> damaged());
    LabSettings noted;
    List<Generation> generations = new ArrayList<>();
    try {
      noted = LabJson.settings(whole, settings.generations());
      whole.field("generations").items().forEach(one -> generations.add(generation(one, things)));
    } catch (IllegalArgumentException unknownPolicy) {
      throw damaged();
    }
    if (!noted.beginsAs(settings)) {
      throw new Problem(
          Message.of("lab.notes.other", "noted", told(noted), "asked", told(settings)));
    }
    return generations;
  }

  private static Problem damaged() {
    return new Problem(Message.of("lab.notes.damaged"));
  }

  private static Generation generation(Given noted, List<String> things) {
    List<PolicyScore> field = new ArrayList<>();
    for (Given row : noted.field("field").items()) {
      Policy policy = Policy.read(row.text("policy"), things);
      field.add(new PolicyScore(policy, row.whole("games"), row.whole("won")));
    }
    return new Generation(noted.whole("number"), field);
  }

  private static String told(LabSettings settings) {
    return "seed=%d, games=%d, %s".formatted(settings.seed(), settings.games(), settings.options());
  }
}
