package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever follows a link to a table for the first time waits for few answers. */
class FirstLoadTest extends BrowserTest {

  private static final int MOST_FILES = 30;

  @ParameterizedTest
  @MethodSource(AllGames.IDS)
  void aTableIsThereAfterFewQuestions(String game) {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.open(visitor, "{\"game\":\"%s\"}".formatted(game));
    List<String> asked = new ArrayList<>();
    visitor.page().onRequest((Request request) -> asked.add(request.url()));
    visitor.goTo("/table/" + table.id()).find("main[data-step]").waitFor();
    assertThat(asked)
        .hasSizeLessThan(MOST_FILES)
        .anyMatch(address -> address.contains("/linked/"))
        .doesNotHaveDuplicates();
  }
}
