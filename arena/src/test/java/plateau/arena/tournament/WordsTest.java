package plateau.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

class WordsTest {

  @Test
  void bothLanguagesHaveTheSameKeysAndPlaceholders() {
    Words english = Words.in(Language.ENGLISH, Tournament.class);
    Words french = Words.in(Language.FRENCH, Tournament.class);
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(Template.placeholders(french.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
  }
}
