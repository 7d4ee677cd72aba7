package plateau.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.app.protocol.Alterations.Altered;
import plateau.kernel.json.JsonReader;

/** What is published of the protocol is true of all that is said in matches of every game. */
class PublishedSchemasTest {

  // Views, scenes and facts that are foretold have schemas of their own, the names of options and
  // the texts of moves are the game's.
  private static final Set<String> DESCRIBED_ELSEWHERE =
      Set.of("/view", "/scene", "/options", "/outlook/moves", "/outlook/facts");

  static List<Trial> trials() {
    return Trial.all();
  }

  /** One of each game. */
  static List<Trial> usualTrials() {
    return Trial.all().stream().filter(trial -> trial.seed() == 1).toList();
  }

  @ParameterizedTest
  @MethodSource("trials")
  void everyMessageOfAMatchFits(Trial trial) {
    String game = trial.game().info().id();
    RecordedMatch<?, ?> match = RecordedMatch.of(trial);
    assertFit("referee", match.told, trial);
    assertFit("views/" + game, match.views, trial);
    assertFit("bot", match.answers, trial);
    assertFit("moves/" + game, match.answers, trial);
    if (!match.scenes.isEmpty()) {
      assertFit("scenes/" + game, match.scenes, trial);
    }
    if (!match.foretold.isEmpty()) {
      assertFit("outlooks/" + game, match.foretold, trial);
    }
  }

  private static void assertFit(String schema, Collection<String> lines, Trial trial) {
    assertThat(lines).as("%s: lines for %s", trial, schema).isNotEmpty();
    for (String line : lines) {
      assertThat(Published.faults(schema, line)).as("%s: %s, %s", trial, schema, line).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("usualTrials")
  void everyMoveIsOfOneFormOfTheGrammarThatProgramsAreTold(Trial trial) {
    RecordedMatch<?, ?> match = RecordedMatch.of(trial);
    List<Object> grammar =
        list(Objects.requireNonNull(fields(match.told.getFirst()).get("grammar")));
    for (String move : match.moves) {
      assertThat(grammar)
          .as("%s: the forms of \"%s\"", trial, move)
          .filteredOn(form -> move.matches((String) fields(form).get("pattern")))
          .hasSize(1);
    }
  }

  @ParameterizedTest
  @MethodSource("usualTrials")
  void whatIsWrongInOnePlaceFitsNoSchema(Trial trial) {
    String game = trial.game().info().id();
    RecordedMatch<?, ?> match = RecordedMatch.of(trial);
    assertRefused("views/" + game, match.views.getFirst(), trial);
    assertRefused("views/" + game, match.views.getLast(), trial);
    if (!match.scenes.isEmpty()) {
      assertRefused("scenes/" + game, match.scenes.getFirst(), trial);
    }
    if (!match.foretold.isEmpty()) {
      assertRefused("outlooks/" + game, match.foretold.getLast(), trial);
    }
    for (String type : List.of("hello", "decide", "late", "over")) {
      match.told.stream()
          .filter(line -> line.startsWith("{\"type\":\"" + type + "\""))
          .findFirst()
          .ifPresent(line -> assertRefused("referee", line, trial));
    }
  }

  private static void assertRefused(String schema, String line, Trial trial) {
    List<Altered> altered = Alterations.of(line, DESCRIBED_ELSEWHERE);
    assertThat(altered).as("%s: what can be wrong with %s", trial, line).isNotEmpty();
    for (Altered one : altered) {
      assertThat(Published.faults(schema, one.json()))
          .as("%s: %s with %s", trial, schema, one.what())
          .isNotEmpty();
    }
  }

  @SuppressWarnings("unchecked") // JsonReader makes such maps of objects.
  private static Map<String, Object> fields(Object json) {
    Object read = json instanceof String text ? JsonReader.read(text) : json;
    return (Map<String, Object>) Objects.requireNonNull(read);
  }

  @SuppressWarnings("unchecked")
  private static List<Object> list(Object json) {
    return (List<Object>) json;
  }
}
