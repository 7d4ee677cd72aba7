package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.session.ExitCode;

class LanguageChoiceTest {

  private static final String ENGLISH = "Seats: 1 to 6";
  private static final String FRENCH = "Places : 1 à 6";

  @TempDir Path home;

  private String games(Cli cli, String... args) {
    return cli.run(args).out();
  }

  @Test
  void theFlagWinsWhereverItStands() {
    assertThat(games(new Cli(home), "--lang", "fr", "games")).contains(FRENCH);
    assertThat(games(new Cli(home), "games", "--lang", "fr")).contains(FRENCH);
    assertThat(games(new Cli(home).inFrench(), "games", "--lang=en")).contains(ENGLISH);
  }

  @Test
  void theVariablesDecideInOrder() {
    assertThat(games(new Cli(home).environment("LANG", "fr_FR.UTF-8"), "games")).contains(FRENCH);
    assertThat(
            games(
                new Cli(home).environment("LANG", "en_US").environment("LC_MESSAGES", "fr_CA"),
                "games"))
        .contains(FRENCH);
    assertThat(
            games(
                new Cli(home).environment("LC_MESSAGES", "fr").environment("LC_ALL", "en"),
                "games"))
        .contains(ENGLISH);
    assertThat(
            games(
                new Cli(home).environment("LC_ALL", "en").environment("PLATEAU_LANG", "fr"),
                "games"))
        .contains(FRENCH);
  }

  @Test
  void aSystemWithAnotherLanguageIsAnsweredInEnglish() {
    assertThat(games(new Cli(home).environment("LANG", "de_DE.UTF-8"), "games")).contains(ENGLISH);
    assertThat(games(new Cli(home).environment("LANG", "C.UTF-8"), "games")).contains(ENGLISH);
  }

  @Test
  void anUnknownLanguageIsRefused() {
    Cli.Ran ran = new Cli(home).run("games", "--lang", "de");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err())
        .isEqualToIgnoringNewLines("Plateau does not speak \"de\". Languages: en, fr.");
    assertThat(new Cli(home).environment("PLATEAU_LANG", "xx").run("games").err())
        .contains("\"xx\"");
  }
}
