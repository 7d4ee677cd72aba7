package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.app.session.ExitCode;

class HelpTest {

  @TempDir Path home;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "rules",
        "serve",
        "load",
        "play",
        "companion",
        "replay",
        "analyse",
        "simulate",
        "lab",
        "levels",
        "script",
        "soak",
        "check",
        "map",
        "team",
        "match",
        "tournament",
        "bot",
        "db",
        "version",
        "help"
      })
  void everyCommandHasHelpInBothLanguages(String command) {
    Cli.Ran english = new Cli(home).run(command, "--help");
    Cli.Ran french = new Cli(home).inFrench().run(command, "--help");
    assertThat(english.code()).isEqualTo(ExitCode.FINE);
    assertThat(english.out()).startsWith("Usage: plateau " + command).contains("Show this help.");
    assertThat(french.out())
        .startsWith("Usage : plateau " + command)
        .contains("Affiche cette aide.");
    assertThat(new Cli(home).run("help", command).out()).isEqualTo(english.out());
    assertThat(french.out()).doesNotContain("Options:").doesNotContain("bundle:");
    assertThat(english.lines()).allMatch(line -> line.length() <= 100);
    assertThat(french.lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void everyOptionIsExplained() {
    for (String command :
        new String[] {
          "serve",
          "load",
          "play",
          "replay",
          "analyse",
          "simulate",
          "match",
          "tournament",
          "levels",
          "soak",
          "script"
        }) {
      assertThat(new Cli(home).run(command, "--help").lines())
          .as(command)
          .noneMatch(line -> line.matches(" +(-h, )?--[a-z]+(=\\S+)?"));
    }
  }

  @Test
  void theHelpOfACommandBelowAnotherIsInBothLanguages() {
    assertThat(new Cli(home).run("map", "generate", "--help").out())
        .startsWith("Usage: plateau map generate")
        .contains("How many walls.")
        .contains("generated:7");
    assertThat(new Cli(home).inFrench().run("map", "check", "--help").out())
        .startsWith("Usage : plateau map check")
        .contains("Le fichier de la carte, ou");
  }

  @Test
  void theVersionIsToldEverywhere() {
    String version = new Cli(home).run("--version").out();
    assertThat(version).matches("plateau \\d+\\.\\d+\\.\\d+\\R");
    assertThat(new Cli(home).run("play", "--version").out()).isEqualTo(version);
    assertThat(new Cli(home).run("version").out())
        .startsWith(version)
        .contains("Java ")
        .contains("Rules of codroid: version 1");
  }

  @Test
  void plateauAloneWelcomesAndSaysWhatToType() {
    Cli.Ran ran = new Cli(home).run();
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out())
        .startsWith("Welcome to Plateau")
        .contains("codroid · Codroid-19")
        .contains("plateau play codroid")
        .doesNotContain("Press Enter");
  }

  @Test
  void onAScreenPlateauAloneOffersToPlay() {
    Cli.Ran played = new Cli(home).onScreen(100).typing("", "quit").run();
    assertThat(played.out()).contains("Press Enter to play Codroid-19").contains("--resume");
    Cli.Ran left = new Cli(home).onScreen(100).typing("q").run();
    assertThat(left.out()).doesNotContain("--resume");
  }

  @Test
  void hintsNameTheCommandAsItWasCalled() {
    Cli.Ran ran = new Cli(home).environment("PLATEAU_COMMAND", "./plateau").run();
    assertThat(ran.out()).contains("./plateau play codroid");
  }
}
