package plateau.codroid.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.Status;
import plateau.kernel.Decision;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The players {@code pass} and {@code list} (§13). */
class PlayersTest {

  private static final CodroidGame GAME = new CodroidGame();
  private static final Words ENGLISH = Words.in(Language.ENGLISH, CodroidGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, CodroidGame.class);

  @Test
  void theGameOffersBoth() {
    assertThat(GAME.players()).extracting(PlayerKind::id).contains("pass", "list");
    for (Words words : List.of(ENGLISH, FRENCH)) {
      assertThat(words.has("player.pass.about")).isTrue();
      assertThat(words.has("player.list.about")).isTrue();
    }
  }

  @Test
  void passNeverPlaysAMeasure() {
    for (long seed = 1; seed <= 30; seed++) {
      assertThat(played(kind("pass").create(GAME, "", new Seeded(0)), seed))
          .as("seed %d", seed)
          .allMatch(round -> round.equals(""));
    }
  }

  @Test
  @DisplayName("The standard list is that of §13, in its order")
  void standardList() {
    assertThat(ListPlayer.STANDARD)
        .extracting(Measure::id)
        .containsExactly(
            "treatment",
            "emergency-limits",
            "military-hospital",
            "school-awareness",
            "mandatory-masks",
            "barrier-gestures-1",
            "barrier-gestures-2",
            "border-screening",
            "lockdown");
  }

  @Test
  void listPlaysWhatItCanInTheOrderOfItsList() {
    List<String> rounds = played(list("lockdown+military-hospital+barrier-gestures-1"), 1);
    assertThat(rounds.subList(0, 3))
        .containsExactly("barrier-gestures-1", "military-hospital", "lockdown");
    assertThat(String.join(",", rounds)).containsOnlyOnce("lockdown");
  }

  /**
   * Gestures 2 is looked at once, when gestures 1 is not taken yet: it waits for the next round.
   */
  @Test
  @DisplayName("A card skipped earlier in the round is not played, even if it has become legal")
  void listIsWalkedOnce() {
    for (long seed = 1; seed <= 30; seed++) {
      List<String> rounds = played(list("barrier-gestures-2+barrier-gestures-1"), seed);
      assertThat(rounds.getFirst()).as("seed %d", seed).isEqualTo("barrier-gestures-1");
      if (rounds.size() > 1) {
        assertThat(rounds.get(1)).as("seed %d", seed).isEqualTo("barrier-gestures-2");
      }
    }
  }

  @Test
  @DisplayName("In round 3 with 3 points: gestures 1 alone when gestures 2 stands before it")
  void listIsWalkedOnceWithPointsToSpare() {
    String early = "shopping-good-practice+emergency-limits+";
    for (long seed = 1; seed <= 30; seed++) {
      List<String> backwards = played(list(early + "barrier-gestures-2+barrier-gestures-1"), seed);
      List<String> forwards = played(list(early + "barrier-gestures-1+barrier-gestures-2"), seed);
      if (backwards.size() > 2 && forwards.get(1).equals("emergency-limits")) {
        assertThat(forwards.get(2))
            .as("seed %d", seed)
            .isEqualTo("barrier-gestures-1 barrier-gestures-2");
        assertThat(backwards.get(2)).as("seed %d", seed).isEqualTo("barrier-gestures-1");
      }
    }
  }

  @Test
  void listBuysLostMasksAgain() {
    int bought = 0;
    for (long seed = 1; seed <= 200; seed++) {
      List<String> rounds = played(list("mandatory-masks"), seed);
      bought = Math.max(bought, (int) rounds.stream().filter("mandatory-masks"::equals).count());
    }
    assertThat(bought).isGreaterThan(1);
  }

  @Test
  @DisplayName("pass:x is refused, and told to write just pass")
  void passTakesNoArgument() {
    assertSays(() -> kind("pass").create(GAME, "x", new Seeded(0)), "x", "pass");
  }

  @Test
  void anUnknownMeasureIsRefusedWithAllKnownOnesAndTheNearest() {
    assertSays(() -> list("treatment+lockdwon"), "lockdwon", "Did you mean", "Vouliez-vous dire");
    for (Measure measure : Measure.ALL) {
      assertSays(() -> list("nonsense"), "nonsense", measure.id());
    }
  }

  @Test
  void aListWithAHoleOrWrongCaseIsRefused() {
    assertThatThrownBy(() -> list("treatment+")).isInstanceOf(IllegalSetup.class);
    assertThatThrownBy(() -> list("+")).isInstanceOf(IllegalSetup.class);
    assertThatThrownBy(() -> list("Treatment")).isInstanceOf(IllegalSetup.class);
    assertThatThrownBy(() -> list("treatment,lockdown")).isInstanceOf(IllegalSetup.class);
  }

  @Test
  void aMeasureNamedTwiceIsRefused() {
    assertSays(() -> list("lockdown+treatment+lockdown"), "lockdown", "twice", "deux fois");
  }

  /** Says this in both languages. */
  private static void assertSays(Runnable wrong, String seen, String inBoth) {
    assertSays(wrong, seen, inBoth, inBoth);
  }

  private static void assertSays(Runnable wrong, String seen, String english, String french) {
    assertThatThrownBy(wrong::run)
        .isInstanceOfSatisfying(
            IllegalSetup.class,
            problem -> {
              assertThat(ENGLISH.say(problem.message()))
                  .contains(seen, english)
                  .doesNotContain("{");
              assertThat(FRENCH.say(problem.message())).contains(seen, french).doesNotContain("{");
            });
  }

  private static PlayerKind<CodroidState, CodroidMove> kind(String id) {
    return GAME.players().stream().filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
  }

  private static Player<CodroidState, CodroidMove> list(String argument) {
    return kind("list").create(GAME, argument, new Seeded(0));
  }

  /** The ids of the cards played in each round. */
  private static List<String> played(Player<CodroidState, CodroidMove> player, long seed) {
    Seeded dice = new Seeded(seed);
    CodroidState state = GAME.start(Setup.of(GAME.info(), 1, Map.of()), dice, Journal.OFF);
    List<String> rounds = new ArrayList<>();
    List<String> cards = new ArrayList<>();
    while (GAME.view(state, 0).status() == Status.IN_PROGRESS) {
      CodroidMove move = player.decide(new Decision<>(GAME, state));
      assertThat(state.moves()).contains(move);
      if (move instanceof CodroidMove.PlayMeasure(Measure measure)) {
        cards.add(measure.id());
      } else {
        rounds.add(String.join(" ", cards));
        cards.clear();
      }
      state.play(move, dice, Journal.OFF);
    }
    CodroidView end = GAME.view(state, 0);
    assertThat(rounds).hasSizeLessThanOrEqualTo(end.rounds());
    return rounds;
  }
}
