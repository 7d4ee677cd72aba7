package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Words;
import plateau.panic.cards.CardKind;
import plateau.panic.rules.Happening;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/**
 * What happened, a paragraph for each turn: six players do a lot between two decisions of one. The
 * roles that are revealed at the end stand on the board.
 */
final class Story {

  private static final String INDENT = "  ";

  private final Words words;
  private final Page page;
  private final List<String> lines = new ArrayList<>();
  private final List<String> paragraph = new ArrayList<>();

  Story(Words words, Page page) {
    this.words = words;
    this.page = page;
  }

  List<String> lines(List<Entry> entries) {
    List<Entry> told = entries.stream().filter(Story::isTold).toList();
    int i = 0;
    while (i < told.size()) {
      int next = endOfRun(told, i);
      tell(told.subList(i, next));
      i = next;
    }
    endParagraph();
    return lines;
  }

  private static boolean isTold(Entry entry) {
    return !entry.isDetail()
        && !(entry instanceof Happening.Revealed)
        && !(entry instanceof Happening.RevealedEliminated);
  }

  // Cards that one player takes after each other are told together.
  private static int endOfRun(List<Entry> told, int from) {
    int end = from + 1;
    while (end < told.size()
        && isTaking(told.get(from))
        && belongs(told.get(end), told.get(from))) {
      end++;
    }
    return end;
  }

  private static boolean isTaking(Entry entry) {
    return entry instanceof Happening.TookCard;
  }

  private static boolean belongs(Entry entry, Entry first) {
    return entry instanceof Happening.Drew || entry.equals(first);
  }

  private void tell(List<Entry> run) {
    Entry first = run.getFirst();
    if (first instanceof Happening.TookCard(var player)) {
      List<CardKind> seen =
          run.stream()
              .filter(Happening.Drew.class::isInstance)
              .map(entry -> ((Happening.Drew) entry).card())
              .toList();
      long taken = run.stream().filter(Story::isTaking).count();
      paragraph.add(
          seen.isEmpty()
              ? words.say("story.took", "player", player, "count", taken)
              : bold(words.say("story.drew", "cards", seen)));
    } else if (first.isHeading()) {
      endParagraph();
      paragraph.add(bold(words.say("story.heading", "heading", words.say(first))));
    } else {
      paragraph.add(sentence(first));
    }
  }

  private String sentence(Entry entry) {
    String text = words.say(entry);
    return switch (entry) {
      case Happening.Private _ -> bold(text);
      case Happening.HeatScanTaken _ -> bold(text);
      case Happening.Wounded _, Happening.Died _, Happening.Eliminated _ ->
          page.ink().paint(Style.RED, text);
      default -> text;
    };
  }

  private String bold(String text) {
    return page.ink().paint(Style.BOLD, text);
  }

  private void endParagraph() {
    if (!paragraph.isEmpty()) {
      lines.addAll(Wrapping.lines(String.join(" ", paragraph), page.width(), "", INDENT));
      paragraph.clear();
    }
  }
}
