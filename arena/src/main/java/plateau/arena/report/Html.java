package plateau.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A page of HTML with the style sheet of all reports in it. */
final class Html {

  private Html() {}

  static String page(Wording wording, String title, Element header, Element main) {
    return "<!DOCTYPE html>\n"
        + Element.of("html", "lang", wording.language())
            .add(head(title))
            .add(Element.of("body").add(header).add(main))
        + "\n";
  }

  private static Element head(String title) {
    return Element.of("head")
        .add(Element.of("meta", "charset", "utf-8"))
        .add(
            Element.of(
                "meta", "name", "viewport", "content", "width=device-width, initial-scale=1"))
        .add(Element.of("meta", "name", "color-scheme", "content", "light dark"))
        .add(Element.of("title").text(title))
        .add(Element.style(styleSheet()));
  }

  private static String styleSheet() {
    try (InputStream in = Html.class.getResourceAsStream("report.css")) {
      if (in == null) {
        throw new IllegalStateException("no report.css beside " + Html.class.getName());
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
