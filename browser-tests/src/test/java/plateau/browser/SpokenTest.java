package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What those who hear a table are told. */
class SpokenTest extends BrowserTest {

  private static final String ABOUT =
      "async (game) => (await (await fetch('/api/games/' + game)).json()).about";

  @ParameterizedTest
  @CsvSource({
    "codroid, codroid-board svg.system, crisis level: 0",
    "iceberg, iceberg-board svg.field, 'Blue, agent 0 on \\(\\d'",
    "panic-station, station-map > svg, '[A-Z][a-z]+: trooper \\([A-Z][^.]*\\), android \\([A-Z]'",
    "deadzone, deadzone-board svg.field, South: 0 points",
  })
  void aBoardIsCalledByItsPosition(String game, String board, String position) {
    Visitor visitor = visitor(Device.DESKTOP).playNow(game);
    String label = visitor.find(board).first().getAttribute("aria-label");
    String about = (String) visitor.page().evaluate(ABOUT, game);
    assertThat(label)
        .containsPattern(position)
        .doesNotContain(about)
        .as("a sentence that is not there")
        .doesNotContain("generic.")
        .hasSizeLessThan(1200);
  }

  @Test
  void inFrenchRobotsAgreeWithTheirNumber() {
    Visitor visitor = visitor(Device.DESKTOP, "fr", "dark").playNow("codroid");
    assertThat(visitor.find("plateau-in-words details").textContent())
        .containsPattern("[2-9] sains, ")
        .doesNotContainPattern("[2-9] (sain|incubé|malade|guéri),");
  }

  @Test
  void aHeadingIsHeardWithAPauseAndNobodyHearsWhichRuleIsCited() {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable ice =
        OpenedTable.open(
            visitor, "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    visitor.goTo(ice.seat(0)).find(".sheet:not(.empty)").waitFor();
    Visitor other = visitor(Device.DESKTOP).goTo(ice.seat(1));
    visitor.find("plateau-ask button.main").click();
    other.find("plateau-ask button.main").click();
    visitor.find("p.only-heard >> text=Round 1. Your turn: Blue.").waitFor();
    visitor.playNow("deadzone").find(".sheet:not(.empty)").waitFor();
    int number = visitor.number();
    // Places are on the board; the list of them is folded away.
    visitor.find("#choices [data-move^='deploy']").first().dispatchEvent("click");
    visitor.waitForAnswer(number);
    assertThat(visitor.find("p.only-heard[role='status']").first().textContent())
        .contains("is deployed in")
        .doesNotContain("(A");
    assertThat(visitor.find("deadzone-board svg.field").getAttribute("aria-label"))
        .containsPattern("Figures\\. South: [A-Z][\\w ]+ [A-H][1-8]");
  }

  @Test
  void theEndIsHeardAsItIsRead() {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table =
        OpenedTable.open(
            visitor,
            """
            {"game":"codroid","options":{"rounds":"5"},"clock":{"bankMs":1,"gainMs":0},"seats":[{"kind":"me","name":"Ada"}]}\
            """);
    table.awaitEnd(visitor);
    for (String address : List.of(table.seat(0), table.path())) {
      Visitor heard = visitor(Device.DESKTOP).goTo(address);
      String end = heard.find("plateau-finale h1").textContent();
      heard.find("p.only-heard >> text=" + end).waitFor();
    }
  }

  @Test
  void whatWasAboutToBeHeardIsNotMixedWithWhatCameAfterIt() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.page().clock().install();
    visitor.goTo("/").find("game-card").first().waitFor();
    visitor
        .page()
        .evaluate(
            """
            async () => {
              const {Herald} = await import('/table/herald.js');
              window.herald = new Herald(() => {});
              herald.tell('Bob is thinking.', false);
              herald.hear([{words: 'Bob wins', detail: false}]);
            }
            """);
    visitor.page().clock().runFor(60_000);
    assertThat(visitor.page().evaluate("() => herald.text")).isEqualTo("");
    visitor.page().evaluate("() => herald.tell('The game is over.', true)");
    assertThat(visitor.page().evaluate("() => herald.text"))
        .isEqualTo("Bob wins. The game is over.");
  }

  @Test
  void whatHappenedIsToldBeforeTheQuestionAndNotAtAnyLength() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    int number = visitor.number();
    visitor.find("plateau-ask button.main").click();
    visitor.waitForAnswer(number);
    String told = visitor.find("p.only-heard[role='status']").first().textContent();
    assertThat(told)
        .containsPattern("^\\d+ earlier things happened")
        .contains("You have 2 measure points this round")
        .endsWith("They work from next round on.");
    assertThat(told.indexOf("Choose your measures"))
        .isGreaterThan(told.indexOf("You have 2 measure points"));
    assertThat(told).hasSizeLessThan(900);
  }
}
