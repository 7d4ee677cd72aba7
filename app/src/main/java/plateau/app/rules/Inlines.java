package plateau.app.rules;

import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/**
 * The running text of a Markdown block. Each word is painted by itself, so that lines can break.
 */
final class Inlines {

  private final Ink ink;

  Inlines(Ink ink) {
    this.ink = ink;
  }

  String text(Node block) {
    StringBuilder out = new StringBuilder();
    write(block, Style.NORMAL, ink, out);
    return out.toString();
  }

  /** The same without any style of its own. */
  String bare(Node block) {
    StringBuilder out = new StringBuilder();
    write(block, Style.NORMAL, Ink.PLAIN, out);
    return out.toString();
  }

  private static void write(Node parent, Style style, Ink ink, StringBuilder out) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      switch (node) {
        case Text text -> out.append(painted(text.getLiteral(), style, ink));
        case Code code -> out.append(painted(code.getLiteral(), Style.CYAN, ink));
        case SoftLineBreak _ -> out.append(' ');
        case HardLineBreak _ -> out.append('\n');
        case StrongEmphasis strong -> write(strong, Style.BOLD, ink, out);
        case Emphasis emphasis -> write(emphasis, Style.ITALIC, ink, out);
        case Link link -> write(link, style, ink, out);
        case Image image -> write(image, style, ink, out);
        default -> write(node, style, ink, out);
      }
    }
  }

  private static String painted(String text, Style style, Ink ink) {
    if (ink == Ink.PLAIN || style == Style.NORMAL) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    for (String word : text.splitWithDelimiters(" ", 0)) {
      out.append(word.equals(" ") ? word : ink.paint(style, word));
    }
    return out.toString();
  }
}
