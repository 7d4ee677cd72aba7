package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.app.session.ExitCode;
import plateau.arena.Games;

/** Whoever says nothing about seats gets a table that makes a game. */
class UsualTableTest {

  @TempDir Path home;

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.info().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameStartsWithItsUsualTable(String game) {
    Cli.Ran ran = new Cli(home).typing("quit").run("play", game, "--seed", "1");
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out()).contains("--resume");
  }

  @Test
  void theListOfGamesTellsIt() {
    assertThat(new Cli(home).run("games").out())
        .contains("Seats: 1 to 6, usually human\n")
        .contains("Seats: 2, usually human,normal\n")
        .contains("Seats: 2, usually human,jade\n")
        .contains("Seats: 3 to 6, usually human,bold,bold,cautious\n");
  }

  @Test
  void moreOfOneGameTellsWhatCanBeTypedAndHowItIsCalled() {
    assertThat(new Cli(home).run("games", "panic-station", "--lang", "fr").out())
        .contains("bold · Téméraire : joue avec des règles simples");
    assertThat(new Cli(home).run("games", "deadzone").out())
        .contains("south-team=wardens (wardens|ironworks|ash-brood) · South's strike team")
        .contains("careless · Careless: another player");
  }
}
