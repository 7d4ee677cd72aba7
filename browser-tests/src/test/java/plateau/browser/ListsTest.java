package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists of tables: everybody's, and one's own. */
class ListsTest extends BrowserTest {

  private static final String WAITING =
      "{\"game\":\"iceberg\",\"public\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";
  private static final String PLAYING =
      "{\"game\":\"iceberg\",\"public\":true,\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\"},"
          + "{\"kind\":\"me\",\"name\":\"Bob\"}]}";
  private static final String PRIVATE = PLAYING.replace("\"public\":true,", "");
  private static final int PAGE = 50;

  @Test
  void moreThanOnePageOfTablesIsListedAlsoThoseThatNobodyIsAt() {
    Visitor visitor = visitor(Device.PHONE);
    OpenedTable.open(visitor, PLAYING);
    for (int table = 0; table < PAGE + 2; table++) {
      OpenedTable.open(visitor, WAITING);
    }
    // After a restart nobody is at any table, so nobody knows how many moves were played.
    bringBack(takeAway());
    visitor.goTo("/tables").find("table-row").first().waitFor();
    assertThat(visitor.rawBlanks()).isEmpty();
    assertThat(visitor.find("table-row").count()).isEqualTo(PAGE + 1);
    visitor.button("Show more").click();
    visitor.find("table-row").nth(PAGE + 2).waitFor();
    assertThat(visitor.button("Show more").count()).isZero();
    assertThat(visitor.find("table-row >> text=undefined").count()).isZero();
    visitor.goTo("/").find("table-row").first().waitFor();
    assertThat(visitor.rawBlanks()).isEmpty();
  }

  @Test
  void everyGameOfThisDeviceIsFoundAgainWithOneQuestion() {
    Visitor visitor = visitor(Device.DESKTOP);
    List<String> seats = new ArrayList<>();
    OpenedTable over =
        OpenedTable.open(
            visitor,
            """
            {"game":"codroid","options":{"rounds":"5"},"clock":{"bankMs":1,"gainMs":0},"seats":[{"kind":"me","name":"Ada"}]}\
            """);
    over.awaitEnd(visitor);
    seats.add(entry(over.id(), over.tokens().getFirst()));
    OpenedTable mine = OpenedTable.open(visitor, PRIVATE);
    for (int table = 0; table < 7; table++) {
      OpenedTable other = OpenedTable.open(visitor, PRIVATE);
      seats.addFirst(entry(other.id(), other.tokens().get(1)));
    }
    seats.add(entry(mine.id(), mine.tokens().getFirst()));
    seats.addFirst(entry("nosuchtable00000", "AAAAAAAAAAAAAAAAAAAAAAAA"));
    visitor
        .page()
        .evaluate(
            "seats => localStorage.setItem('plateau.seats', seats)",
            "[" + String.join(",", seats) + "]");
    List<String> questions = new ArrayList<>();
    visitor.page().onRequest(request -> questions.add(request.url()));
    visitor.goTo("/");
    Locator going = visitor.find("my-games [data-part='going'] table-row a");
    going.first().waitFor();
    assertThat(going.first().getAttribute("href")).as("my turn first").isEqualTo(mine.path());
    assertThat(going.first().textContent()).contains("Your turn");
    assertThat(going.nth(1).textContent()).contains("Ada is to move");
    assertThat(visitor.find("my-games [data-part='over'] table-row a").getAttribute("href"))
        .isEqualTo(over.replay());
    visitor.find("my-games [data-part='going'] button").click();
    going.nth(7).waitFor();
    assertThat(questions).filteredOn(url -> url.contains("/api/tables/mine")).hasSize(1);
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.button("Forget it").click();
    assertThat(visitor.rawBlanks()).isEmpty();
    assertThat((String) visitor.page().evaluate("() => localStorage.getItem('plateau.seats')"))
        .contains(over.id(), mine.id())
        .doesNotContain("nosuchtable");
  }

  private static String entry(String table, String token) {
    return "{\"table\":\"%s\",\"token\":\"%s\"}".formatted(table, token);
  }
}
