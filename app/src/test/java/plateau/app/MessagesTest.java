package plateau.app;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.app.command.Action;
import plateau.app.play.Table;
import plateau.app.session.Session;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

class MessagesTest {

  /** A class beside each message file of the product. */
  static Stream<Class<?>> homes() {
    return new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("plateau")
            .stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            // Not any: some stand on what only the build has.
            .sorted(Comparator.comparing(JavaClass::getName))
            .collect(groupingBy(JavaClass::getPackageName, TreeMap::new, toList()))
            .values()
            .stream()
            .<Class<?>>map(types -> types.getFirst().reflect())
            .filter(home -> home.getResource("messages_en.properties") != null);
  }

  @Test
  void theMessagesOfTheCommandAndOfBoardsAreSeen() {
    assertThat(homes().map(Class::getPackageName))
        .contains("plateau.app.session", "plateau.app.command", "plateau.codroid.terminal");
  }

  @ParameterizedTest
  @MethodSource("homes")
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

  /** With the signs of a keyboard, as people type a name or an answer; the client has its own. */
  @ParameterizedTest
  @MethodSource("homes")
  void aFrenchWordIsSpelledInOneWay(Class<?> home) {
    Words french = Words.in(Language.FRENCH, home);
    assertThat(french.keys())
        .allSatisfy(
            key ->
                assertThat(french.say(key))
                    .as(key)
                    .doesNotContain("\u2019", "événement", "Événement"));
  }

  @Test
  void noTwoHomesOfTheCommandUseTheSameKey() {
    int apart = ownKeys(Session.class) + ownKeys(Action.class) + ownKeys(Table.class);
    Words together = Words.in(Language.ENGLISH, Session.class, Action.class, Table.class);
    assertThat(together.keys()).hasSize(apart + Words.in(Language.ENGLISH).keys().size());
  }

  private static int ownKeys(Class<?> home) {
    return Words.in(Language.ENGLISH, home).keys().size()
        - Words.in(Language.ENGLISH).keys().size();
  }
}
