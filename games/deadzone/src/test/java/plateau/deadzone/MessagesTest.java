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
import plateau.deadzone.mission.Objectives;
import plateau.deadzone.movement.Edge;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.sight.Visibility;
import plateau.deadzone.text.FileKind;
import plateau.kernel.Named;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

class MessagesTest {

  private static final Words ENGLISH = Words.in(Language.ENGLISH, DeadzoneGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, DeadzoneGame.class);

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
}
