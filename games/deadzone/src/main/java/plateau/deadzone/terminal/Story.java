package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.skirmish.Event;
import plateau.kernel.journal.Entry;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** What happened, without the small print: a paragraph for each activation. */
final class Story {

  private static final String BULLET = "  • ";
  private static final String INDENT = "    ";

  private final Page page;
  private final List<String> lines = new ArrayList<>();
  private final List<String> paragraph = new ArrayList<>();

  Story(Page page) {
    this.page = page;
  }

  List<String> lines(List<Entry> entries) {
    Class<?> before = Entry.class;
    for (Entry entry : entries.stream().filter(one -> !one.isDetail()).toList()) {
      if (entry.isHeading()) {
        endParagraph();
        lines.add("");
        lines.add(page.ink().paint(Style.BOLD, page.words().say(entry)));
      } else {
        if (opens(entry) && entry.getClass() != before) {
          endParagraph();
        }
        paragraph.add(page.words().say(entry));
      }
      before = entry.getClass();
    }
    endParagraph();
    return lines;
  }

  private static boolean opens(Entry entry) {
    return entry instanceof Event.Deployed
        || entry instanceof Event.CommandDiceRolled
        || entry instanceof Event.Activated
        || entry instanceof Event.Passed
        || entry instanceof Event.ObjectiveHeld
        || entry instanceof Event.Scored;
  }

  private void endParagraph() {
    if (!paragraph.isEmpty()) {
      lines.addAll(Wrapping.lines(String.join(" ", paragraph), page.width(), BULLET, INDENT));
      paragraph.clear();
    }
  }
}
