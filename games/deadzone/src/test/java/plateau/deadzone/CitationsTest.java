package plateau.deadzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kernel.DataFile;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The journal cites sections of the rulebook; the rules for players say where each is told. */
class CitationsTest {

  private static final Pattern SECTION = Pattern.compile("\\b[AB]\\d+(\\.\\d+)?\\b");
  private static final Pattern CITED = Pattern.compile("\\(([AB]\\d+(\\.\\d+)?)\\)");

  @ParameterizedTest
  @EnumSource(Language.class)
  void everySectionThatTheJournalCitesHasAHeadingInTheRules(Language language) {
    Set<String> named = named(language);
    Words words = Words.in(language, DeadzoneGame.class);
    for (String key : words.keys()) {
      CITED
          .matcher(words.say(key))
          .results()
          .map(found -> found.group(1))
          .forEach(
              cited ->
                  assertThat(named)
                      .as("headings of rules_%s.md for %s", language.code(), key)
                      .anyMatch(section -> (cited + ".").startsWith(section + ".")));
    }
    assertThat(named).isNotEmpty();
  }

  private static Set<String> named(Language language) {
    String page = DataFile.beside(DeadzoneGame.class, "rules_" + language.code() + ".md");
    return page.lines()
        .filter(line -> line.startsWith("## "))
        .flatMap(heading -> SECTION.matcher(heading).results())
        .map(found -> found.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
