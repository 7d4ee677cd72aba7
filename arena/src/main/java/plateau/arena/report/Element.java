package plateau.arena.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An element of HTML or SVG. Everything put into it is escaped, and what it writes can be read as
 * XML too.
 */
final class Element {

  private static final Set<String> WITHOUT_END_TAG =
      Set.of("meta", "circle", "line", "path", "rect");

  private record Verbatim(String text) {}

  private final String tag;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<Object> children = new ArrayList<>();

  private Element(String tag) {
    this.tag = tag;
  }

  /** {@code of("td", "class", "number")}: a tag, then names and values of attributes. */
  static Element of(String tag, Object... attributes) {
    Element element = new Element(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      element.attributes.put((String) attributes[i], shown(attributes[i + 1]));
    }
    return element;
  }

  Element text(String text) {
    children.add(text);
    return this;
  }

  /** A style sheet, which HTML reads as it stands and XML only without these characters. */
  static Element style(String sheet) {
    if (sheet.contains("<") || sheet.contains("&")) {
      throw new IllegalArgumentException("a style sheet with < or &");
    }
    Element element = new Element("style");
    element.children.add(new Verbatim(sheet));
    return element;
  }

  Element add(Element... more) {
    children.addAll(List.of(more));
    return this;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    writeTo(out);
    return out.toString();
  }

  private void writeTo(StringBuilder out) {
    out.append('<').append(tag);
    attributes.forEach(
        (name, value) -> {
          out.append(' ').append(name).append("=\"");
          escape(value, out);
          out.append('"');
        });
    if (WITHOUT_END_TAG.contains(tag)) {
      out.append("/>");
      return;
    }
    out.append('>');
    for (Object child : children) {
      switch (child) {
        case Element element -> element.writeTo(out);
        case Verbatim(String text) -> out.append(text);
        default -> escape(child.toString(), out);
      }
    }
    out.append("</").append(tag).append('>');
  }

  // Tenths of a pixel are fine enough, and the file stays small.
  private static String shown(Object value) {
    return value instanceof Double number
        ? Double.toString(Math.round(number * 10) / 10.0).replaceFirst("\\.0$", "")
        : value.toString();
  }

  private static void escape(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> out.append(c);
      }
    }
  }
}
