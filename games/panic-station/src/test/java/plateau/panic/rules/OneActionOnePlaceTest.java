package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.panic.view.TaskKind;

/**
 * All that there is to know of an action stands in one file: whoever adds one writes that file,
 * adds its move to {@link PanicMove} and itself to {@link Actions}. A failure names the files.
 */
class OneActionOnePlaceTest {

  private static final Path GAME = Path.of("src/main/java/plateau/panic");

  /** Computer players choose moves; they tell nothing of them. */
  private static final Path PLAYERS = GAME.resolve("player");

  /** The two lists, and the map of text on which numbers stand where a room may be laid. */
  private static final Set<String> BESIDES =
      Set.of("PanicMove.java", "Actions.java", "Ghosts.java");

  static List<String> moves() {
    return records(PanicMove.class).map(Class::getSimpleName).toList();
  }

  private static Stream<Class<?>> records(Class<?> kind) {
    return kind.isRecord()
        ? Stream.of(kind)
        : Arrays.stream(kind.getPermittedSubclasses()).flatMap(OneActionOnePlaceTest::records);
  }

  @ParameterizedTest
  @MethodSource("moves")
  void oneFileKnowsAMove(String move) throws IOException {
    try (Stream<Path> files = Files.walk(GAME)) {
      assertThat(files.filter(file -> names(file, move)))
          .extracting(file -> file.getFileName().toString())
          .filteredOn(file -> !BESIDES.contains(file))
          .as("files that name the move %s", move)
          .hasSize(1);
    }
  }

  private static boolean names(Path file, String move) {
    try {
      return Files.isRegularFile(file)
          && !file.startsWith(PLAYERS)
          && Files.readString(file).matches("(?s).*\\bPanicMove\\." + move + "\\b.*");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whatIsOfferedAnswersWhatIsAsked() {
    RandomGames.play(
        step -> {
          TaskKind decision = Agenda.kind(step.before().agenda.top());
          for (PanicMove move : step.before().moves()) {
            boolean answers = Actions.of(move).answers(decision);
            assertThat(answers).as("%s: %s", step.name(), move).isTrue();
          }
        });
  }
}
