package plateau.app.play;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.journal.Entry;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/**
 * Journal entries in words: headings on lines of their own, entries of the same sort together in
 * one paragraph.
 */
public final class JournalText {

  /** How much is told. */
  public enum Depth {
    SHORT,
    WITH_DETAILS,
    /** With details, each on a line of its own, for people who move real pieces. */
    PIECE_BY_PIECE
  }

  private static final String BULLET = "  • ";
  private static final String INDENT = "    ";

  private final Page page;

  public JournalText(Page page) {
    this.page = page;
  }

  public List<String> lines(List<Entry> entries, Depth depth) {
    List<String> lines = new ArrayList<>();
    List<Entry> told = new ArrayList<>(entries);
    told.removeIf(entry -> depth == Depth.SHORT && entry.isDetail());
    int from = 0;
    for (int i = 1; i <= told.size(); i++) {
      if (i == told.size()
          || depth == Depth.PIECE_BY_PIECE
          || !alike(told.get(from), told.get(i))) {
        lines.addAll(paragraph(told.subList(from, i)));
        from = i;
      }
    }
    return lines;
  }

  private static boolean alike(Entry one, Entry other) {
    return one.getClass() == other.getClass();
  }

  private List<String> paragraph(List<Entry> alike) {
    Entry first = alike.getFirst();
    String text = String.join(" ", alike.stream().map(page.words()::say).toList());
    if (first.isHeading()) {
      return List.of("", page.ink().paint(Style.BOLD, text));
    }
    List<String> lines = Wrapping.lines(text, page.width(), BULLET, INDENT);
    return first.isDetail()
        ? lines.stream().map(line -> page.ink().paint(Style.FAINT, line)).toList()
        : lines;
  }
}
