package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.panic.rules.PanicNotation;
import plateau.panic.view.PanicView;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** What is asked, and all moves that answer it: numbered, by sort, with what they lead to. */
final class Choices {

  private static final PanicNotation NOTATION = new PanicNotation();

  private final PanicView view;
  private final List<String> moves;
  private final Outlook outlook;
  private final Words words;
  private final Page page;

  Choices(PanicView view, List<String> moves, Outlook outlook, Words words, Page page) {
    this.view = view;
    this.moves = moves;
    this.outlook = outlook;
    this.words = words;
    this.page = page;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    String asked = new Asked(view, words).sentence();
    lines.addAll(Wrapping.lines(asked, page.width()));
    ChoiceText text = new ChoiceText(view, outlook, words);
    List<String> sorts = moves.stream().map(this::sort).toList();
    int widest = sorts.stream().mapToInt(String::length).max().orElse(0);
    for (int i = 0; i < moves.size(); i++) {
      boolean isNew = i == 0 || !sorts.get(i).equals(sorts.get(i - 1));
      String sort = isNew ? page.ink().paint(Style.BOLD, sorts.get(i)) : "";
      String label = "  " + Ink.padded(sort, widest) + " %3d  ".formatted(i + 1);
      String indent = " ".repeat(Ink.widthOf(label) + 2);
      lines.addAll(
          Wrapping.lines(
              text.of(moves.get(i), NOTATION.read(moves.get(i)).orElseThrow()),
              page.width(),
              label,
              indent));
    }
    return lines;
  }

  /** Verbs that do much the same have the same word. */
  private String sort(String move) {
    return words.say("choice.sort." + move.split(" ", 2)[0]);
  }
}
