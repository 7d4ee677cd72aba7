package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.terminal.Canvas;
import plateau.terminal.Style;

/** What is written in a room: its name, the state of its icon, and below them who is there. */
record RoomText(List<String> names, Token mark, List<Token> tokens) {

  /** So that a door to the side has a line of its own. */
  private static final int LEAST_LINES = 2;

  RoomText {
    names = List.copyOf(names);
    tokens = List.copyOf(tokens);
  }

  int height(int width) {
    return Math.max(LEAST_LINES, 1 + rows(width).size());
  }

  void draw(Canvas canvas, int x, int y, int width) {
    int space = width - mark.signs().length();
    canvas.text(x, y, name(space), mark.style());
    canvas.text(x + space, y, mark.signs(), mark.style());
    int line = y + 1;
    for (List<Token> row : rows(width)) {
      int at = x + 1;
      for (Token token : row) {
        canvas.text(at, line, token.signs(), token.style());
        at += token.signs().length() + 1;
      }
      line++;
    }
  }

  /** The longest name for which there is space. */
  private String name(int space) {
    String shortest = names.getLast();
    return names.stream()
        .filter(name -> name.length() <= space)
        .findFirst()
        .orElse(shortest.substring(0, Math.min(space, shortest.length())));
  }

  // A blank before each token; a token that is too long gets a line of its own.
  private List<List<Token>> rows(int width) {
    List<List<Token>> rows = new ArrayList<>();
    int used = width;
    for (Token token : tokens) {
      if (used + 1 + token.signs().length() > width) {
        rows.add(new ArrayList<>());
        used = 0;
      }
      rows.getLast().add(token);
      used += 1 + token.signs().length();
    }
    return rows;
  }

  static Token plain(String sign) {
    return new Token(sign, Style.NORMAL);
  }
}
