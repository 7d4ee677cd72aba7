package plateau.app.rules;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.ThematicBreak;
import plateau.terminal.Ink;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** The blocks of a Markdown document as lines of text, an empty line between two of them. */
final class Blocks {

  private final int width;
  private final Ink ink;
  private final Inlines inlines;

  Blocks(int width, Ink ink) {
    this.width = width;
    this.ink = ink;
    this.inlines = new Inlines(ink);
  }

  /** The blocks inside this node. */
  List<String> lines(Node parent) {
    List<String> lines = new ArrayList<>();
    for (Node block = parent.getFirstChild(); block != null; block = block.getNext()) {
      List<String> drawn = block(block);
      if (!lines.isEmpty() && !drawn.isEmpty()) {
        lines.add("");
      }
      lines.addAll(drawn);
    }
    return lines;
  }

  private List<String> block(Node block) {
    return switch (block) {
      case Heading heading -> heading(heading);
      case ListBlock list -> list(list);
      case TableBlock table -> new MarkdownTable(inlines, width).lines(table);
      case BlockQuote quote -> prefixed("│ ", "│ ", new Blocks(width - 2, ink).lines(quote));
      case FencedCodeBlock code -> code(code.getLiteral());
      case IndentedCodeBlock code -> code(code.getLiteral());
      case ThematicBreak _ -> List.of(ink.paint(Style.FAINT, "─".repeat(width)));
      case HtmlBlock _ -> List.of();
      default -> Wrapping.lines(inlines.text(block), width);
    };
  }

  private List<String> heading(Heading heading) {
    String title = inlines.bare(heading);
    List<String> lines = new ArrayList<>();
    for (String line : Wrapping.lines(title, width)) {
      lines.add(ink.paint(Style.HEADING, line));
    }
    if (heading.getLevel() <= 2) {
      String rule = heading.getLevel() == 1 ? "═" : "─";
      lines.add(ink.paint(Style.FAINT, rule.repeat(Math.min(width, Ink.widthOf(title)))));
    }
    return lines;
  }

  private List<String> list(ListBlock list) {
    List<String> lines = new ArrayList<>();
    int number = list instanceof OrderedList ordered ? ordered.getMarkerStartNumber() : 0;
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      String mark = list instanceof BulletList ? " • " : "%2d. ".formatted(number++);
      if (!list.isTight() && !lines.isEmpty()) {
        lines.add("");
      }
      lines.addAll(item(mark, item, list.isTight()));
    }
    return lines;
  }

  private List<String> item(String mark, Node item, boolean tight) {
    List<String> content = new Blocks(width - mark.length(), ink).lines(item);
    if (tight) {
      content.removeIf(String::isEmpty);
    }
    return prefixed(mark, " ".repeat(mark.length()), content);
  }

  private List<String> code(String literal) {
    return prefixed("    ", "    ", literal.stripTrailing().lines().toList());
  }

  private static List<String> prefixed(String first, String others, List<String> content) {
    List<String> lines = new ArrayList<>();
    for (String line : content) {
      lines.add((lines.isEmpty() ? first : others) + line);
    }
    return lines;
  }
}
