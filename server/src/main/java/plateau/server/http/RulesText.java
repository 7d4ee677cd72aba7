package plateau.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;
import plateau.kernel.DataFile;
import plateau.kernel.Game;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Language;

/** The rules for players, which stand beside a game as Markdown, cut into sections of HTML. */
final class RulesText {

  private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder().extensions(EXTENSIONS).escapeHtml(true).sanitizeUrls(true).build();
  private static final TextContentRenderer TEXT =
      TextContentRenderer.builder().extensions(EXTENSIONS).build();

  private String title = "";
  private final List<String> sections = new ArrayList<>();
  private int level = 1;
  private String heading = "";
  private StringBuilder html = new StringBuilder();

  private RulesText() {}

  static boolean exists(Game<?, ?> game, Language language) {
    return game.getClass().getResource(file(language)) != null;
  }

  static Optional<String> of(Game<?, ?> game, Language language) {
    if (!exists(game, language)) {
      return Optional.empty();
    }
    RulesText text = new RulesText();
    text.read(PARSER.parse(DataFile.beside(game.getClass(), file(language))));
    return Optional.of(
        new JsonObject()
            .put("game", game.info().id())
            .put("lang", language.code())
            .put("title", text.title)
            .list("sections", text.sections)
            .toString());
  }

  private static String file(Language language) {
    return "rules_" + language.code() + ".md";
  }

  private void read(Node page) {
    for (Node node = page.getFirstChild(); node != null; node = node.getNext()) {
      if (!(node instanceof Heading next)) {
        html.append(HTML.render(node));
      } else if (next.getLevel() == 1 && title.isEmpty()) {
        title = TEXT.render(next).strip();
      } else {
        close();
        level = next.getLevel();
        heading = TEXT.render(next).strip();
      }
    }
    close();
  }

  private void close() {
    if (!heading.isEmpty() || !html.isEmpty()) {
      sections.add(
          new JsonObject()
              .put("id", slug(heading))
              .put("level", level)
              .put("title", heading)
              .put("html", html.toString())
              .toString());
    }
    html = new StringBuilder();
  }

  private static String slug(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]+", "-")
        .replaceAll("^-|-$", "");
  }
}
