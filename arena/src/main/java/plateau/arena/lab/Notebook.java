package plateau.arena.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
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
    LabSettings noted;
    List<Generation> generations = new ArrayList<>();
    try {
      Map<?, ?> whole = map(JsonReader.read(text));
      noted = LabJson.settings(whole, settings.generations());
      for (Object generation : list(whole.get("generations"))) {
        generations.add(generation(map(generation), things));
      }
    } catch (ClassCastException | NullPointerException | IllegalArgumentException e) {
      throw new Problem(Message.of("lab.notes.damaged"), e);
    }
    if (!noted.beginsAs(settings)) {
      throw new Problem(
          Message.of("lab.notes.other", "noted", told(noted), "asked", told(settings)));
    }
    return generations;
  }

  private static Generation generation(Map<?, ?> noted, List<String> things) {
    List<PolicyScore> field = new ArrayList<>();
    for (Object row : list(noted.get("field"))) {
      Map<?, ?> facts = map(row);
      Policy policy = Policy.read((String) known(facts.get("policy")), things);
      field.add(new PolicyScore(policy, whole(facts.get("games")), whole(facts.get("won"))));
    }
    return new Generation(whole(noted.get("number")), field);
  }

  private static String told(LabSettings settings) {
    return "seed=%d, games=%d, %s".formatted(settings.seed(), settings.games(), settings.options());
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return (Map<?, ?>) known(value);
  }

  private static List<?> list(@Nullable Object value) {
    return (List<?>) known(value);
  }

  static int whole(@Nullable Object value) {
    return Math.toIntExact((Long) known(value));
  }

  private static Object known(@Nullable Object value) {
    return Objects.requireNonNull(value);
  }
}
