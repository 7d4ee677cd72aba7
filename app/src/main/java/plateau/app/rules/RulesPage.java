package plateau.app.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import plateau.kernel.Game;
import plateau.kernel.words.Language;
import plateau.terminal.Ink;
import plateau.terminal.Page;

/** The rules of a game for players: {@code rules_en.md} or {@code rules_fr.md} beside its class. */
public final class RulesPage {

  private RulesPage() {}

  /** The page as lines to fit the page; empty when the game has none. */
  public static Optional<List<String>> of(Game<?, ?> game, Page page) {
    return markdown(game, page.words().language())
        .map(text -> render(text, page.width(), page.ink()));
  }

  static List<String> render(String markdown, int width, Ink ink) {
    Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
    return new Blocks(width, ink).lines(parser.parse(markdown));
  }

  private static Optional<String> markdown(Game<?, ?> game, Language language) {
    String file = "rules_" + language.code() + ".md";
    try (InputStream in = game.getClass().getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
