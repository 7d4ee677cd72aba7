package plateau.deadzone.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;
import plateau.kit.RulesPage;

/** What the companion says is what the page says, in both languages. */
class SentencesTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/deadzone-jade.md"));

  private static Words words(Language language) {
    return Words.in(language, DeadzoneGame.class, Companion.class);
  }

  @Test
  void bothLanguagesHaveTheSameKeysAndPlaceholders() {
    Words english = words(Language.ENGLISH);
    Words french = words(Language.FRENCH);
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(Template.placeholders(french.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
  }

  @Test
  @Tag("I30")
  void theSentencesAreThoseOfThePage() {
    List<Named> known = new ArrayList<>(List.of(Question.values()));
    known.addAll(List.of(Instruction.values()));
    List<List<String>> rows = PAGE.tables("### C2.4").stream().flatMap(List::stream).toList();
    assertThat(rows).hasSize(57);
    for (List<String> row : rows) {
      String key =
          known.stream()
              .filter(one -> one.id().equals(row.getFirst()))
              .findFirst()
              .orElseThrow()
              .nameKey();
      assertThat(asOnThePage(words(Language.ENGLISH).say(key))).isEqualTo(row.get(1));
      assertThat(asOnThePage(words(Language.FRENCH).say(key))).isEqualTo(row.get(2));
    }
  }

  @Test
  void theQuestionsOfTheCardsAreThoseOfThePage() {
    String page = String.join("\n", PAGE.section("### C2.7"));
    for (Question question : Question.values()) {
      boolean ofACard =
          question.compareTo(Question.NEAREST) >= 0 && question.compareTo(Question.WITHIN) < 0;
      if (ofACard) {
        assertThat(page.replaceAll("\\s+", " "))
            .contains(words(Language.ENGLISH).say(question.nameKey()))
            .contains(words(Language.FRENCH).say(question.nameKey()));
      }
    }
  }

  // "{n|# cube|# cubes}" is "{n} cubes" on the page.
  private static String asOnThePage(String sentence) {
    return sentence.replaceAll("\\{(\\w)\\|# cube\\|# cubes}", "{$1} cubes");
  }

  @ParameterizedTest
  @EnumSource(Question.class)
  void everyQuestionIsExplained(Question question) {
    for (Language language : Language.values()) {
      assertThat(words(language).has(question.nameKey())).as(question.nameKey()).isTrue();
      assertThat(words(language).has(question.nameKey() + ".about")).as(question.id()).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(Instruction.class)
  void everyInstructionHasItsSentence(Instruction instruction) {
    for (Language language : Language.values()) {
      assertThat(words(language).has(instruction.nameKey())).as(instruction.id()).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(ActionCard.class)
  void everyCardCanBeShown(ActionCard card) {
    for (Language language : Language.values()) {
      for (boolean shooter : new boolean[] {true, false}) {
        for (Message sentence : CardText.of(card, shooter)) {
          assertThat(words(language).has(sentence.key())).as(sentence.key()).isTrue();
        }
      }
    }
  }
}
