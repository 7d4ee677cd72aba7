package plateau.app.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.terminal.Ink;

class RulesPageTest {

  @TempDir Path home;

  private static List<String> plain(String markdown) {
    return RulesPage.render(markdown, 30, Ink.PLAIN);
  }

  @Test
  void headingsAreUnderlined() {
    assertThat(
            plain(
                """
                # Pig

                ## The *turn*

                ### Rolling
                """))
        .containsExactly("Pig", "═══", "", "The turn", "────────", "", "Rolling");
  }

  @Test
  void paragraphsAreWrapped() {
    assertThat(plain("Roll the die as often as\nyou like, **then** hold the pot."))
        .containsExactly("Roll the die as often as you", "like, then hold the pot.");
  }

  @Test
  void listsAreMarkedAndNested() {
    assertThat(
            plain(
                """
                - one
                - two
                  1. three
                  2. four
                """))
        .containsExactly(" • one", " • two", "    1. three", "    2. four");
  }

  @Test
  void tablesFitTheWidth() {
    assertThat(
            plain(
                """
                | die | what happens then |
                |---|---|
                | 1 | the pot is lost and the turn ends |
                """))
        .containsExactly(
            "┌─────┬──────────────────────┐",
            "│ die │ what happens then    │",
            "├─────┼──────────────────────┤",
            "│ 1   │ the pot is lost and  │",
            "│     │ the turn ends        │",
            "└─────┴──────────────────────┘");
  }

  @Test
  void quotesCodeAndRulesAreDrawn() {
    assertThat(plain("> said\n\n    code\n\n---"))
        .containsExactly("│ said", "", "    code", "", "─".repeat(30));
  }

  @Test
  void boldAndCodeAreColouredWordByWord() {
    assertThat(RulesPage.render("a **b c** `d`", 30, Ink.COLOUR))
        .containsExactly("a \u001b[1mb\u001b[0m \u001b[1mc\u001b[0m \u001b[36md\u001b[0m");
  }

  @Test
  void codroidHasRulesInBothLanguagesThatFitTheScreen() {
    for (Cli cli : List.of(new Cli(home), new Cli(home).inFrench())) {
      Cli.Ran ran = cli.run("rules", "codroid");
      assertThat(ran.code()).isEqualTo(ExitCode.FINE);
      assertThat(ran.lines()).hasSizeGreaterThan(50).allMatch(line -> line.length() <= 100);
      assertThat(ran.out()).doesNotContain("\u001b").doesNotContain("**").doesNotContain("|--");
    }
  }

  @Test
  void onAScreenTheRulesFitItsWidth() {
    Cli.Ran ran = new Cli(home).onScreen(80).run("rules", "codroid");
    assertThat(ran.lines()).allMatch(line -> Ink.widthOf(line) <= 80);
  }
}
