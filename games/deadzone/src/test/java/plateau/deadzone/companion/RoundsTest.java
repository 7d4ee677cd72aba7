package plateau.deadzone.companion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.Item;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/** The flow of a game (C2.3), and what can be told at any time (C2.2). */
class RoundsTest {

  private static final int MOST_ANSWERS = 3_000;

  private static TableSetup withoutDice(String jade, long seed) {
    return new TableSetup(Talk.team(jade), Map.of(), Optional.empty(), true, false, seed);
  }

  private static Talk started(String jade, long seed) {
    return new Talk(withoutDice(jade, seed)).deploys().says(Question.INITIATIVE, "jade");
  }

  /** Says no to everything, and goes on, until this is asked. */
  private static Talk until(Talk talk, Question wanted) {
    while (talk.prompt().question() != wanted) {
      saysTheLast(talk);
    }
    return talk;
  }

  private static void saysTheLast(Talk talk) {
    Prompt prompt = talk.prompt();
    talk.says(prompt.question(), prompt.choices().getLast().value());
  }

  private static FigureStatus status(Talk talk, String figure) {
    return talk.now().figures().stream()
        .filter(one -> one.type().id().equals(figure))
        .findFirst()
        .orElseThrow();
  }

  private static String figureIn(Message message) {
    return String.valueOf(message.values().get("F"));
  }

  @Test
  void everyFigureIsDeployedOnceAndRemotesLast() {
    Talk talk = new Talk(withoutDice("ironworks", 5)).deploys();
    List<String> deployed =
        talk.now().lines().stream()
            .filter(line -> Talk.id(line).startsWith("i-deploy"))
            .map(line -> figureIn(line.message()))
            .toList();
    assertThat(deployed).doesNotHaveDuplicates().hasSize(8).endsWith("crew-drone");
    assertThat(talk.now().lines()).extracting(Talk::id).contains("i-deploy-remote");
  }

  @Test
  void aLargeFigureGoesOnUntilItFits() {
    Talk talk = until(new Talk(withoutDice("ash-brood", 1)), Question.FITS);
    talk.no(Question.FITS);
    assertThat(talk.told()).containsExactly("i-next-cube");
    talk.no(Question.FITS).yes(Question.FITS);
    assertThat(talk.told()).startsWith("i-deploy");
  }

  @Test
  void everyFigureIsActivatedOnceInARound() {
    Talk talk = started("wardens", 3);
    List<String> active = new ArrayList<>();
    while (talk.prompt().question() != Question.NEW_ROUND) {
      if (talk.prompt().question() == Question.PINNED) {
        active.add(talk.activeFigure());
      }
      if (talk.prompt().question() == Question.ALIVE) {
        talk.yes(Question.ALIVE);
      } else {
        saysTheLast(talk);
      }
    }
    assertThat(active).hasSize(7).doesNotHaveDuplicates();
    assertThat(talk.told()).contains("companion.finished");
    assertThat(talk.now().figures()).allMatch(FigureStatus::activated);
  }

  @Test
  void nobodyIsAskedAboutBeforeThePersonHasPlayed() {
    assertThat(started("wardens", 3).prompt().question()).isNotEqualTo(Question.ALIVE);
  }

  @Test
  void whoIsDeadIsDealtNoMore() {
    Talk talk = until(started("wardens", 3), Question.YOUR_TURN).says(Question.YOUR_TURN, "go");
    int before = figuresLeft(talk);
    talk.no(Question.ALIVE);
    assertThat(figuresLeft(talk)).isEqualTo(before - 1);
    assertThat(talk.prompt().question()).as("the next is dealt").isEqualTo(Question.ALIVE);
  }

  private static int figuresLeft(Talk talk) {
    return (int) talk.now().figures().stream().filter(figure -> !figure.dead()).count();
  }

  @Test
  void onceCasualtiesAreMarkedNobodyIsAskedAboutThisRound() {
    Talk talk = until(started("wardens", 3), Question.YOUR_TURN);
    talk.reports(Fact.ALL_ALIVE, "", "").says(Question.YOUR_TURN, "go");
    assertThat(talk.prompt().question()).isNotEqualTo(Question.ALIVE);
  }

