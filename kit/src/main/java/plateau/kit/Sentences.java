package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.Option;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

/** Everything that a game says it says in English and in French, with every blank filled. */
final class Sentences {

  // What Optional, records and arrays say of themselves is for programmers.
  private static final String RAW = "Optional[\\[.]|\\b[A-Z]\\w*\\[\\w+=|\\[[A-Z]@|@[0-9a-f]{6,}";

  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}(?![^{]*})");
  private static final int LONGEST_NAME = 3;

  // Words of English sentences that no French one has; what is quoted may be anything.
  private static final Pattern ENGLISH =
      Pattern.compile(
          "\\b(the|and|of|you|your|with|is|are|has|have|this|that|from|by|not|for|when|their|was|"
              + "been)\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern NOT_PROSE = Pattern.compile("\\{[^}]*}|«[^»]*»|`[^`]*`");

  private final Game<?, ?> game;
  private final List<Words> languages;
  // Matches say the same things over and over; once is enough.
  private final Set<Object> said = new HashSet<>();

  Sentences(Game<?, ?> game) {
    this(game, game.getClass());
  }

  /** With the message files beside another class than the game's. */
  Sentences(Game<?, ?> game, Class<?> home) {
    this.game = game;
    this.languages =
        Arrays.stream(Language.values()).map(language -> Words.in(language, home)).toList();
  }

  void languagesHaveTheSameKeysAndBlanks() {
    Words first = languages.getFirst();
    for (Words words : languages.subList(1, languages.size())) {
      assertThat(differences(first, words))
          .as("differences between %s and %s", first.language(), words.language())
          .isEmpty();
    }
  }

  private static List<String> differences(Words first, Words other) {
    List<String> all = new ArrayList<>();
    first.keys().stream()
        .filter(key -> !other.has(key))
        .forEach(key -> all.add(key + " is not in " + other.language()));
    for (String key : other.keys()) {
      if (!first.has(key)) {
        all.add(key + " is not in " + first.language());
      } else if (!blanks(first, key).equals(blanks(other, key))) {
        all.add(key + " has " + blanks(first, key) + " and " + blanks(other, key));
      } else if (isUntranslated(first.say(key), other.say(key))) {
        all.add(key + " says the same in both: " + other.say(key));
      } else if (other.language() == Language.FRENCH && isEnglish(other.say(key))) {
        all.add(key + " is English: " + other.say(key));
      }
    }
    return all;
  }

  // Names may be the same in both languages; what is longer is a sentence.
  private static boolean isUntranslated(String one, String other) {
    return one.equals(other) && WORD.matcher(one).results().count() > LONGEST_NAME;
  }

  private static boolean isEnglish(String text) {
    return ENGLISH.matcher(NOT_PROSE.matcher(text).replaceAll(" ")).find();
  }

  void theGameAndItsOptionsHaveWords() {
    Stream.concat(
            Stream.of("game.name", "game.about"),
            game.info().options().stream().map(Option::id).map(id -> "option." + id))
        .map(Message::of)
        .forEach(this::assertSaid);
  }

  void gaugesHaveNames() {
    game.gauges()
        .ifPresent(
            gauges -> {
              gauges.series().forEach(name -> assertHasSentence("series." + name));
              gauges.marks().forEach(name -> assertHasSentence(gauges.markKey(name)));
            });
  }

  void formsOfMovesAreExplained() {
    game.notation().forms().forEach(form -> assertHasSentence("form." + form.id()));
  }

  void rulesCanBeRead() {
    for (Words words : languages) {
      String page = "rules_" + words.language().code() + ".md";
      assertThat(game.getClass().getResource(page))
          .as("%s beside %s, for players", page, game.getClass().getName())
          .isNotNull();
    }
  }

  /** The sentence is there in every language and no placeholder is left in it. */
  void assertSaid(Message message) {
    if (said.contains(message)) {
      return;
    }
    assertHasSentence(message.key());
    for (Words words : languages) {
      assertThat(words.say(message))
          .as("what %s says in %s", message, words.language())
          .doesNotContain("{")
          .doesNotContainPattern(RAW);
    }
    said.add(message);
  }

  void assertSaid(Entry entry) {
    if (said.contains(entry)) {
      return;
    }
    assertThat(entry).as("a journal entry is a record").isInstanceOf(Record.class);
    String key = Words.keyOf(entry.getClass());
    assertHasSentence(key);
    for (Words words : languages) {
      assertThat(componentsOf(entry))
          .as("the components of %s, for its sentence in %s", entry, words.language())
          .containsAll(Template.placeholders(words.say(key)));
      assertThat(words.say(entry))
          .as("what %s says in %s", entry, words.language())
          .doesNotContain("{")
          .doesNotContainPattern(RAW);
    }
    said.add(entry);
  }

  /** A person can be asked for this draw and told what each of the n results means. */
  void assertSaid(Draw draw, int n) {
    assertSaid(draw.what());
    if (!draw.faces().isEmpty()) {
      assertThat(draw.faces()).as("the faces of %s", draw.what()).hasSizeGreaterThanOrEqualTo(n);
      draw.faces().forEach(this::assertNamed);
    }
  }

  void assertNamed(Named thing) {
    assertHasSentence(thing.nameKey());
  }

  private void assertHasSentence(String key) {
    for (Words words : languages) {
      assertThat(words.has(key))
          .as("messages_%s.properties has \"%s\"", words.language().code(), key)
          .isTrue();
    }
  }

  // As they are written: a seat that is counted from one in one language is so in the other.
  private static Set<String> blanks(Words words, String key) {
    return Template.blanks(words.say(key));
  }

  private static Set<String> componentsOf(Entry entry) {
    return Arrays.stream(entry.getClass().getRecordComponents())
        .map(component -> component.getName())
        .collect(Collectors.toSet());
  }
}
