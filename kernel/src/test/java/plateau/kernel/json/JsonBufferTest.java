package plateau.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonBufferTest {

  private record Board(int round, List<String> walls, Optional<String> card, boolean isOver) {}

  private record Hand(List<Integer> cards) {}

  private static final Board FIRST = new Board(0, List.of("X.X"), Optional.empty(), false);

  @ParameterizedTest
  @ValueSource(ints = {0, 7, 10, 99, 100, 1_234_567, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
  void numbersAreWrittenAsTheyAreRead(int number) {
    assertThat(new JsonBuffer(1).append(number).toString()).isEqualTo(Integer.toString(number));
  }

  @Test
  void whatIsLongerThanForeseenStillFits() {
    String text = "a text of thirty-two plain signs".repeat(10);
    assertThat(new JsonBuffer(4).value(List.of(text, 5)).toString())
        .isEqualTo("[\"" + text + "\",5]");
  }

  @Test
  void signsBeyondAsciiAreUtf8() {
    byte[] bytes = new JsonBuffer(4).value("déjà « vu » …").append("é").toBytes();
    assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo("\"déjà « vu » …\"é");
  }

  @Test
  void aTextIsTakenOverUpToTheFirstSignThatMustBeEscaped() {
    assertThat(new JsonBuffer(4).value("plain \"quoted\" \\ \n and é").toString())
        .isEqualTo("\"plain \\\"quoted\\\" \\\\ \\n and é\"");
  }

  @Test
  void ofARecordOnlyWhatIsNewCanBeWritten() {
    assertThat(difference(FIRST, new Board(1, List.of("X.X"), Optional.of("knife"), false)))
        .isEqualTo("{\"round\":1,\"card\":\"knife\"}");
    assertThat(difference(FIRST, new Board(0, List.of(), Optional.empty(), true)))
        .isEqualTo("{\"walls\":[],\"isOver\":true}");
    assertThat(difference(FIRST, new Board(0, List.of("X.X"), Optional.empty(), false)))
        .isEqualTo("{}");
  }

  @Test
  void whatWasThereAndIsNotAnyMoreIsWrittenAsNull() {
    Board armed = new Board(0, List.of("X.X"), Optional.of("knife"), false);
    assertThat(difference(armed, FIRST)).isEqualTo("{\"card\":null}");
  }

  @Test
  void thingsOfDifferentKindsAreWrittenWhole() {
    assertThat(difference(FIRST, new Hand(List.of(3)))).isEqualTo("{\"cards\":[3]}");
    assertThat(difference(List.of(1), List.of(1))).isEqualTo("[1]");
  }

  private static String difference(Object before, Object now) {
    return new JsonBuffer(4).difference(before, now).toString();
  }
}
