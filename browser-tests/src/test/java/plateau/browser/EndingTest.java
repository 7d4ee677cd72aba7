package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What one can make of a match that is over, and the games of the day. */
class EndingTest extends BrowserTest {

  private static final String SHORT = "{\"game\":\"codroid\",\"options\":{\"rounds\":\"5\"}}";

  /** Where a match turned for a seat: `[kind, step, before, after]` in percent, or null. */
  private static final String TURNING =
      """
      async ([found, seat]) => {
        const {turningFor} = await import('/ending/turning.js');
        const turn = turningFor(JSON.parse(found), seat);
        return turn && [turn.kind, turn.step, Math.round(100 * turn.before), Math.round(100 * turn.after)].join(' ');
      }
      """;

  private static final String MISTAKES =
      """
      {"step":3,"seat":0,"played":{"words":"x","odds":0.5},"better":{"words":"y","odds":0.6,"gain":0.1,"isClear":true}},
      {"step":7,"seat":0,"played":{"words":"x","odds":0.2},"better":{"words":"y","odds":0.5,"gain":0.3,"isClear":true}},
      {"step":8,"seat":0,"played":{"words":"x","odds":0.1},"better":{"words":"y","odds":0.9,"gain":0.8,"isClear":false}}\
      """;

  private static void playToTheEnd(Visitor visitor) {
    while (visitor.find("plateau-finale").count() == 0) {
      int number = visitor.number();
      visitor.button("Done").first().click();
      visitor.waitForAnswer(number);
    }
    visitor.find("plateau-ending button").first().waitFor();
  }

  private static List<String> healthy(Visitor visitor) {
    return visitor.find("codroid-board [data-thing^='places.']").allTextContents();
  }

  @Test
  void theSameGameBeginsAsBeforeAndSaysWhatIsToBeBeaten() throws IOException {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.open(visitor, SHORT);
    visitor.goTo(table.seat(0)).find("codroid-board [data-thing^='places.']").first().waitFor();
    List<String> before = healthy(visitor);
    playToTheEnd(visitor);
    assertThat(visitor.find("plateau-finale .overline").first().textContent())
        .contains("The game is over · round");
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.photograph(pictures().resolve("ending.png"));

    visitor.button("Same game again").click();
    visitor.find("main[data-step='0']").waitFor();
    assertThat(visitor.path()).isNotEqualTo("/table/" + table.id());
    assertThat(healthy(visitor)).isEqualTo(before);
    playToTheEnd(visitor);
    visitor.find("plateau-ending >> text=To beat:").waitFor();
    assertThat(visitor.find("plateau-ending .equal").count())
        .as("the same decisions come to the same end")
        .isEqualTo(1);
  }

  @Test
  void aLinkTellsWhatIsToBeBeatenAndOneButtonBegins() {
    Visitor ada = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.open(ada, SHORT);
    ada.goTo("/again/" + table.id()).find("again-page >> text=not over yet").waitFor();
    ada.goTo(table.seat(0)).find("plateau-ask").waitFor();
    playToTheEnd(ada);

    Visitor bob = visitor(Device.PHONE, "fr", "light");
    bob.goTo("/again/" + table.id()).find("again-page h1").waitFor();
    assertThat(bob.scrollsSideways()).isFalse();
    assertThat(Axe.seriousFindings(bob.page())).isEmpty();
    bob.find("again-page input[name='name']").fill("Bob");
    bob.button("La jouer").click();
    bob.find("main[data-step='0']").waitFor();
  }

  @Test
  void theGameOfTheDayIsOnTheFirstPageAndTheFirstTryCounts() throws IOException {
    Visitor visitor = visitor(Device.PHONE).goTo("/");
    visitor.find("daily-games li[data-game='codroid'] button.main").click();
    visitor.find("main[data-step]").waitFor();
    String mine = visitor.path();
    visitor.goTo("/").find("daily-games li[data-game='codroid'] a.main").waitFor();
    assertThat(visitor.find("daily-games li[data-game='codroid'] a.main").getAttribute("href"))
        .isEqualTo(mine);
    assertThat(visitor.scrollsSideways()).isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.photograph(pictures().resolve("daily.png"));
    assertThat(visitor.find("first-game aside").count()).as("no guide for those who play").isZero();
  }

  @Test
  void whatOneCouldHaveDoneBetterComesBeforeWhatOthersDid() {
    Visitor visitor = visitor(Device.DESKTOP).goTo("/");
    assertThat(turning(visitor, MISTAKES, 0)).isEqualTo("mine 7 50 20");
    assertThat(turning(visitor, "", 0)).as("as seat 0 sees it").isEqualTo("theirs 9 70 20");
    assertThat(turning(visitor, MISTAKES, 1)).isEqualTo("course 9 30 80");
  }

  private static Object turning(Visitor visitor, String decisions, int seat) {
    String found =
        """
        {"sides":"opposed","lines":[{"seats":[0],"points":[]},{"seats":[1],"points":[]}],
         "turningPoints":[{"step":4,"seat":0,"cause":"luck","before":0.6,"decided":0.6,"after":0.5,"played":"a"},
                          {"step":9,"seat":1,"cause":"decision","before":0.3,"decided":0.8,"after":0.8,"played":"b"}],
         "decisions":[%s]}\
        """
            .formatted(decisions);
    return visitor.page().evaluate(TURNING, List.of(found, seat));
  }

  @Test
  void whoeverIsNewIsOfferedAGuide() {
    Visitor visitor = visitor(Device.DESKTOP).goTo("/");
    visitor.find("first-game a[href='/learn/codroid']").waitFor();
    visitor.button("No thanks").click();
    visitor.goTo("/").find("game-card").first().waitFor();
    assertThat(visitor.find("first-game aside").count()).isZero();
  }

  @Test
  void aPresetIsPlayedWithOneClickAndChosenInTheForm() {
    Visitor visitor = visitor(Device.DESKTOP).goTo("/");
    visitor.button("In 25 rounds").click();
    visitor.find("plateau-bar .facts >> text=0/24").first().waitFor();
    visitor.goTo("/games/iceberg").find("form").waitFor();
    visitor.find(".presets input").nth(1).check();
    assertThat(visitor.find("input[name='option.rounds']").inputValue()).isEqualTo("25");
  }

  @Test
  void aComputerPlayerHasANameAFaceAndATemper() {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table =
        OpenedTable.open(
            visitor,
            "{\"game\":\"panic-station\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\",\"player\":\"bold\"},{\"kind\":\"computer\",\"player\":\"bold\"}]}");
    visitor.goTo(table.seat(0)).find("plateau-seats svg.face").nth(1).waitFor();
    List<String> names = visitor.find("plateau-seats .name").allTextContents();
    assertThat(names).doesNotHaveDuplicates();
    assertThat(names.subList(1, 3)).allMatch(name -> name.matches("\\p{Lu}\\p{Ll}+, bold"));
  }
}
