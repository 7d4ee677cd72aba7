package plateau.deadzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.deadzone.jade.JadeReason;
import plateau.deadzone.jade.TieBreak;
import plateau.deadzone.jade.Why;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.jade.procedure.Step;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

class JadeWordsTest {

  private static final List<Words> BOTH =
      List.of(
          Words.in(Language.ENGLISH, DeadzoneGame.class),
          Words.in(Language.FRENCH, DeadzoneGame.class));

  private static Stream<Named> things() {
    return Stream.of(
            ActionCard.values(), Rule.values(), Step.values(), Why.values(), TieBreak.values())
        .flatMap(Stream::of);
  }

  private static Stream<Class<?>> reasons() {
    return Stream.of(JadeReason.class.getPermittedSubclasses())
        .flatMap(
            type -> type.isSealed() ? Stream.of(type.getPermittedSubclasses()) : Stream.of(type));
  }

  @ParameterizedTest
  @MethodSource("things")
  void everythingThatJadeNamesHasANameInBothLanguages(Named thing) {
    for (Words words : BOTH) {
      assertThat(words.has(thing.nameKey())).as(thing.nameKey()).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void everyReasonHasASentenceThatSaysOnlyWhatItKnows(Class<?> reason) {
    Set<String> facts =
        Arrays.stream(reason.getRecordComponents())
            .map(RecordComponent::getName)
            .collect(Collectors.toSet());
    for (Words words : BOTH) {
      String key = Words.keyOf(reason);
      assertThat(words.has(key)).as(key).isTrue();
      assertThat(facts).as(key).containsAll(Template.placeholders(words.say(key)));
    }
  }
}
