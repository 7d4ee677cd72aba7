package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_1;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_2;
import static plateau.codroid.rules.Measure.TREATMENT;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.codroid.CodroidGame;
import plateau.kernel.basis.Named;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Answer;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;
import plateau.kit.RulesPage;

/** Words for people, compared with those of the rules page (§2, §7, §8, §9, §14). */
class WordsTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/codroid.md"));

  private static final Words ENGLISH = Words.in(Language.ENGLISH, CodroidGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, CodroidGame.class);

  // Their full names do not fit a cell of the board.
  private static final Set<String> SHORTENED = Set.of("academy", "market-1", "market-2");

  @ParameterizedTest
  @EnumSource(Language.class)
  void everythingNamedHasAName(Language language) {
    Words words = Words.in(language, CodroidGame.class);
    Stream.<Named[]>of(
            Place.values(),
            Measure.values(),
            EventCard.values(),
            Pawn.values(),
            Column.values(),
            Status.values(),
            Phase.values(),
            HouseType.values(),
            Outing.values())
        .flatMap(Arrays::stream)
        .forEach(
            thing -> {
              assertThat(words.has(thing.nameKey())).as(thing.nameKey()).isTrue();
              assertThat(words.name(thing)).as(thing.nameKey()).isNotBlank().doesNotContain("{");
            });
  }

  @Test
  void namesAreDifferentWithinTheirKind() {
    for (Words words : List.of(ENGLISH, FRENCH)) {
      assertThat(Place.ALL).extracting(words::name).doesNotHaveDuplicates();
      assertThat(Measure.ALL).extracting(words::name).doesNotHaveDuplicates();
      assertThat(EventCard.ALL).extracting(words::name).doesNotHaveDuplicates();
    }
  }

  @Test
  @DisplayName("14. The vocabulary of the page")
  void vocabulary() {
    for (List<String> row : PAGE.table("## 14.")) {
      assertSaid(row.get(0), row.get(1), row.get(2));
    }
  }

  @Test
  @DisplayName("2.1 to 2.4 The names of pawns and places")
  void pawnsAndPlaces() {
    for (List<String> row : PAGE.table("### 2.1")) {
      assertSaid("pawn." + row.get(0), row.get(1), row.get(2).replaceAll(" \\(.*\\)", ""));
    }
    for (String section : List.of("### 2.2", "### 2.3")) {
      for (List<String> row : PAGE.table(section)) {
        String[] names = row.get(2).replaceAll(" \\[R-\\d\\d]", "").split(" / ", -1);
        assertSaid("place." + row.get(1), names[0], names[1]);
      }
    }
    assertThat(PAGE.table("### 2.4")).extracting(List::getFirst).hasSameElementsAs(SHORTENED);
  }

  @Test
  @DisplayName("7. The names and texts of the measures")
  void measures() {
    for (List<String> row : PAGE.table("### 7.1")) {
      assertSaid("measure." + row.get(0), row.get(1), row.get(2));
    }
    assertTexts(PAGE.section("### 7.2"), "measure.", 16);
  }

  @Test
  @DisplayName("8. The names and texts of the events")
  void events() {
    for (List<String> row : PAGE.table("## 8.")) {
      assertSaid("event-card." + row.get(1), row.get(2), row.get(3));
    }
    assertTexts(PAGE.section("## 8."), "event-card.", 12);
  }

  // A card's paragraph starts with its bold id; its texts follow as UI EN: "..." UI FR : « ... »
  private static void assertTexts(List<String> section, String prefix, int number) {
    Pattern id = Pattern.compile("^\\*\\*(?:\\d+ )?`([a-z0-9-]+)`\\*\\*");
    Pattern texts = Pattern.compile("^UI EN: \"(.*)\" UI FR : « (.*) »$");
    String card = "";
    int found = 0;
    for (String line : section) {
      Matcher start = id.matcher(line);
      card = start.find() ? start.group(1) : card;
      Matcher text = texts.matcher(line);
      if (text.find()) {
        found++;
        assertSaid(prefix + card + ".about", text.group(1), text.group(2));
      }
    }
    assertThat(found).isEqualTo(number);
  }

  private static void assertSaid(String key, String english, String french) {
    assertThat(ENGLISH.say(key)).as(key).isEqualTo(english);
    assertThat(plainSpaces(FRENCH.say(key))).as(key).isEqualTo(plainSpaces(french));
  }

  private static String plainSpaces(String text) {
    return text.replace('\u00A0', ' ').replace('\u202F', ' ');
  }

  @Test
  void everyHappeningHasItsSentencesAndItsFactsFillTheirBlanks() {
    List<Class<?>> happenings = happenings(Happening.class);
    assertThat(happenings).hasSizeGreaterThan(25);
    for (Class<?> happening : happenings) {
      Set<String> facts = new TreeSet<>();
      Arrays.stream(happening.getRecordComponents()).forEach(fact -> facts.add(fact.getName()));
      for (Words words : List.of(ENGLISH, FRENCH)) {
        String key = Words.keyOf(happening);
        assertThat(words.has(key)).as(key).isTrue();
        // Said without values, a sentence shows its blanks.
        assertThat(facts).as(key).containsAll(Template.placeholders(words.say(key)));
      }
    }
  }

  private static List<Class<?>> happenings(Class<?> kind) {
    List<Class<?>> records = new ArrayList<>();
    for (Class<?> permitted : kind.getPermittedSubclasses()) {
      if (permitted.isRecord()) {
        records.add(permitted);
      } else {
        records.addAll(happenings(permitted));
      }
    }
    return records;
  }

  @Test
  void nothingToldInRandomGamesHasABlankLeft() {
    Map<Class<?>, Entry> told = new LinkedHashMap<>();
    for (long seed = 1; seed <= 200; seed++) {
      List<Entry> journal = new ArrayList<>();
      Playing.eagerly(seed, Journal.into(journal));
      journal.forEach(entry -> told.put(entry.getClass(), entry));
    }
    assertThat(told.keySet()).as("happenings met").hasSameElementsAs(happenings(Happening.class));
    for (Entry entry : told.values()) {
      for (Words words : List.of(ENGLISH, FRENCH)) {
        assertThat(words.say(entry)).as(entry.toString()).doesNotContain("{", "}", "#", "|");
      }
    }
  }

  @Test
  void everyMoveIsDescribed() {
    CodroidGame game = new CodroidGame();
    assertThat(ENGLISH.say(game.describe(new CodroidMove.PlayMeasure(TREATMENT))))
        .contains("Treatment discovered", "6 points", "1, 2 or 3 cures a sick robot.");
    assertThat(FRENCH.say(game.describe(new CodroidMove.PlayMeasure(BARRIER_GESTURES_1))))
        .contains("Gestes barrières 1", "1 point", "Débloque les Gestes barrières 2.");
    for (Words words : List.of(ENGLISH, FRENCH)) {
      assertThat(words.say(game.describe(CodroidMove.DONE))).isNotBlank().doesNotContain("{");
      for (CodroidMove move : CodroidMove.PLAYS) {
        assertThat(words.say(game.describe(move))).doesNotContain("{", "}", "#", "|");
      }
    }
  }

  @Test
  @DisplayName("A refusal says why: prerequisite missing, too dear, taken already")
  void refusals() {
    var match = Playing.match(1);
    assertRefused(match.play(0, "barrier-gestures-2"), BARRIER_GESTURES_2, "requires", "nécessite");
    assertRefused(match.play(0, "barrier-gestures-2"), BARRIER_GESTURES_1, "first", "d'abord");
    assertRefused(match.play(0, "treatment"), TREATMENT, "6 points; you have 1", "6 points ;");
    match.play(0, "barrier-gestures-1");
    assertRefused(match.play(0, "barrier-gestures-1"), BARRIER_GESTURES_1, "already", "déjà");
  }

  private static void assertRefused(Answer answer, Measure named, String english, String french) {
    assertThat(answer).isInstanceOf(Answer.Refused.class);
    Message reason = ((Answer.Refused) answer).reason();
    assertThat(ENGLISH.say(reason)).contains(ENGLISH.name(named), english);
    assertThat(plainSpaces(FRENCH.say(reason))).contains(plainSpaces(FRENCH.name(named)), french);
  }
}
