package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.pig.BrokenPig;
import plateau.pig.Pig;

class SoakTest {

  @TempDir private Path replays;

  private List<String> faults(Soak<?, ?> soak, int matches) {
    List<String> faults = new ArrayList<>();
    for (Iterator<Soak.Piece> pieces = soak.pieces(matches); pieces.hasNext(); ) {
      soak.run(pieces.next()).ifPresent(faults::add);
    }
    return faults;
  }

  @Test
  void aSoundGameHoldsInEveryRound() {
    assertThat(faults(new Soak<>(new Pig(), replays), 6)).isEmpty();
  }

  @Test
  void everyTestOfTheKitIsACheckAndTakesItsTurnInEveryRound() {
    Soak<?, ?> soak = new Soak<>(new Pig(), replays);
    List<Soak.Piece> pieces = new ArrayList<>();
    soak.pieces(7).forEachRemaining(pieces::add);
    assertThat(pieces).hasSize(2 * soak.checks()).hasSize((int) soak.count(7));
    assertThat(pieces)
        .contains(
            new Soak.Piece("aCopyIsIndependent", 1, 5), new Soak.Piece("aCopyIsIndependent", 6, 2));
    long tests =
        List.of(Conformance.class.getDeclaredMethods()).stream()
            .filter(method -> method.isAnnotationPresent(Test.class))
            .count();
    assertThat(soak.checks()).isEqualTo((int) tests);
  }

  @Test
  void aFailureIsToldOnceWithItsSeedItsMatchAndItsPlaceInTheCode() {
    Soak<?, ?> soak = new Soak<>(new BrokenPig(BrokenPig.Flaw.A_MOVE_BREAKS_DOWN), replays);
    Soak.Piece piece = new Soak.Piece("listedMovesAreAccepted", 1, 5);
    assertThat(soak.run(piece).orElseThrow())
        .contains("broken-pig fails the check \"listed\" with seed ")
        .contains("The shortest match that shows it has ")
        .contains("seat 0: roll")
        .contains("It is kept in " + replays)
        .contains("at plateau.pig.BrokenPig$Position.afterwards(BrokenPig.java:");
    assertThat(replays).isDirectoryContaining("glob:**broken-pig-listed-*.jsonl");
    assertThat(soak.run(piece)).isEmpty();
  }

  @Test
  void aGameThatCallsItselfForEverIsToldLikeAnyOther() {
    Soak<?, ?> soak = new Soak<>(new BrokenPig(BrokenPig.Flaw.CALLS_ITSELF_FOR_EVER), replays);
    assertThat(soak.run(new Soak.Piece("aCopyIsIndependent", 1, 5)).orElseThrow())
        .contains("with seed ")
        .contains("java.lang.StackOverflowError")
        .contains("at plateau.pig.BrokenPig$Position.again(BrokenPig.java:");
  }
}
