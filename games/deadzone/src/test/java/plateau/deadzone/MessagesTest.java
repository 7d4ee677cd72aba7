package plateau.deadzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Face;
import plateau.deadzone.board.Floor;
import plateau.deadzone.board.Interior;
import plateau.deadzone.companion.Companion;
import plateau.deadzone.mission.Objectives;
import plateau.deadzone.movement.Edge;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.sight.Visibility;
import plateau.deadzone.text.FileKind;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

class MessagesTest {

  private static final Words ENGLISH = Words.in(Language.ENGLISH, DeadzoneGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, DeadzoneGame.class);

  private static final String AGREES =
      "\\{(figure|leaver|F|T)\\} (\\w+-elle|(est|n['’]est pas|a été)( \\p{L}+)? \\p{L}+ées?\\b)";

  private static Stream<Named> things() {
    return Stream.of(
            Floor.values(),
            Interior.values(),
            Face.values(),
            Direction.values(),
            Visibility.values(),
            Edge.values(),
            Role.values(),
            Profile.values(),
            SpecialOrder.values(),
            Keyword.values(),
            Item.values(),
            Objectives.values(),
            FileKind.values())
        .flatMap(Stream::of);
  }

  @Test
  void bothLanguagesHaveTheSameKeysAndPlaceholders() {
    assertThat(FRENCH.keys()).isEqualTo(ENGLISH.keys());
    for (String key : ENGLISH.keys()) {
      assertThat(Template.placeholders(FRENCH.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(ENGLISH.say(key)));
    }
  }

  @ParameterizedTest
  @MethodSource("things")
  void everythingOnTheBoardHasANameInBothLanguages(Named thing) {
    for (Words words : List.of(ENGLISH, FRENCH)) {
      assertThat(words.has(thing.nameKey())).as(thing.nameKey()).isTrue();
    }
  }

  /** Names of figures are of either gender, and the French sentences do not know of which. */
  @Test
  void noFrenchSentenceAgreesWithAFigure() {
    Words companion = Words.in(Language.FRENCH, Companion.class);
    for (Words words : List.of(FRENCH, companion)) {
      for (String key : words.keys()) {
        assertThat(words.say(key)).as(key).doesNotContainPattern(AGREES);
      }
    }
  }
}
