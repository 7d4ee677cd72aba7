package plateau.kit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Message;
import plateau.pig.Pig;
import plateau.pig.PigMove;

/** The kit finds what is missing in message files: those beside this class are wrong on purpose. */
class SentencesTest {

  record Greeted(int seat) implements Entry {}

  record Unsaid(int seat) implements Entry {}

  static final class NoRecord implements Entry {}

  private final Sentences wrong = new Sentences(new Pig(), SentencesTest.class);
  private final Sentences right = new Sentences(new Pig());

  @Test
  void aKeyOfOneLanguageAloneIsFound() {
    assertFound(wrong::languagesHaveTheSameKeysAndBlanks, "only.in-english is not in");
  }

  @Test
  void aSeatThatIsCountedOtherwiseAndASentenceThatIsNotTranslatedAreFound() {
    assertFound(wrong::languagesHaveTheSameKeysAndBlanks, "counted.otherwise has [seat+1] and");
    assertFound(
        wrong::languagesHaveTheSameKeysAndBlanks,
        "not.translated says the same in both: This was never put into French.");
  }

  @Test
  void aBlankThatWasLostOrChangedIsFound() {
    assertFound(
        wrong::languagesHaveTheSameKeysAndBlanks, "lost.blank has [pips, seat+1] and [seat+1]");
    assertFound(
        wrong::languagesHaveTheSameKeysAndBlanks,
        "changed.blank has [pips, seat+1] and [points, seat+1]");
  }

  @Test
  void frenchThatIsEnglishIsFoundHoweverShortAndWhereOnlyAPartIs() {
    assertFound(wrong::languagesHaveTheSameKeysAndBlanks, "short.sentence is English: Your turn");
    assertFound(
        wrong::languagesHaveTheSameKeysAndBlanks,
        "half.translated is English: La place {seat+1} rolls the die.");
  }

  @Test
  void onlyDifferencesAreTold() {
    assertThatThrownBy(wrong::languagesHaveTheSameKeysAndBlanks)
        .hasMessageContaining("only.in-english is not in FRENCH")
        .hasMessageNotContaining("greeting");
  }

  @Test
  void aGameWithoutItsNameIsFound() {
    assertFound(wrong::theGameAndItsOptionsHaveWords, "messages_en.properties has \"game.name\"");
  }

  @Test
  void aSeriesWithoutItsNameIsFound() {
    assertFound(wrong::gaugesHaveNames, "messages_en.properties has \"series.best-bank\"");
  }

  @Test
  void aBlankThatNobodyFillsIsFound() {
    assertThatCode(() -> wrong.assertSaid(Message.of("greeting", "name", "Ann")))
        .doesNotThrowAnyException();
    assertFound(() -> wrong.assertSaid(Message.of("greeting")), "{name}");
  }

  @Test
  void aBlankThatTheEntryCannotFillIsFound() {
    assertFound(() -> wrong.assertSaid(new Greeted(0)), "whom");
  }

  @Test
  void anEntryWithoutItsSentenceOrThatIsNoRecordIsFound() {
    assertFound(() -> wrong.assertSaid(new Unsaid(0)), "journal.unsaid");
    assertFound(() -> wrong.assertSaid(new NoRecord()), "a journal entry is a record");
  }

  @Test
  void aDrawWithTooFewFacesOrWithoutTheirNamesIsFound() {
    Draw draw = Draw.among(Message.of("draw.die"), List.of(PigMove.values()));
    assertThatCode(() -> right.assertSaid(draw, 2)).doesNotThrowAnyException();
    assertFound(() -> right.assertSaid(draw, 3), "the faces of draw.die");
    Draw greeting = Draw.among(Message.of("draw.unnamed"), List.of(PigMove.values()));
    assertFound(() -> wrong.assertSaid(greeting, 2), "pig-move.roll");
  }

  private static void assertFound(ThrowingCallable check, String named) {
    assertThatThrownBy(check).isInstanceOf(AssertionError.class).hasMessageContaining(named);
  }
}
