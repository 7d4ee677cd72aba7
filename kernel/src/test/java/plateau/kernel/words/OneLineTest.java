package plateau.kernel.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and chat as they may be shown. Signs that nobody sees are written as escapes here. */
class OneLineTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ada",
        "Zo\u00eb O\u2019Brien-\u0141ukasz",
        "\u0645\u062d\u0645\u064e\u0651\u062f",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "\u0939\u093f\u0928\u094d\u0926\u0940",
        "\u0915\u094d\u200d\u0937",
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
        "Nguy\u1ec5n Th\u1ecb \u1eca",
        "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
        "\u0e19\u0e49\u0e33\u0e1c\u0e36\u0e49\u0e07",
        "\u845b\udb40\udd00\u57ce",
        "\u5f20\u4f1f",
        "\uae40\ubbfc\uc900",
        "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",
        "\u1202\u12ed\u12c8\u1275",
        "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67",
        "\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80",
        "\u2764\ufe0f\u200d\ud83d\udd25",
        "\ud83c\udff3\ufe0f\u200d\ud83c\udf08",
        "\ud83c\uddeb\ud83c\uddf7",
        "1\ufe0f\u20e3",
        "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f",
        "\ud835\udd38da & Bob <3"
      })
  void aNameInAnyScriptStaysAsItIs(String name) {
    assertThat(OneLine.of(name)).isEqualTo(name);
    assertThat(OneLine.isPiledUp(name)).as(name).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "'  Ada \t Lovelace\r\n', Ada Lovelace",
    "'A\u00a0\u2003\u3000B\u2028C\u0000D', A B C D",
    "'Zoe\u0308', Zo\u00eb",
    "'B\u200bo\u2060b\ufeff', Bob",
    "'\u202egnp.bob\u202c', gnp.bob",
    "'a\u2066\u2067\u2068b\u2069\u200e\u200f\u061c', ab",
    "'B\u200do\u200cb\u200d', Bob",
    "'\u0639\u200c', \u0639",
    "'a\u034fb\u00adc', abc",
    "'a\ufe0fb\udb40\udd00', ab",
    "'a\udb40\udc67\udb40\udc7f', a",
    "'\u3164\u2800\uffa0', ''",
    "'a\ud80d\udc41b\ud834\udd59c', a b c",
    "'\u2065\ufff4\udb40\udd00\udb43\udfff', ''",
    "'a\u2065b\u0378c', ab\u0378c",
    "'\u200b\u200d\u202e', ''",
    "'\ud83d\udc69\u200d\u200d\ud83d\udc67\u200d', \ud83d\udc69\u200d\ud83d\udc67",
    "'\ud800A\uffff', A"
  })
  void whatIsNotSeenIsLeftOutAndBlanksAreOne(String typed, String shown) {
    assertThat(OneLine.of(typed)).isEqualTo(shown);
  }

  @Test
  void marksThatWouldCoverOtherLinesAreFound() {
    String piled = "Z" + "\u0321\u0335\u0300\u0301\u0302\u0303".repeat(5);
    assertThat(OneLine.isPiledUp(piled)).isTrue();
    assertThat(OneLine.of(piled)).hasSize(1 + OneLine.MOST_MARKS);
    assertThat(OneLine.isPiledUp("\u0301a")).as("a mark without a letter").isTrue();
    assertThat(OneLine.isPiledUp("a \u0301")).as("a mark on a blank").isTrue();
    assertThat(OneLine.isPiledUp("Za\u0321\u0335\u0302\u0303")).as("four").isFalse();
    assertThat(OneLine.isPiledUp("a\u20dd\u20dd\u20dd\u20dd\u20dd")).as("rings").isTrue();
  }

  @Test
  void aLineIsCutBetweenSigns() {
    assertThat(OneLine.atMost(2, "\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2"))
        .isEqualTo("\ud83c\udfb2\ud83c\udfb2");
    assertThat(OneLine.atMost(2, "a b")).isEqualTo("a");
    assertThat(OneLine.lengthOf("\ud83c\udfb2")).isEqualTo(1);
  }
}
