package plateau.app.companion;

import java.util.ArrayList;
import java.util.List;
import plateau.app.play.Abbreviation;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;

/** Things to choose from: numbered, named, and found by what somebody types. */
final class Choices {

  private final List<String> ids;
  private final List<String> names;

  private Choices(List<String> ids, List<String> names) {
    this.ids = ids;
    this.names = names;
  }

  /** The answers that a question of the companion has. */
  static Choices among(List<Choice> answers, Words words) {
    return new Choices(
        answers.stream().map(Choice::value).toList(),
        answers.stream().map(Choice::name).map(words::show).toList());
  }

  String name(int index) {
    return names.get(index);
  }

  int size() {
    return names.size();
  }

  /** The indexes that this may mean: one when it is clear. */
  List<Integer> meant(String typed) {
    if (typed.matches("[0-9]{1,9}")) {
      int index = Integer.parseInt(typed) - 1;
      return index >= 0 && index < size() ? List.of(index) : List.of();
    }
    return byName(typed);
  }

  /** The same, but a number is part of a name. */
  List<Integer> byName(String typed) {
    List<List<String>> spellings = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      spellings.add(List.of(ids.get(i), names.get(i)));
    }
    return new Abbreviation(typed).bestOf(spellings);
  }

  Message complaint(String typed, List<Integer> meant) {
    return meant.size() > 1
        ? Message.of(
            "play.ambiguous", "typed", typed, "moves", meant.stream().map(names::get).toList())
        : Message.of("play.no-such-name", "typed", typed, "max", size());
  }

  /** In columns, with numbers. */
  List<String> lines(int width) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      cells.add("%3d %s  ".formatted(i + 1, names.get(i)));
    }
    return Columns.list(cells, width);
  }
}
