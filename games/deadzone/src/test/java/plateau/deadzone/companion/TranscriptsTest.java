package plateau.deadzone.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The transcripts among the worked examples, answer by answer. */
class TranscriptsTest {

  private static final Words ENGLISH =
      Words.in(Language.ENGLISH, DeadzoneGame.class, Companion.class);

  /** A game whose first deal of round 1, after a casualty was marked, is this one. */
  private static Talk dealt(String jade, String enemy, String casualty, String heading) {
    return LongStream.range(0, 100_000)
        .mapToObj(seed -> begun(new Talk(Talk.table(jade, enemy, seed)), casualty))
        .filter(talk -> talk.prompt().question() != Question.COMMAND_DIE || heading.contains(":"))
        .map(TranscriptsTest::withFreeFight)
        .filter(talk -> ENGLISH.say(talk.now().lines().getLast().message()).equals(heading))
        .findFirst()
        .orElseThrow();
  }

  private static Talk begun(Talk talk, String casualty) {
    return talk.deploys().says(Question.INITIATIVE, "jade").reports(Fact.ALIVE, casualty, "");
  }

  private static Talk withFreeFight(Talk talk) {
    return talk.prompt().question() == Question.COMMAND_DIE
        ? talk.says(Question.COMMAND_DIE, "5")
        : talk;
  }

  @Test
  @Tag("X45")
  void aClearShotThenTheCardMoves() {
    Talk talk = dealt("ironworks", "wardens", "crew-boss", "Hand 1 — Aim for the boss");
    assertThat(talk.activeFigure()).isEqualTo("crew-hand-1");
    talk.no(Question.PINNED).no(Question.ITEM_HERE).no(Question.MELEE).no(Question.CLOSE);
    assertThat(ENGLISH.say(talk.prompt().text()))
        .isEqualTo("Does Hand 1 have a clear shot on an enemy within 6 cubes?");
    talk.yes(Question.CLEAR).says(Question.WHICH, "warden-rifle-1");
    talk.yes(Question.ENEMY_LEADER).says(Question.D8, "3");
    assertThat(talk.now().lines())
        .extracting(line -> ENGLISH.say(line.message()))
        .endsWith(
            "Rapid fire: the D8 shows 3.",
            "Hand 1 shoots Rifle 1 with its strongest usable weapon.");
    talk.no(Question.OBJECTIVE);
    assertThat(ENGLISH.say(talk.prompt().text())).contains("closer to Captain within 1 cube ");
    talk.yes(Question.CLOSER);
    assertThat(talk.told()).containsExactly("i-move");
    assertThat(ENGLISH.say(talk.now().lines().getLast().message()))
        .startsWith("Hand 1 advances (up to 1) towards Captain: shortest route");
    talk.no(Question.ITEM_HERE);
    assertThat(talk.prompt().question()).isEqualTo(Question.YOUR_TURN);
    assertThat(talk.told()).isEmpty();
  }

  @Test
  @Tag("X46")
  void aFightAndAFreeFight() {
    Talk talk =
        dealt("ash-brood", "wardens", "brood-alpha", "Hulk — Command: Free fight — Clean-up");
    talk.yes(Question.MELEE);
    assertThat(talk.told()).containsExactly("i-fight");
    talk.yes(Question.SURVIVED).yes(Question.FOE_LEFT);
    assertThat(talk.told()).containsExactly("i-fight");
    assertThat(talk.prompt().question()).isEqualTo(Question.YOUR_TURN);
    assertThat(talk.now().figures())
        .filteredOn(FigureStatus::activated)
        .extracting(figure -> figure.type().id())
        .isEqualTo(List.of("brood-hulk"));
  }
}
