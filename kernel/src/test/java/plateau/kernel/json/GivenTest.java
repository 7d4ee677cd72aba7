package plateau.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody gave is taken as what it should be, or refused with its place. */
class GivenTest {

  private static final String TEXT =
      """
      {"name":"Ada","seats":[{"score":3},{"score":"three"}],"seed":9007199254740993,
       "share":0.5,"open":true,"nothing":null}\
      """;

  private static Given given() {
    return Given.object(
        JsonReader.read(TEXT),
        (given, wanted) ->
            new IllegalArgumentException(
                given.path() + " is no " + wanted.id() + (given.isMissing() ? ", missing" : "")));
  }

  @Test
  void whatFitsIsTaken() {
    Given given = given();
    assertThat(given.text("name")).isEqualTo("Ada");
    assertThat(given.field("seats").items().getFirst().whole("score")).isEqualTo(3);
    assertThat(given.field("seed").wide()).isEqualTo(9_007_199_254_740_993L);
    assertThat(given.field("share").decimal()).isEqualTo(0.5);
    assertThat(given.field("open").truth()).isTrue();
    assertThat(given.has("nothing")).isTrue();
    assertThat(given.maybe("nothing")).isEmpty();
    assertThat(given.maybe("nobody")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          name    | whole  | name is no whole
          seed    | whole  | seed is no whole
          share   | wide   | share is no whole
          open    | text   | open is no text
          nothing | object | nothing is no object
          nobody  | list   | nobody is no list, missing
          seats   | texts  | seats[0] is no text
          seats   | scores | seats[1].score is no whole
          """)
  void whatDoesNotFitIsRefusedWithItsPlace(String name, String as, String told) {
    Given field = given().field(name);
    assertThatThrownBy(
            () -> {
              switch (as) {
                case "whole" -> field.whole();
                case "wide" -> field.wide();
                case "text" -> field.text();
                case "texts" -> field.texts();
                case "object" -> field.names();
                case "list" -> field.items();
                default -> field.items().forEach(seat -> seat.whole("score"));
              }
            })
        .hasMessage(told);
  }

  @Test
  void aFieldThatNobodyReadsIsFound() {
    assertThat(given().unknown("name", "seats", "seed", "share", "open", "nothing")).isEmpty();
    assertThat(given().unknown("name", "seats").map(Given::steps)).contains(List.of("seed"));
  }
}
