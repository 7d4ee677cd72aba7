package plateau.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.Given;
import plateau.kernel.json.JsonObject;
import plateau.kernel.json.JsonReader;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.words.Language;
import plateau.table.message.Tellings;

/**
 * The rules in a page are the rules: what the compiled ones say in Chromium is, byte for byte, what
 * they say here. {@code -Dplateau.parity=1-2000} plays other seeds.
 */
class ParityTest {

  private static final String SEEDS = System.getProperty("plateau.parity", "1-2");
  private static final int LONGEST_TALK = 60;

  // As people may call themselves, in scripts where signs that are not seen are needed.
  private static final List<String> NAMES =
      List.of(
          "Ame\u0301lie \u200b\u202e👩‍👩‍👧 \u0007",
          "نی\u200cنی \u1820\u180b",
          "क्\u200dष 🏴\uDB40\uDC67\uDB40\uDC62\uDB40\uDC7F",
          "a\u0300\u0301\u0302\u0303\u0304\u0305z",
          "☕\ufe0f 漢\udb40\udd00",
          "Ada");

  private static @Nullable RulesInChromium chromium;

  @BeforeAll
  static void start() {
    Optional<Path> program = RulesInChromium.program();
    assumeTrue(program.isPresent(), "no Chromium here");
    chromium = new RulesInChromium(program.get());
  }

  @AfterAll
  static void end() {
    if (chromium != null) {
      chromium.close();
    }
  }

  private static String inPage(String export, Object... arguments) {
    return Objects.requireNonNull(chromium).call(export, arguments);
  }

  static Stream<Arguments> matches() {
    int[] seeds = Stream.of(SEEDS.split("-")).mapToInt(Integer::parseInt).toArray();
    return Games.all().stream()
        .flatMap(
            game ->
                IntStream.rangeClosed(seeds[0], seeds[seeds.length - 1])
                    .mapToObj(seed -> Arguments.of(game.info().id(), seed)));
  }

  @ParameterizedTest(name = "{0}, seed {1}")
  @MethodSource("matches")
  void aMatchIsTheSameToEverybody(String game, int seed) {
    assertThat(inPage("playthrough", game, seed).lines())
        .as("steps of " + game + " with seed " + seed)
        .containsExactlyElementsOf(Playthrough.of(Games.named(game), seed).lines().toList());
  }

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.info().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void playersOfAllLevelsDecideTheSame(String game) {
    assertThat(inPage("decisions", game, 4).lines())
        .containsExactlyElementsOf(Playthrough.decisions(Games.named(game), 4).lines().toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aFileIsReadAndShownTheSame(String id) {
    String file = file(Games.named(id));
    Desk here = desk();
    String opened = here.answer(Address.of("POST", "/replays?lang=en"), file);
    assertThat(inPage("ask", "POST", "/replays?lang=en", file)).isEqualTo(opened);
    String name = TableText.read(TableText.read(opened).text("body")).text("id").substring(1);
    for (Language language : Language.values()) {
      for (String as : List.of("all", "spectator", "0")) {
        String frames =
            "/replays/" + name + "/frames?count=20&as=" + as + "&lang=" + language.code();
        assertThat(body(inPage("ask", "GET", frames, "")))
            .isEqualTo(body(here.answer(Address.of("GET", frames), "")));
      }
    }
    String verification = "/replays/" + name + "/verification";
    assertThat(inPage("ask", "GET", verification, ""))
        .isEqualTo(here.answer(Address.of("GET", verification), ""))
        .contains("verified\\\":true");
  }

  // The options of a match have no order.
  private static @Nullable Object body(String answer) {
    return JsonReader.read(TableText.read(answer).text("body"));
  }

  private static <S extends State<S, M>, M> String file(Game<S, M> game) {
    var match = Playthrough.played(game, 3);
    List<String> names = NAMES.subList(0, match.setup().seats());
    return ReplayWriter.write(
        Replay.of(Header.seeded(game.info(), match.setup(), names, 3), match));
  }

  static Stream<Arguments> talks() {
    return games()
        .filter(game -> Games.companions().stream().anyMatch(one -> one.game().equals(game)))
        .flatMap(
            game -> Stream.of(Language.values()).map(language -> Arguments.of(game, language)));
  }

  @ParameterizedTest
  @MethodSource("talks")
  void aCompanionSaysTheSame(String game, Language language) {
    Desk here = desk();
    String address = "/companions/" + game + "?lang=" + language.code();
    JsonObject request = new JsonObject();
    for (int said = 0; said < LONGEST_TALK; said++) {
      String body = request.toString();
      String answer = here.answer(Address.of("POST", address), body);
      assertThat(inPage("ask", "POST", address, body)).as("answer to " + body).isEqualTo(answer);
      Given told = TableText.read(TableText.read(answer).text("body"));
      Optional<Given> ask = told.maybe("ask");
      if (ask.isEmpty()) {
        return;
      }
      request = next(told, answerTo(ask.get(), said));
    }
  }

  // Each question gets another one of its answers, so that the talk comes about.
  private static String answerTo(Given ask, int said) {
    List<Given> choices = ask.field("choices").items();
    return choices.isEmpty()
        ? ask.maybe("usual").map(Given::text).orElse("\"Ada\"")
        : choices.get(said * 7 % choices.size()).text("value");
  }

  private static JsonObject next(Given told, String answer) {
    JsonObject next = new JsonObject().put("answer", answer).put("seed", "5");
    return told.text("stage").equals("preparing")
        ? next.put("prepared", told.field("prepared").texts())
        : next.put("text", told.text("text"));
  }

  private static Desk desk() {
    return new Desk(new Tables(new Nobody(), new Tellings()), new Tellings());
  }
}
