package plateau.codroid.companion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.codroid.rules.CodroidView;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.Talk;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;

class CodroidCompanionTest {

  private static final CodroidCompanion COMPANION = new CodroidCompanion();
  private static final List<String> REAL = List.of("2", "10", "5", "person");
  private static final List<String> ROLLED = List.of("2", "10", "5", "program");
  private static final long SEED = 11;

  private static Words words(Language language) {
    return Words.in(language, COMPANION.homes().toArray(Class<?>[]::new));
  }

  // Answers by chance until the game is over.
  private static List<Talk> whole(Talk begun) {
    Seeded chance = new Seeded(SEED);
    List<Talk> talks = new ArrayList<>(List.of(begun));
    while (talks.getLast().ask().isPresent()) {
      List<Choice> choices = talks.getLast().ask().get().choices();
      int chosen = chance.below(choices.size(), Draw.UNNAMED);
      talks.add(talks.getLast().answer(choices.get(chosen).value()));
    }
    return talks;
  }

  @Test
  void aWholeGameWithRealDiceCanBeTakenBackAnswerByAnswer() {
    List<Talk> talks = whole(COMPANION.begin(REAL, SEED));
    assertThat(talks).hasSizeGreaterThan(50);
    for (int i = talks.size() - 1; i > 0; i--) {
      assertThat(talks.get(i).canGoBack()).isTrue();
      assertThat(talks.get(i).back().text())
          .as("seed %s, answer %s", SEED, i)
          .isEqualTo(talks.get(i - 1).text());
    }
    assertThat(talks.getFirst().canGoBack()).isFalse();
  }

  @Test
  void aTalkGoesOnFromItsText() {
    for (Talk talk : whole(COMPANION.begin(ROLLED, SEED))) {
      Talk again = COMPANION.open(talk.text());
      assertThat(again.told()).isEqualTo(talk.told());
      assertThat(again.ask()).isEqualTo(talk.ask());
      assertThat(again.board()).isEqualTo(talk.board());
    }
  }

  @Test
  void theBoardIsThatOfTheTableInTheMiddleOfAStepToo() {
    for (Talk talk : whole(COMPANION.begin(REAL, SEED))) {
      CodroidView board = (CodroidView) talk.board().orElseThrow();
      int robots =
          board.places().values().stream().flatMap(List::stream).mapToInt(n -> n).sum()
              + board.hospital().stream().mapToInt(n -> n).sum()
              + board.scrapped();
      assertThat(robots - board.arrived())
          .as("seed %s, %s", SEED, talk.ask())
          .isBetween(59, 62); // 59 in the houses, three carry the virus in
    }
  }

  @Test
  void whatWasToldStaysTold() {
    List<Talk> talks = whole(COMPANION.begin(REAL, SEED));
    for (int i = 1; i < talks.size(); i++) {
      assertThat(talks.get(i).told().subList(0, talks.get(i - 1).told().size()))
          .isEqualTo(talks.get(i - 1).told());
    }
  }

  @Test
  void anAnswerThatIsNoneIsRefused() {
    Talk talk = COMPANION.begin(REAL, SEED);
    assertThatThrownBy(() -> talk.answer("9")).isInstanceOf(Problem.class);
    assertThatThrownBy(() -> COMPANION.preparing(List.of("7"))).isInstanceOf(Problem.class);
    assertThatThrownBy(() -> COMPANION.open("nonsense")).isInstanceOf(Problem.class);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everythingSaidHasWords(Language language) {
    Words words = words(language);
    Words english = words(Language.ENGLISH);
    assertThat(words.keys()).isEqualTo(english.keys());
    for (String key : words.keys()) {
      assertThat(Template.placeholders(words.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
    Talk last = whole(COMPANION.begin(REAL, SEED)).getLast();
    last.told().forEach(told -> assertThat(words.has(told.text().key())).as("%s", told).isTrue());
  }
}
