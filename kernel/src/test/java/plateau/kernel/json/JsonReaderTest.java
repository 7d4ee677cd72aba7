package plateau.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.Spoken;
import plateau.kernel.words.Problem;

class JsonReaderTest {

  @Test
  void aValueOfEveryKindIsRead() {
    assertThat(JsonReader.read(" { \"a\" : [ 1 , -2.5e1 , \"x\" ] , \"b\" : { } } "))
        .isEqualTo(Map.of("a", List.of(1L, -25.0, "x"), "b", Map.of()));
    assertThat(JsonReader.read("[true,false,null,[]]"))
        .isEqualTo(Arrays.asList(true, false, null, List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "0,0",
    "-0,0",
    "9223372036854775807,9223372036854775807",
    "-9223372036854775808,-9223372036854775808"
  })
  void wholeNumbersAreExactUpTo64Bits(String text, long number) {
    assertThat(JsonReader.read(text)).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource({"0.5,0.5", "1e3,1000", "-1E-2,-0.01", "9223372036854775808,9.223372036854775808e18"})
  void otherNumbersAreDoubles(String text, double number) {
    assertThat(JsonReader.read(text)).isEqualTo(number);
  }

  @Test
  void escapesAreRead() {
    assertThat(JsonReader.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83C\\uDFB2\""))
        .isEqualTo("\"\\/\b\f\n\r\té🎲");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "``; a value is expected (column 1).",
        "`   `; a value is expected (column 4).",
        "{; a text in double quotes is expected (column 2).",
        "{\"a\"; \":\" is missing (column 5).",
        "{\"a\":; a value is expected (column 6).",
        "{\"a\":1; \"}\" is missing (column 7).",
        "{\"a\":1,}; a text in double quotes is expected (column 8).",
        "{a:1}; a text in double quotes is expected (column 2).",
        "{\"a\":1,\"a\":2}; a name comes twice (column 12).",
        "[1,]; a value is expected (column 4).",
        "[1 2]; \"]\" is missing (column 4).",
        "[1; \"]\" is missing (column 3).",
        "\"open; a text is not closed (column 6).",
        "\"a\\x\"; a backslash is followed by something unknown (column 5).",
        "\"\\u12\"; a backslash is followed by something unknown (column 4).",
        "\"\\; a backslash is followed by something unknown (column 4).",
        "01; a value is expected (column 1).",
        "+1; a value is expected (column 1).",
        ".5; a value is expected (column 1).",
        "1.; a value is expected (column 1).",
        "-; a value is expected (column 1).",
        "1e; a value is expected (column 1).",
        "--1; a value is expected (column 1).",
        "[1,-2e999]; a number is too large (column 4).",
        "NaN; a value is expected (column 1).",
        "True; a value is expected (column 1).",
        "nul; a value is expected (column 1).",
        "'a'; a value is expected (column 1).",
        "1 1; nothing may follow the value (column 3).",
        "{}{}; nothing may follow the value (column 3).",
        "{} // why; nothing may follow the value (column 4)."
      })
  void whatIsNotJsonIsRefusedWithTheColumn(String text, String sentence) {
    assertThat(Spoken.english(fault(text).message())).isEqualTo(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"a\nb\"", "\"a\tb\"", "\"a\u0000b\"", "\u0000", "1\u0000", "[\u0000]"})
  void bareControlCharactersAreRefused(String text) {
    assertThat(fault(text).message().key()).startsWith("json.");
  }

  @Test
  void depthHasALimitThatNoStackFeels() {
    assertThat(JsonReader.read("[".repeat(20) + "]".repeat(20))).isInstanceOf(List.class);
    assertThat(fault("[".repeat(100_000)).message().key()).isEqualTo("json.too-deep");
    assertThat(fault("{\"a\":".repeat(100_000)).message().key()).isEqualTo("json.too-deep");
  }

  private static Problem fault(String text) {
    Problem problem = catchThrowableOfType(Problem.class, () -> JsonReader.read(text));
    assertThat(problem).as("the fault of %s", text).isNotNull();
    return problem;
  }
}
