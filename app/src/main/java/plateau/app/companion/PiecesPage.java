package plateau.app.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.kernel.companion.Piece;
import plateau.kernel.companion.Talk;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Wrapping;

/** The score that the companion keeps: round, dice, and how each piece is, as far as it is told. */
record PiecesPage(Page page) {

  List<String> lines(Talk now) {
    Words words = page.words();
    List<String> lines = new ArrayList<>();
    now.status().forEach(status -> lines.addAll(Wrapping.lines(words.say(status), page.width())));
    List<Piece> known = now.pieces().stream().filter(one -> !one.states().isEmpty()).toList();
    int widest = known.stream().mapToInt(one -> widthOf(one, words)).max().orElse(0);
    Message side = Message.of("");
    for (Piece piece : known) {
      if (!piece.side().equals(side)) {
        side = piece.side();
        lines.add(words.say(side));
      }
      lines.addAll(
          Wrapping.lines(
              piece.states().stream().map(words::say).collect(Collectors.joining(" · ")),
              page.width(),
              "  " + Ink.padded(words.name(piece.name()), widest) + "  ",
              " ".repeat(widest + 4)));
    }
    return lines;
  }

  private static int widthOf(Piece piece, Words words) {
    return Ink.widthOf(words.name(piece.name()));
  }
}
