package plateau.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.arena.Games;

/** {@code plateau check}, on the documents of all games. */
class CheckTest {

  @TempDir Path home;

  /** Every sample of every kind of document, with the name of the kind. */
  static Stream<Arguments> samples() {
    return Games.all().stream()
        .flatMap(
            game ->
                game.documents().stream()
                    .flatMap(
                        document ->
                            document.samples().values().stream()
                                .map(
                                    text ->
                                        Arguments.of(
                                            game.info().id() + "-" + document.id(), text))));
  }

  private Path written(String text) throws IOException {
    return Files.writeString(home.resolve("mine.txt"), text);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aSampleTellsItsKindAndIsSound(String kind, String text) throws IOException {
    Cli.Ran ran = new Cli(home).run("check", written(text).toString());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(ran.said()).contains("sound, a " + kind + ". ");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aFaultInItIsToldAsThatOfItsKind(String kind, String text) throws IOException {
    List<String> lines = text.lines().toList();
    String half = String.join("\n", lines.subList(0, lines.size() / 2)) + "\nnonsense\n";
    Cli.Ran ran = new Cli(home).run("check", "--kind", kind, written(half).toString());
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("mine.txt (a " + kind + "): ").hasLineCount(1);
  }

  @Test
  void whatTellsNothingIsNotGuessed() throws IOException {
    Cli.Ran ran = new Cli(home).run("check", written("nonsense\n").toString());
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("what kind of file this is", "--kind");
    samples().forEach(one -> assertThat(ran.err()).contains("As " + one.get()[0] + ": "));
    assertThat(new Cli(home).run("check", "--kind", "mapp", "mine.txt").err())
        .contains("There is no kind of file \"mapp\" here. Kinds: ");
  }
}