  @Test
  void whoDiesInItsOwnActivationDoesNoMore() {
    Talk talk = started("wardens", 3);
    String active = talk.activeFigure();
    talk.reports(Fact.DEAD, active, "");
    assertThat(status(talk, active).dead()).isTrue();
    assertThat(talk.prompt().question()).isEqualTo(Question.YOUR_TURN);
    talk.takesBack();
    assertThat(talk.activeFigure()).isEqualTo(active);
  }

  @Test
  void anActivationCanBeEndedFromOutside() {
    Talk talk = started("wardens", 3);
    String active = talk.activeFigure();
    talk.reports(Fact.OVER, "", "");
    assertThat(status(talk, active).dead()).isFalse();
    assertThat(talk.prompt().question()).isEqualTo(Question.YOUR_TURN);
  }

  @Test
  void moreWoundsThanSizeKill() {
    Talk talk = started("wardens", 3);
    talk.reports(Fact.WOUNDS, "warden-medic", "1");
    assertThat(status(talk, "warden-medic").wounds()).isEqualTo(1);
    assertThat(status(talk, "warden-medic").dead()).isFalse();
    talk.reports(Fact.WOUNDS, "warden-medic", "2");
    assertThat(status(talk, "warden-medic").dead()).isTrue();
    talk.reports(Fact.ALIVE, "warden-medic", "");
    assertThat(status(talk, "warden-medic").dead()).isFalse();
  }

  @Test
  void itemsAndCountersAreTold() {
    Talk talk = started("ironworks", 3);
    talk.reports(Fact.ITEM, "crew-hand-1", "mine").reports(Fact.RELOAD, "crew-cannoneer", "on");
    assertThat(status(talk, "crew-hand-1").item()).contains(Item.MINE);
    assertThat(status(talk, "crew-cannoneer").reloading()).isTrue();
    talk.reports(Fact.ITEM, "crew-hand-1", "none").reports(Fact.RELOAD, "crew-cannoneer", "off");
    assertThat(status(talk, "crew-hand-1").item()).isEmpty();
    assertThat(status(talk, "crew-cannoneer").reloading()).isFalse();
  }

  @Test
  void quickModeAsksNothing() {
    Talk talk = new Talk(withoutDice("wardens", 3)).deploys();
    talk.reports(Fact.QUICK, "", "on").says(Question.INITIATIVE, "jade");
    assertThat(talk.prompt().question()).isEqualTo(Question.YOUR_TURN);
    assertThat(talk.told())
        .anyMatch(key -> key.startsWith("companion.quick.melee"))
        .anyMatch(key -> key.startsWith("companion.quick.close"))
        .contains("companion.quick.clear", "companion.quick.item")
        .anyMatch(key -> key.startsWith("companion.steps"));
  }

  @Test
  void anExtraActivationDealsAnotherFigure() {
    Talk talk =
        LongStream.range(0, 5_000)
            .mapToObj(seed -> new Talk(Talk.table("wardens", "wardens", seed)))
            .map(one -> one.deploys().says(Question.INITIATIVE, "jade"))
            .filter(one -> one.prompt().question() == Question.COMMAND_DIE)
            .findFirst()
            .orElseThrow();
    talk.says(Question.COMMAND_DIE, "1");
    String first = talk.activeFigure();
    while (talk.activeFigure().equals(first)) {
      saysTheLast(talk);
    }
    assertThat(talk.now().lines()).extracting(Talk::id).contains("i-again");
    assertThat(talk.activeFigure()).isNotEqualTo("nobody");
  }

