package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.pig.PigMove;

/** Games without a board of their own: what people read is no dump of Java's. */
class PlainBoardTest {

  enum Weather {
    VERY_BAD
  }

  record Ship(String name, Optional<Integer> wounds) {}

  record View(
      int roundsLeft,
      Optional<Ship> flagship,
      Optional<PigMove> lastMove,
      Optional<String> flag,
      Weather weather,
      List<Optional<Ship>> fleet,
      Map<Weather, Boolean> seen,
      boolean over,
      int winner,
      int leader,
      List<Ship> wrecks,
      String lastWord) {}

  private static final View VIEW =
      new View(
          3,
          Optional.of(new Ship("Warden", Optional.of(2))),
          Optional.of(PigMove.ROLL),
          Optional.empty(),
          Weather.VERY_BAD,
          List.of(Optional.empty(), Optional.of(new Ship("Heron", Optional.empty()))),
          Map.of(Weather.VERY_BAD, true),
          false,
          1,
          -1,
          List.of(new Ship("Rook", Optional.of(1)), new Ship("Wren", Optional.empty())),
          "");

  private static List<String> drawn(Language language) {
    return TextBoard.of(new Pig())
        .draw(VIEW, new Page(100, Ink.PLAIN, Words.in(language, Pig.class)));
  }

  @Test
  void everyFactIsPutIntoWords() {
    assertThat(drawn(Language.ENGLISH))
        .containsExactly(
            "  Rounds left  3",
            "  Flagship     name Warden, wounds 2",
            "  Last move    Roll the die",
            "  Flag         none",
            "  Weather      very bad",
            "  Fleet        none · name Heron, wounds none",
            "  Seen         very bad yes",
            "  Over         no",
            "  Winner       Seat 2",
            "  Leader       nobody",
            "  Wrecks       name Rook, wounds 1",
            "               name Wren, wounds none",
            "  Last word    none");
    assertThat(drawn(Language.FRENCH)).contains("  Seen         very bad oui");
  }
}
