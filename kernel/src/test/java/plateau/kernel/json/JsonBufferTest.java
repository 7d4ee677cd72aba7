package plateau.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonBufferTest {

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
}
