package plateau.app.play;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.terminal.Foretold;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** The legal moves of a decision: numbered, explained, and found by what somebody types. */
final class Menu {

  private final List<String> texts;
  private final List<String> meanings;
  private final Outlook outlook;

  private Menu(List<String> texts, List<String> meanings, Outlook outlook) {
    this.texts = texts;
    this.meanings = meanings;
    this.outlook = outlook;
  }

  static <S extends State<S, M>, M> Menu of(Match<S, M> match, Words words) {
    Game<S, M> game = match.game();
    List<String> meanings =
        match.state().moves().stream()
            .map(move -> words.say(game.describe(match.state(), move)))
            .toList();
    return new Menu(match.legalMoves(), meanings, game.outlook(match.state()).orElse(Outlook.NONE));
  }

  int size() {
    return texts.size();
  }

  String text(int index) {
    return texts.get(index);
  }

  boolean has(String text) {
    return texts.contains(text);
  }

  /** The moves that this may mean: one when it is clear, none when nothing fits. */
  List<Integer> meant(String typed) {
    List<List<String>> spellings = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      spellings.add(List.of(texts.get(i), nameOf(meanings.get(i))));
    }
    return new Abbreviation(typed).bestOf(spellings);
  }

  List<String> lines(Page page) {
    int widest = texts.stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      String number = "%3d  ".formatted(i + 1);
      String text = page.ink().paint(Style.BOLD, texts.get(i));
      String label = number + Ink.padded(text, widest) + "  ";
      String indent = " ".repeat(Ink.widthOf(label));
      String told = Foretold.behind(meanings.get(i), outlook, texts.get(i), page.words());
      lines.addAll(Wrapping.lines(told, page.width(), label, indent));
    }
    return lines;
  }

  // "Lockdown (3 points): houses ignore..." is called "Lockdown".
  private static String nameOf(String meaning) {
    return meaning.split("[(:.]", 2)[0];
  }
}
