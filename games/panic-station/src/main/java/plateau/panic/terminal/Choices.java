package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.panic.rules.PanicMove;
import plateau.panic.view.PanicView;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** What is asked, and all moves that answer it: numbered, by sort, with what they lead to. */
final class Choices {

  private final PanicView view;
  private final List<PanicMove> moves;
  private final Outlook outlook;
  private final Words words;
  private final Page page;

  Choices(PanicView view, List<PanicMove> moves, Outlook outlook, Words words, Page page) {
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
      lines.addAll(Wrapping.lines(text.of(moves.get(i)), page.width(), label, indent));
    }
    return lines;
  }

  private String sort(PanicMove move) {
    return words.say("choice.sort." + sortOf(move));
  }

  private static String sortOf(PanicMove move) {
    return switch (move) {
      case PanicMove.Move _ -> "move";
      case PanicMove.Explore _ -> "explore";
      case PanicMove.Search _, PanicMove.SearchAlone _, PanicMove.SearchWith _ -> "search";
      case PanicMove.Attack _, PanicMove.ThrowGrenade _ -> "attack";
      case PanicMove.UseTerminal _ -> "terminal";
      case PanicMove.HealInSickBay _, PanicMove.HealOne _, PanicMove.HealBoth _ -> "heal";
      case PanicMove.PlayCard _, PanicMove.UseFirstAid _, PanicMove.ScanBody _ -> "play";
      case PanicMove.BurnHive _ -> "burn";
      case PanicMove.EndTurn _ -> "end";
      case PanicMove.PlaceRoom _ -> "place";
      case PanicMove.TradeWith _ -> "trade";
      case PanicMove.Give _ -> "give";
      case PanicMove.AimAtCharacter _, PanicMove.AimAtParasite _ -> "aim";
      case PanicMove.PlayVests _ -> "vests";
      case PanicMove.RunOn _ -> "run";
      case PanicMove.StayHere _ -> "stay";
      case PanicMove.ShiftParasite _ -> "shift";
    };
  }
}
