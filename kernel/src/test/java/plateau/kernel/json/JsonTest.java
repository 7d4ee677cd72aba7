package plateau.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import plateau.kernel.basis.Records;
import plateau.pig.PigMove;

class JsonTest {

  enum Plain {
    UPPER_CASE
  }

  record Hand(int owner, List<String> cards) {}

  record Nothing() {}

  private record Hidden(Optional<Integer> some, Optional<Integer> none, @Nullable String absent) {}

  @Test
  void recordsAreObjectsWithTheirComponentsInOrder() {
    assertThat(Json.write(new Hand(1, List.of("ace", "two"))))
        .isEqualTo("{\"owner\":1,\"cards\":[\"ace\",\"two\"]}");
    assertThat(Json.write(new Nothing())).isEqualTo("{}");
  }

  @Test
  void aPrivateRecordIsWrittenTooAndWhatIsAbsentIsNull() {
    assertThat(Json.write(new Hidden(Optional.of(3), Optional.empty(), null)))
        .isEqualTo("{\"some\":3,\"none\":null,\"absent\":null}");
  }

  @Test
  void namedThingsAreTheirIdsEvenAsKeys() {
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put(PigMove.ROLL, PigMove.HOLD);
    map.put("plain", Plain.UPPER_CASE);
    assertThat(Json.write(map)).isEqualTo("{\"roll\":\"hold\",\"plain\":\"upper-case\"}");
    assertThat(Json.write(Map.of())).isEqualTo("{}");
  }

  @Test
  void numbersAndTruthValuesStandAsTheyAre() {
    assertThat(Json.write(List.of(1, -2L, 0.5, true, false))).isEqualTo("[1,-2,0.5,true,false]");
  }

  @Test
  void whatIsNoJsonIsABug() {
    assertThatThrownBy(() -> Json.write(new Object())).hasMessageStartingWith("no JSON for class");
    assertThatThrownBy(() -> Json.write(Double.NaN)).hasMessage("no JSON for NaN");
    assertThatThrownBy(() -> Json.write(Double.POSITIVE_INFINITY))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Records.facts("text")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyTextComesBackAsItWas() {
    String nasty =
        "quote \" backslash \\ line\n\r\t bell \u0007 NEL \u0085 \u2028\u2029 é 🎲 lone \uD83C.";
    assertThat(Json.write(nasty)).doesNotContainPattern("[\\x00-\\x1f\\u2028\\u2029]");
    assertThat(JsonReader.read(Json.write(nasty))).isEqualTo(nasty);
  }
}
