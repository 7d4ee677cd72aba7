package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A table that was opened by a question to the server, as programs do it, and the tokens of its
 * seats.
 */
record OpenedTable(String id, List<String> tokens) {

  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
  private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");

  /** A whole match of computer players, on a machine that is busy with other things. */
  private static final int LONGEST_MATCH_MS = 180_000;

  /** To draw hundreds of positions that nobody looks at took most of the time of such tests. */
  private static final String LISTEN =
      """
      async (id) => {
        const {TableConnection} = await import('/table/connection.js');
        const line = new TableConnection(id, null);
        line.addEventListener('change', () => {
          if (!line.view?.result) return;
          window.isOver = true;
          line.close();
        });
        line.open();
      }
      """;

  static OpenedTable open(Visitor visitor, String wish) {
    RequestOptions body =
        RequestOptions.create().setHeader("Content-Type", "application/json").setData(wish);
    APIResponse answer = visitor.page().request().post(visitor.address() + "/api/tables", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return new OpenedTable(found(ID, answer.text()).getFirst(), found(TOKEN, answer.text()));
  }

  /** A match between computer players that is over when this returns. */
  static OpenedTable finished(Visitor visitor, String game, String... players) {
    String seats =
        String.join(
            ",",
            List.of(players).stream()
                .map("{\"kind\":\"computer\",\"player\":\"%s\"}"::formatted)
                .toList());
    OpenedTable table =
        open(visitor, "{\"game\":\"%s\",\"public\":true,\"seats\":[%s]}".formatted(game, seats));
    table.awaitEnd(visitor);
    return table;
  }

  /** Returns when the match is over. */
  void awaitEnd(Visitor visitor) {
    visitor.goTo("/tables").page().evaluate(LISTEN, id);
    visitor
        .page()
        .waitForFunction(
            "() => window.isOver",
            null,
            new Page.WaitForFunctionOptions().setTimeout(LONGEST_MATCH_MS));
  }

  String path() {
    return "/table/" + id;
  }

  /** The address with which somebody sits on a seat that is theirs. */
  String seat(int seat) {
    return path() + "#" + tokens.get(seat);
  }

  String replay() {
    return "/replay/" + id;
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
  }
}
