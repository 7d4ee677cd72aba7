package plateau.deadzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.kernel.MoveForm;

/** The grammar that programs are told is that of the commands. */
class MoveFormsTest {

  private static final Map<String, String> BLANKS =
      Map.of(
          "{figure}", "warden-captain",
          "{weapon}", "carbine",
          "{cube}", "C4:1",
          "{die}", "extra-die",
          "{item}", "smoke-grenade",
          "{patch}", "reload");

  private final DeadzoneNotation notation = new DeadzoneNotation();

  static List<MoveForm> forms() {
    return new DeadzoneNotation().forms();
  }

  private static String filled(String shape) {
    String text = shape.replace(" …", "");
    for (var blank : BLANKS.entrySet()) {
      text = text.replace(blank.getKey(), blank.getValue());
    }
    return text;
  }

  @ParameterizedTest
  @MethodSource("forms")
  void aFormThatIsFilledInIsACommandOfThatFormAlone(MoveForm form) {
    String text = filled(form.shape());
    assertThat(text).doesNotContain("{");
    assertThat(notation.read(text).map(notation::write)).as("what is read").contains(text);
    assertThat(notation.forms()).filteredOn(one -> text.matches(one.pattern())).containsOnly(form);
  }

  @ParameterizedTest
  @MethodSource("forms")
  void moreThanTheFormIsNoCommand(MoveForm form) {
    String text = filled(form.shape()) + " There";
    assertThat(notation.read(text)).isEmpty();
    assertThat(text).doesNotMatch(form.pattern());
  }
}