  @Test
  void aSentryThatIsDeployedIsDealtFromTheNextRoundOn() {
    Talk talk = new Talk(withoutDice("ironworks", 2)).deploys();
    talk.says(Question.INITIATIVE, "jade");
    boolean deployed = false;
    while (talk.now().round() < 2) {
      Question asked = talk.prompt().question();
      deployed |= asked == Question.FOE_SEEN;
      if (asked == Question.NEW_ROUND || asked == Question.FOE_SEEN || asked == Question.ALIVE) {
        talk.yes(asked);
      } else {
        saysTheLast(talk);
      }
    }
    assertThat(deployed).isTrue();
    assertThat(talk.now().figures()).extracting(one -> one.type().id()).endsWith("sentry-gun-1");
    Set<String> headings = new HashSet<>();
    while (talk.prompt().question() != Question.NEW_ROUND) {
      Question asked = talk.prompt().question();
      if (asked == Question.ALIVE) {
        headings.add(figureIn(talk.prompt().text()));
        talk.yes(asked);
      } else {
        saysTheLast(talk);
      }
    }
    assertThat(headings).contains("sentry-gun-1");
  }

  @Test
  void theGameEndsAfterRoundSix() {
    Talk talk = started("wardens", 11);
    for (int answers = 0; talk.now().prompt().isPresent() && answers < MOST_ANSWERS; answers++) {
      Question asked = talk.prompt().question();
      if (asked == Question.NEW_ROUND || asked == Question.ALIVE) {
        talk.yes(asked);
      } else {
        saysTheLast(talk);
      }
    }
    assertThat(talk.now().prompt()).isEmpty();
    assertThat(talk.now().round()).isEqualTo(6);
    assertThat(talk.told()).endsWith("companion.over");
  }

  @Test
  void theGameEndsWhenJadeHasNobodyLeft() {
    Talk talk = until(started("wardens", 11), Question.YOUR_TURN);
    talk.now().figures().forEach(figure -> talk.reports(Fact.DEAD, figure.type().id(), ""));
    assertThat(talk.now().prompt()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void takingAnAnswerBackNeverChangesTheCards(long seed) {
    Talk yes = started("wardens", seed);
    Talk no = started("wardens", seed);
    String active = yes.activeFigure();
    yes.yes(Question.PINNED);
    no.no(Question.PINNED);
    assertThat(no.activeFigure()).isEqualTo(active);
    assertThat(nextDeal(yes)).isEqualTo(nextDeal(no));
  }

  private static String nextDeal(Talk talk) {
    until(talk, Question.YOUR_TURN).says(Question.YOUR_TURN, "go").yes(Question.ALIVE);
    return talk.now().active().orElseThrow().toString();
  }

  @Test
  void theDeckDealsTheCardsOfThePageUntilItIsRebuilt() {
    Decks decks = new Decks(9);
    List<ActionCard> drawn = new ArrayList<>();
    while (drawn.isEmpty() || drawn.getLast() != ActionCard.UNPREDICTABLE) {
      drawn.add(decks.drawAction());
    }
    decks.rebuildActions();
    List<ActionCard> all = new ArrayList<>();
    for (int i = 0; i < ActionCard.DECK.size(); i++) {
      all.add(decks.drawAction());
    }
    assertThat(all).containsExactlyInAnyOrderElementsOf(ActionCard.DECK);
  }

  @Test
  void aLeaderThatIsNotOnTheTableIsNoTargetAnyMore() {
    OneActivation.Course course =
        OneActivation.of(Talk.team("ash-brood"), "brood-hulk", ActionCard.AIM_FOR_THE_BOSS)
            .against(Talk.team("wardens"))
            .answering(Question.MELEE, "no", Question.CLOSE, "no", Question.ENEMY_LEADER, "no");
    assertThat(course.prompt().orElseThrow().choices())
        .extracting(Choice::value)
        .contains("warden-rifle-1")
        .doesNotContain("warden-captain");
  }

  @Test
  void anAnswerToAnotherQuestionIsFound() {
    Companion companion = new Companion(withoutDice("wardens", 1));
    assertThatThrownBy(() -> companion.after(List.of(new Entry.Answer(Question.MELEE, "yes"))))
        .isInstanceOfSatisfying(
            EntryMismatch.class, mismatch -> assertThat(mismatch.index()).isZero());
  }
}
