package plateau.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.basis.Named;
import plateau.kernel.match.Question;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** What can be answered to a question for a roll or a draw, and what somebody means. */
final class DrawAnswers {

  private final Question question;
  private final Words words;

  DrawAnswers(Question question, Words words) {
    this.question = question;
    this.words = words;
  }

  /** What this number is called: a die's face, or a card's or house's name. */
  static String face(Question question, int k, Words words) {
    List<? extends Named> faces = question.draw().faces();
    return faces.isEmpty() ? Integer.toString(k + 1) : words.name(faces.get(k));
  }

  /** The question, and the faces when they have names. */
  List<String> lines(Page page) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    String asked = words.say("play.draw", "what", question.draw().what(), "max", question.n());
    for (String line : Wrapping.lines(asked, page.width())) {
      lines.add(page.ink().paint(Style.BOLD, line));
    }
    if (!question.draw().faces().isEmpty()) {
      lines.addAll(faces(page.width()));
    }
    return lines;
  }

  /** The numbers, from 0, that this may mean. */
  List<Integer> meant(String typed) {
    if (typed.matches("[0-9]{1,9}")) {
      int k = Integer.parseInt(typed) - 1;
      return k >= 0 && k < question.n() ? List.of(k) : List.of();
    }
    return new Abbreviation(typed)
        .bestOf(
            question.draw().faces().stream()
                .map(face -> List.of(face.id(), words.name(face)))
                .toList());
  }

  Message complaint(String typed, List<Integer> meant) {
    if (meant.size() > 1) {
      List<String> names = meant.stream().map(k -> face(question, k, words)).toList();
      return Message.of("play.ambiguous", "typed", typed, "moves", names);
    }
    String key = question.draw().faces().isEmpty() ? "play.no-such-face" : "play.no-such-name";
    return Message.of(key, "typed", typed, "max", question.n());
  }

  private List<String> faces(int width) {
    List<String> cells =
        IntStream.range(0, question.n())
            .mapToObj(k -> "%3d %s  ".formatted(k + 1, face(question, k, words)))
            .toList();
    return Columns.list(cells, width);
  }
}
