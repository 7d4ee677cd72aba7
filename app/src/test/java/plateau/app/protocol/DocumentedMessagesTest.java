package plateau.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import plateau.arena.Games;
import plateau.arena.bot.Hello;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Language;

/** The messages that docs/protocol.md shows are messages of the protocol. */
class DocumentedMessagesTest {

  private static final Path PAGE = Path.of("..", "docs", "protocol.md");
  private static final Pattern BLOCK = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
  private static final Pattern ECHOED = Pattern.compile("echo '(\\{.*})'");
  private static final Pattern IN_TABLE =
      Pattern.compile("^\\| `(\\{.*?})` \\|", Pattern.MULTILINE);

  // A message that goes on in the next line does so behind a space.
  private static final Pattern NEXT = Pattern.compile("\n(?=\\{)");

  private final String page = Files.readString(PAGE);

  DocumentedMessagesTest() throws IOException {}

  private List<String> messages() {
    List<String> messages = new ArrayList<>();
    BLOCK
        .matcher(page)
        .results()
        .forEach(block -> messages.addAll(List.of(NEXT.split(block.group(1)))));
    messages.addAll(found(ECHOED));
    messages.removeIf(message -> !message.startsWith("{\"type\""));
    return messages;
  }

  private List<String> found(Pattern pattern) {
    return pattern.matcher(page).results().map((MatchResult one) -> one.group(1)).toList();
  }

  private static List<String> faults(String message) {
    String type = message.replaceAll("(?s)\\{\"type\":\"(.*?)\".*", "$1");
    return switch (type) {
      case "ready", "move", "act", "undo", "end" -> Published.faults("bot", message);
      // Both sides have messages of this type; only the referee's has the time.
      case "turn" -> Published.faults(message.contains("\"time\"") ? "referee" : "bot", message);
      default -> Published.faults("referee", message);
    };
  }

  @Test
  void everyMessageShownIsOne() {
    assertThat(messages()).hasSizeGreaterThan(20);
    for (String message : messages()) {
      assertThat(faults(message)).as(message).isEmpty();
    }
  }

  @Test
  void theRequestsOfIcebergAreTaken() {
    assertThat(found(IN_TABLE)).hasSizeGreaterThan(5);
    for (String request : found(IN_TABLE)) {
      assertThat(Published.faults("moves/iceberg", request)).as(request).isEmpty();
    }
  }

  @Test
  void theHelloShownIsThatOfTheMatch() {
    String shown = messages().getFirst();
    assertThat(JsonReader.read(shown)).isEqualTo(JsonReader.read(hello("pig", 2, 7)));
  }

  @Test
  void theFormOfMovesShownIsTold() {
    String shown =
        BLOCK
            .matcher(page)
            .results()
            .map(block -> block.group(1))
            .filter(block -> block.startsWith("{\"id\":\"move-via\""))
            .findFirst()
            .orElseThrow();
    assertThat(hello("deadzone", 2, 7))
        .contains(Json.write(Objects.requireNonNull(JsonReader.read(shown))));
  }

  private static String hello(String game, int seats, long seed) {
    return hello(Games.named(game), seats, seed);
  }

  private static <S extends State<S, M>, M> String hello(Game<S, M> game, int seats, long seed) {
    Setup setup = Setup.of(game.info(), seats, Map.of());
    S state = game.start(setup, new Seeded(seed), Journal.OFF);
    return Json.write(
        new Hello<>(game, setup, 0, seed, BotLimits.STANDARD, Language.ENGLISH).message(state));
  }
}
