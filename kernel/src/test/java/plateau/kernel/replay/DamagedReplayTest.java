package plateau.kernel.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static plateau.kernel.replay.Recorded.file;
import static plateau.kernel.replay.Recorded.join;
import static plateau.kernel.replay.Recorded.lines;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.Spoken;
import plateau.kernel.chance.Dice;
import plateau.kernel.words.Problem;

/** Files that were cut, edited, put together wrongly, or never were replays. Seed 42. */
class DamagedReplayTest {

  private static final int HEADER = 1;
  private static final int SETUP = 2;

  @Test
  void aWholeFileIsReadAndWrittenAgainByteForByte() {
    Replay replay = ReplayReader.read(file());
    assertThat(replay).isEqualTo(Replay.of(Recorded.header(), Recorded.match()));
    assertThat(ReplayWriter.write(replay)).isEqualTo(file());
  }

  @Test
  void aFileCutAtAnyByteOpensUpToItsLastWholeStep() {
    byte[] whole = file().getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length < whole.length; length++) {
      // As a program reads it: half a character becomes a replacement sign.
      String text = new String(Arrays.copyOf(whole, length), StandardCharsets.UTF_8);
      int wholeLines = wholeLinesOf(text);
      if (wholeLines < SETUP) {
        assertThat(fault(text).line()).as("cut at byte %d", length).isLessThanOrEqualTo(SETUP);
      } else {
        assertOpensUpTo(wholeLines, text);
      }
    }
  }

  // Eight megabytes of short lines took a hundred and fifty before the first one was looked at.
  @Test
  void whatStandsBehindAFaultTakesNoMemory() {
    String text = "{}\n".repeat(1_000_000);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    assertThat(fault("{}\n").line()).isEqualTo(HEADER);
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThat(fault(text).line()).isEqualTo(HEADER);
    long taken = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(taken).as("bytes for a text of 3 million").isLessThan(6_000_000);
  }

  @Test
  void theFirstLineAloneTellsWhetherAFileMayBeginSo() {
    assertThatCode(() -> ReplayReader.checkFirst(lines().getFirst())).doesNotThrowAnyException();
    for (String foreign : List.of("", "{}", lines().get(SETUP), lines().getFirst() + " ")) {
      ReplayFault fault =
          catchThrowableOfType(ReplayFault.class, () -> ReplayReader.checkFirst(foreign));
      assertThat(fault.line()).as(foreign).isEqualTo(HEADER);
    }
  }

  private static int wholeLinesOf(String text) {
    List<String> lines = lines();
    List<String> found = text.lines().toList();
    return found.isEmpty() || found.getLast().equals(lines.get(found.size() - 1))
        ? found.size()
        : found.size() - 1;
  }

  private static void assertOpensUpTo(int wholeLines, String text) {
    ReplayReader.Opened opened = ReplayReader.readUpToCut(text);
    List<?> steps = Recorded.match().steps();
    int wholeSteps = Math.min(wholeLines - HEADER, steps.size());
    assertThat(opened.replay().steps()).isEqualTo(steps.subList(0, wholeSteps));
    Verification.rebuild(Recorded.PIG, opened.replay(), Dice.seeded(Recorded.SEED));
    boolean endsWithinALine = text.lines().count() > wholeLines;
    assertThat(opened.cut().isPresent()).as(text).isEqualTo(endsWithinALine);
    opened
        .cut()
        .ifPresent(
            cut -> {
              assertThat(cut.line()).isEqualTo(wholeLines + 1);
              assertThat(Spoken.english(cut.message()))
                  .isEqualTo(
                      "Line %d: the file is cut off in the middle of this line. Everything up to"
                              .formatted(wholeLines + 1)
                          + " step %d can still be opened.".formatted(wholeSteps - 1));
              assertThat(fault(text).message()).isEqualTo(cut.message());
            });
  }

  @Test
  void anyCharacterChangedAnywhereIsFoundInItsLine() {
    String text = file();
    int line = 1;
    for (int i = 0; i < text.length() - 1; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        continue;
      }
      char other = text.charAt(i) == '7' ? '8' : '7';
      String edited = text.substring(0, i) + other + text.substring(i + 1);
      assertThat(fault(edited).line()).as("character %d changed", i).isEqualTo(line);
    }
  }

  @Test
  void aLineRemovedIsFoundAtTheNext() {
    for (int i = 0; i < lines().size() - 1; i++) {
      List<String> lines = new ArrayList<>(lines());
      lines.remove(i);
      assertThat(fault(join(lines)).line()).as("without line %d", i + 1).isEqualTo(i + 1);
    }
  }

  @Test
  void aLineDoubledIsFoundAtTheSecond() {
    for (int i = 0; i < lines().size(); i++) {
      List<String> lines = new ArrayList<>(lines());
      lines.add(i, lines.get(i));
      assertThat(fault(join(lines)).line()).as("line %d twice", i + 1).isEqualTo(i + 2);
    }
  }

  @Test
  void twoLinesSwappedAreFoundAtTheFirst() {
    for (int i = 0; i < lines().size() - 1; i++) {
      List<String> lines = new ArrayList<>(lines());
      Collections.swap(lines, i, i + 1);
      assertThat(fault(join(lines)).line()).as("line %d later", i + 1).isEqualTo(i + 1);
    }
  }

  @Test
  void anEmptyLineIsNoLine() {
    assertFault(file() + "\n", 7, "nothing may follow the end of the match.");
    assertFault(
        join(lines().subList(0, 3)) + "\n",
        4,
        "this line has no check at its end, so it was not written by Plateau or was edited.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "{\"step\":4}", "\n", "\n\n"})
  void nothingMayFollowTheResult(String more) {
    assertFault(file() + more, 7, "nothing may follow the end of the match.");
  }

  private static List<String> foreignFiles() {
    return List.of(
        "",
        "\n",
        "hello\n",
        "hello",
        "{}\n",
        "[1,2,3]\n",
        "{\"plateau\":\"replay\"}\n",
        "<html></html>\n",
        "\u0000\u0001\u0002",
        "\uFEFF" + file(),
        "a,b,c\n1,2,3\n");
  }

  @ParameterizedTest
  @MethodSource("foreignFiles")
  void aForeignFileIsRefused(String text) {
    assertFault(text, HEADER, "this is not a Plateau replay: the first line is not its header.");
  }

  @Test
  void lineBreaksOfAnotherSystemAreNoDamage() {
    assertThat(ReplayReader.read(file().replace("\n", "\r\n")))
        .isEqualTo(ReplayReader.read(file()));
  }

  @Test
  void aLastLineWithoutItsLineBreakIsWhole() {
    assertThat(ReplayReader.read(file().stripTrailing())).isEqualTo(ReplayReader.read(file()));
  }

  @Test
  void aMatchThatGoesOnHasNoResult() {
    Replay running = ReplayReader.read(join(lines().subList(0, 4)));
    assertThat(running.ending()).isEqualTo(Optional.empty());
    assertThat(running.steps()).hasSize(3);
  }

  private static void assertFault(String text, int line, String sentence) {
    ReplayFault fault = fault(text);
    assertThat(fault.line()).isEqualTo(line);
    assertThat(Spoken.english(fault.message())).isEqualTo("Line " + line + ": " + sentence);
  }

  // Nothing but a fault with a sentence may come out of a damaged file.
  private static ReplayFault fault(String text) {
    Problem problem = catchThrowableOfType(Problem.class, () -> ReplayReader.read(text));
    assertThat(problem).as("the fault of %s", text).isInstanceOf(ReplayFault.class);
    return (ReplayFault) problem;
  }
}
