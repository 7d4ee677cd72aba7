package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.outlook.Answer;
import plateau.deadzone.outlook.Bar;
import plateau.deadzone.outlook.Foreknown;
import plateau.deadzone.outlook.Harm;
import plateau.deadzone.outlook.Prospect;
import plateau.deadzone.outlook.Sighting;
import plateau.deadzone.outlook.Strike;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.sight.Obstacle;
import plateau.deadzone.sight.Visibility;

/** What is told about a command before it is chosen. */
class OutlookTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final double EXACT = 1e-12;

  private static Foreknown outlook(Skirmish skirmish) {
    return Foreknown.of(skirmish.state, GAME.notation()::write);
  }

  private static Prospect prospect(Skirmish skirmish, String command) {
    assertThat(skirmish.moves()).contains(command);
    return Objects.requireNonNull(outlook(skirmish).moves().get(command));
  }

  private static Strike strike(Skirmish skirmish, String command) {
    return ((Prospect.Blow) prospect(skirmish, command)).strike();
  }

  private static void giveDie(Skirmish skirmish, int side, CommandDie die) {
    skirmish.state.setPool(side, Pools.with(skirmish.state.pool(side), die));
  }

  private static HitOdds hit(Skirmish skirmish, String target, int ap, OpposedOdds test) {
    FigureType type = skirmish.state.type(skirmish.figure(target));
    return HitOdds.of(test, type, skirmish.damage(target), ap);
  }

  /** The captain, on open ground, and a hand five cubes away. */
  private static Skirmish captainAndHand() {
    return Skirmish.between("wardens", "ironworks")
        .put("warden-captain", "D1")
        .put("crew-hand-1", "D3");
  }

  @Test
  void aShotHasTheOddsOfItsDice() {
    Skirmish skirmish = captainAndHand().activate("warden-captain");
    Strike shot = strike(skirmish, "shoot crew-hand-1 assault-carbine");
    int dice = shot.dice();
    assertThat(dice).isEqualTo(3 + shot.modifiers().stream().mapToInt(Modifier::dice).sum());
    HitOdds odds =
        hit(skirmish, "crew-hand-1", 0, OpposedOdds.of(new Attempt(dice, 4, 1), Attempt.of(3, 5)));
    Answer survive = shot.answers().getFirst();
    assertThat(shot.answers()).hasSize(1);
    assertThat(survive.defender().dead()).isCloseTo(odds.dead(), within(EXACT));
    assertThat(survive.defender().injured()).isCloseTo(odds.injured(), within(EXACT));
    assertThat(survive.defender().damage()).isCloseTo(odds.damage(), within(EXACT));
    assertThat(survive.attacker().dead()).isZero();
  }

  @Test
  void theQuestionForAnExtraDieTellsWhatItIsWorthToTheAttacker() {
    Skirmish skirmish = captainAndHand().activate("warden-captain");
    giveDie(skirmish, 0, CommandDie.EXTRA_DIE);
    int dice = strike(skirmish, "shoot crew-hand-1 assault-carbine").dice();
    skirmish.play("shoot crew-hand-1 assault-carbine");
    Strike without = strike(skirmish, "spend-die none");
    Strike with = strike(skirmish, "spend-die extra-die");
    assertThat(without.dice()).isEqualTo(dice);
    assertThat(with.dice()).isEqualTo(dice + 1);
    assertThat(with.modifiers()).contains(Modifier.EXTRA_DIE);
    HitOdds odds =
        hit(
            skirmish,
            "crew-hand-1",
            0,
            OpposedOdds.of(new Attempt(dice + 1, 4, 1), Attempt.of(3, 5)));
    assertThat(with.answers().getFirst().defender().dead()).isCloseTo(odds.dead(), within(EXACT));
  }

  @Test
  void theQuestionForAnExtraDieTellsWhatItIsWorthToTheDefender() {
    Skirmish skirmish = captainAndHand().activate("warden-captain");
    giveDie(skirmish, 1, CommandDie.EXTRA_DIE);
    skirmish.play("shoot crew-hand-1 assault-carbine");
    Answer without = strike(skirmish, "spend-die none").answers().getFirst();
    Answer with = strike(skirmish, "spend-die extra-die").answers().getFirst();
    assertThat(without.dice()).isEqualTo(3);
    assertThat(with.dice()).isEqualTo(4);
    assertThat(with.defender().dead()).isLessThan(without.defender().dead());
  }

  @Test
  void aFightTellsWhatEachAnswerMayDoToBoth() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-breacher", "D3")
            .put("crew-boss", "D3")
            .activate("warden-breacher");
    Strike fight = strike(skirmish, "fight crew-boss maul");
    assertThat(fight.answers().stream().map(Answer::weapon).map(Optional::isPresent))
        .as("Survive, then the wrench")
        .containsExactly(false, true);
    Answer survive = fight.answers().get(0);
    Answer wrench = fight.answers().get(1);
    assertThat(survive.attacker().dead() + survive.attacker().injured()).isZero();
    assertThat(wrench.attacker().injured()).isPositive();
    HitOdds odds =
        hit(
            skirmish,
            "warden-breacher",
            0,
            OpposedOdds.of(new Attempt(3, 4, 1), new Attempt(3, 4, 0)));
    assertThat(wrench.attacker().injured()).isCloseTo(odds.injured(), within(EXACT));
  }

  @Test
  void aDefenderIsToldTheOddsOfBothWays() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-breacher", "D3")
            .put("crew-boss", "D3")
            .activate("warden-breacher");
    skirmish.play("fight crew-boss maul");
    Answer survive = strike(skirmish, "choose-defence survive").answers().getFirst();
    Answer fight = strike(skirmish, "choose-defence fight wrench").answers().getFirst();
    assertThat(survive.weapon()).isEmpty();
    assertThat(fight.weapon()).isPresent();
    assertThat(fight.attacker().injured()).isPositive();
  }

  @Test
  void aGrenadeTellsWhatItMayDoToEachFigureInTheCube() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-rifle-2", "D2")
            .put("warden-captain", "D3")
            .put("crew-drone", "D3")
            .put("crew-hand-1", "D3")
            .activate("warden-rifle-2");
    skirmish.state.figures.setItem(skirmish.figure("warden-rifle-2"), Item.FRAG_GRENADE);
    Prospect.Toss toss = (Prospect.Toss) prospect(skirmish, "throw-grenade D3");
    assertThat(toss.hit())
        .as("three dice on 4+")
        .isCloseTo(1 - Math.pow(3 / 8.0, 3), within(EXACT));
    assertThat(toss.blasts().stream().map(harm -> harm.figure().id()))
        .as("enemies first, in roster order")
        .containsExactly("crew-drone", "crew-hand-1", "warden-captain");
    OpposedOdds blast = OpposedOdds.of(Attempt.of(3, 4), Attempt.of(3, 5));
    Harm hand = toss.blasts().get(1);
    assertThat(hand.dead()).isCloseTo(hit(skirmish, "crew-hand-1", 0, blast).dead(), within(EXACT));
    assertThat(hand.pinned()).isCloseTo(1 - hand.dead(), within(EXACT));
    assertThat(toss.blasts().getFirst().pinned()).as("a construct is never pinned").isZero();
  }

  @Test
  void aMovementTellsItsWayWhoSeesItsEndAndTheFightThatWaits() {
    Skirmish skirmish = captainAndHand().put("crew-bruiser", "D2").activate("warden-captain");
    Prospect.Walk open = (Prospect.Walk) prospect(skirmish, "sprint F1");
    assertThat(open.path()).containsExactly("E1", "F1");
    assertThat(open.fights()).isEmpty();
    Prospect.Walk charge = (Prospect.Walk) prospect(skirmish, "move D2");
    assertThat(charge.fights().stream().map(fight -> fight.defender().id()))
        .containsOnly("crew-bruiser");
    assertThat(charge.fights().getFirst().modifiers()).contains(Modifier.MOVED_IN);
    assertThat(charge.seenBy().stream().map(Object::toString))
        .as("the bruiser has no gun")
        .doesNotContain("crew-bruiser");
  }

  @Test
  void aWayOverAMineEndsThereAndTellsTheBlast() {
    Skirmish skirmish = captainAndHand();
    skirmish.state.layMine(1, Skirmish.cube("E1"));
    skirmish.activate("warden-captain");
    Prospect.Walk walk = (Prospect.Walk) prospect(skirmish, "move E1");
    assertThat(walk.path()).containsExactly("E1");
    assertThat(walk.blasts().stream().map(harm -> harm.figure().id()))
        .containsExactly("warden-captain");
  }

  @Test
  void whoBreaksAwayIsToldWhoMayHoldIt() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-rifle-1", "D1")
            .put("crew-bruiser", "D1")
            .activate("warden-rifle-1");
    Prospect.Walk walk = (Prospect.Walk) prospect(skirmish, "move E1");
    assertThat(walk.leavers()).hasSize(1);
    assertThat(walk.leavers().getFirst().answers().getFirst().held()).isBetween(0.3, 0.9);
  }

  @Test
  void beforeAnActivationItsReachAndTargetsAreTold() {
    Skirmish skirmish = captainAndHand().turnOf(0);
    Prospect.Start start = (Prospect.Start) prospect(skirmish, "activate warden-captain");
    skirmish.play("activate warden-captain");
    assertThat(start.advance())
        .containsExactlyElementsOf(destinations(skirmish, "move "))
        .isNotEmpty();
    assertThat(start.sprint()).containsExactlyElementsOf(destinations(skirmish, "sprint "));
    assertThat(start.sightings()).isEqualTo(outlook(skirmish).sightings());
  }

  private static List<String> destinations(Skirmish skirmish, String verb) {
    return skirmish.moves().stream()
        .filter(move -> move.startsWith(verb))
        .map(move -> move.substring(verb.length()))
        .toList();
  }

  @Test
  void anEnemyThatCannotBeShotIsToldWithTheReason() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-medic", "E3")
            .put("crew-hand-1", "E5")
            .put("crew-hand-2", "D6")
            .put("crew-boss", "A8")
            .activate("warden-medic");
    List<Sighting> sightings = outlook(skirmish).sightings();
    Sighting behind = of(sightings, "crew-hand-1");
    assertThat(behind.visibility()).isEqualTo(Visibility.BLOCKED);
    assertThat(behind.bar()).contains(Bar.OUT_OF_SIGHT);
    assertThat(behind.hidden().map(Sighting.Hiding::kind)).contains(Obstacle.Kind.SOLID);
    assertThat(of(sightings, "crew-boss").shot()).isEmpty();
    assertThat(of(sightings, "crew-boss").bar()).isPresent();
    assertThat(of(sightings, "crew-boss").distance()).isEqualTo(5);
    for (Sighting sighting : sightings) {
      assertThat(sighting.shot().isPresent()).isEqualTo(sighting.bar().isEmpty());
    }
  }

  private static Sighting of(List<Sighting> sightings, String target) {
    return sightings.stream()
        .filter(sighting -> sighting.target().id().equals(target))
        .findFirst()
        .orElseThrow();
  }
}
