package plateau.app.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A short run over every parser; docs/security.md tells of the long ones. */
class FuzzTest {

  private static final long SEED = 2026;
  private static final int TEXTS = 200;

  static final List<String> TARGETS = List.copyOf(Parsers.all().keySet());

  @ParameterizedTest
  @FieldSource("TARGETS")
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void nonsenseIsReadOrRefusedWithASentence(String id) {
    try (Target target = Parsers.named(id)) {
      Mutations mutations = new Mutations(SEED, target.samples());
      target.samples().forEach(sample -> meet(id, target, sample));
      for (int i = 0; i < TEXTS; i++) {
        meet(id, target, mutations.next());
      }
    }
  }

  private static void meet(String id, Target target, String text) {
    assertThatCode(() -> target.meet(text))
        .as("%s, seed %d: %s", id, SEED, text)
        .doesNotThrowAnyException();
  }
}
