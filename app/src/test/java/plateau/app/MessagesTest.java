package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.app.board.codroid.CodroidBoard;
import plateau.app.board.deadzone.DeadzoneBoard;
import plateau.app.board.iceberg.IcebergBoard;
import plateau.app.board.panic.PanicBoard;
import plateau.app.command.CommandTree;
import plateau.app.companion.TableTalk;
import plateau.app.db.Audit;
import plateau.app.play.Table;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

class MessagesTest {

  @ParameterizedTest
  @ValueSource(
      classes = {
        Session.class,
        CommandTree.class,
        Table.class,
        TableTalk.class,
        Audit.class,
        CodroidBoard.class,
        DeadzoneBoard.class,
        IcebergBoard.class,
        PanicBoard.class
      })
  void bothLanguagesHaveTheSameKeysAndPlaceholders(Class<?> home) {
    Words english = Words.in(Language.ENGLISH, home);
    Words french = Words.in(Language.FRENCH, home);
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(Template.placeholders(french.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
  }

  @Test
  void noTwoHomesOfTheCommandUseTheSameKey() {
    int apart = ownKeys(Session.class) + ownKeys(CommandTree.class) + ownKeys(Table.class);
    Words together = Words.in(Language.ENGLISH, Session.class, CommandTree.class, Table.class);
    assertThat(together.keys()).hasSize(apart + Words.in(Language.ENGLISH).keys().size());
  }

  private static int ownKeys(Class<?> home) {
    return Words.in(Language.ENGLISH, home).keys().size()
        - Words.in(Language.ENGLISH).keys().size();
  }
}
