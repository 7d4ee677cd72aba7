package plateau.page.instead;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Properties;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.page.instead.plateau.kernel.basis.Sha256;

/** What stands for parts of the JDK does what they do. */
class InsteadTest {

  private static final int TRIES = 10_000;

  private final Random random = new Random(1);

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a", "a\n", "a\r\nb", "\n", "\n\n", "a\rb\r", "a\n\rb", "é\u2028x\r\n\r\n"})
  void linesEndWhereTheyDo(String text) {
    assertThat(Instead.lines(text)).containsExactlyElementsOf(text.lines().toList());
  }

  @Test
  void productsHaveTheSameUpperHalf() {
    for (int i = 0; i < TRIES; i++) {
      long x = random.nextLong() >>> random.nextInt(64);
      long y = random.nextLong() >>> random.nextInt(64);
      assertThat(Instead.unsignedMultiplyHigh(x, y))
          .as("%s × %s", x, y)
          .isEqualTo(Math.unsignedMultiplyHigh(x, y));
    }
  }

  @Test
  void bitsAreSpreadAlike() {
    for (int i = 0; i < TRIES; i++) {
      long bits = random.nextLong();
      long mask = random.nextLong() >>> random.nextInt(64);
      assertThat(Instead.expand(bits, mask))
          .as("%s over %s", bits, mask)
          .isEqualTo(Long.expand(bits, mask));
    }
  }

  @Test
  void partsOfArraysArePadded() {
    int[] numbers = {1, 2, 3};
    byte[] bytes = {1, 2, 3};
    for (int from = 0; from <= 3; from++) {
      for (int to = from; to < 6; to++) {
        assertThat(Instead.copyOfRange(numbers, from, to))
            .isEqualTo(Arrays.copyOfRange(numbers, from, to));
        assertThat(Instead.copyOfRange(bytes, from, to))
            .isEqualTo(Arrays.copyOfRange(bytes, from, to));
      }
    }
  }

  @Test
  void recordsAreKnown() {
    record Pair(int one, int other) {}
    assertThat(Instead.isRecord(Pair.class)).isTrue();
    assertThat(Instead.isRecord(Properties.class)).isFalse();
    assertThat(Instead.isRecord(Record.class)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a=1",
        "a = 1 ",
        "a:1",
        "a 1",
        "a",
        "# no\n!no\na=1",
        "a\\=b=c",
        "a=1\\\n  2\\\r\n\t3",
        "a=\\u00e9\\t\\n\\\\x",
        "é=€ 👍\r\nb=2",
        "\n\n  a=1\n",
        "a=1\\",
        "a==b",
        "a\\ b c",
        "\fa=1"
      })
  void propertiesAreReadAlike(String file) throws IOException {
    Properties theirs = new Properties();
    theirs.load(new StringReader(file));
    Properties ours = new Properties();
    Instead.load(ours, new StringReader(file));
    assertThat(ours).isEqualTo(theirs);
  }

  @Test
  void hashesAreTheSame() throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (int length : IntStream.rangeClosed(0, 200).toArray()) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      assertThat(Sha256.of(bytes)).as(length + " bytes").isEqualTo(digest.digest(bytes));
    }
    assertThat(Sha256.hex("Plateau".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(
            HexFormat.of().formatHex(digest.digest("Plateau".getBytes(StandardCharsets.UTF_8))));
  }

  @Test
  void digitsAreWrittenAlike() {
    for (long number : new long[] {0, 1, -1, 255, Long.MIN_VALUE, Long.MAX_VALUE}) {
      assertThat(plateau.page.instead.java.util.HexFormat.of().toHexDigits(number))
          .isEqualTo(HexFormat.of().toHexDigits(number));
    }
  }
}
