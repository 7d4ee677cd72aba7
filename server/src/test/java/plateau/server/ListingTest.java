package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.table.Facts;

/** The lists of public tables, page by page. */
class ListingTest extends ServerTest {

  private static final String PUBLIC =
      "{\"game\":\"iceberg\",\"public\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";

  @Test
  void pagesFollowOneAnotherWithoutAGapAndWithoutAnythingTwice() {
    try (Running still = Running.over(folder, new HandTime())) {
      List<String> made = new ArrayList<>();
      for (int table = 0; table < 7; table++) {
        made.add(still.make(PUBLIC).id());
      }
      List<String> listed = new ArrayList<>();
      Facts page = still.read("/api/tables?status=waiting&limit=3");
      page.list("tables").forEach(table -> listed.add(table.text("id")));
      while (page.truth("more")) {
        page = still.read("/api/tables?status=waiting&limit=3&before=" + page.text("next"));
        page.list("tables").forEach(table -> listed.add(table.text("id")));
      }
      assertThat(page.has("next")).isFalse();
      assertThat(listed).containsExactlyInAnyOrderElementsOf(made);
    }
  }

  @Test
  void aPageBeforeNonsenseIsRefusedWithASentence() {
    for (String nonsense : List.of("undefined", "NaN", "-1", "", "12-%22", "9".repeat(30))) {
      HttpResponse<String> answer = running.get("/api/tables?lang=en&before=" + nonsense);
      assertThat(answer.statusCode()).as(nonsense).isEqualTo(400);
      assertThat(Facts.read(answer.body()).at("error").text("words"))
          .as(nonsense)
          .startsWith("There is no page of tables before \"")
          .contains("\"next\"")
          .hasSizeLessThan(300);
    }
    assertThat(running.get("/api/tables?before=1794750000000").statusCode()).isEqualTo(200);
  }
}
