package plateau.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.kernel.Notation;

/** Several moves on one line, each as the game writes it; capitals do not matter. */
record MoveSequence(List<String> moves) {

  MoveSequence {
    moves = List.copyOf(moves);
  }

  /** Empty when the line is not two moves or more. */
  static Optional<MoveSequence> read(String line, Notation<?> notation) {
    List<String> moves = new ArrayList<>();
    String[] words = line.strip().split("[\\s,;]+", -1);
    for (String word : words) {
      spelling(word, notation).ifPresent(moves::add);
    }
    return words.length > 1 && moves.size() == words.length
        ? Optional.of(new MoveSequence(moves))
        : Optional.empty();
  }

  private static Optional<String> spelling(String word, Notation<?> notation) {
    return Stream.of(word, word.toUpperCase(Locale.ROOT), word.toLowerCase(Locale.ROOT))
        .filter(text -> notation.read(text).isPresent())
        .findFirst();
  }

  /** The moves from this one on, as one would type them. */
  String from(int index) {
    return String.join(" ", moves.subList(index, moves.size()));
  }
}
