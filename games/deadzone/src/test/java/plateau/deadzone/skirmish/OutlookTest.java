package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.sight.Obstacle;
import plateau.deadzone.sight.Visibility;
import plateau.deadzone.view.Bar;
import plateau.deadzone.view.Reach;
import plateau.deadzone.view.Sighted;
import plateau.deadzone.view.Sighting;
import plateau.deadzone.view.Way;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** What is told about a command before it is chosen. The kit counts whether it comes true. */
class OutlookTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final Words ENGLISH = Words.in(Language.ENGLISH, DeadzoneGame.class);
  private static final double EXACT = 1e-12;

  private static Outlook outlook(Skirmish skirmish) {
    return GAME.outlook(skirmish.state).orElseThrow();
  }

  private static Prospect prospect(Skirmish skirmish, String command) {
    assertThat(skirmish.moves()).contains(command);
    return outlook(skirmish).of(command).orElseThrow();
  }

  private static List<String> notes(Prospect prospect) {
    return prospect.notes().stream().map(ENGLISH::say).toList();
  }

  private static String when(Odds odds) {
    return odds.when().map(ENGLISH::say).orElse("");
  }

  private static List<String> words(Odds odds) {
    return odds.shares().stream().map(share -> ENGLISH.say(share.words())).toList();
  }

  private static double chance(Odds odds, String words) {
    return odds.shares().stream()
        .filter(share -> ENGLISH.say(share.words()).equals(words))
        .mapToDouble(Share::chance)
        .findFirst()
        .orElse(0);
  }

  private static void giveDie(Skirmish skirmish, int side, CommandDie die) {
    skirmish.state.setPool(side, Pools.with(skirmish.state.pool(side), die));
  }

  private static HitOdds hit(Skirmish skirmish, String target, int ap, OpposedOdds test) {
    FigureType type = skirmish.state.type(skirmish.figure(target));
    return HitOdds.of(test, type, skirmish.damage(target), ap);
  }

  /** The captain, on open ground, and a hand two cubes away. */
  private static Skirmish captainAndHand() {
    return Skirmish.between("wardens", "ironworks")
        .put("warden-captain", "D1")
        .put("crew-hand-1", "D3");
  }

  @Test
  void aShotHasTheOddsOfItsDice() {
    Skirmish skirmish = captainAndHand().activate("warden-captain");
    Prospect shot = prospect(skirmish, "shoot crew-hand-1 assault-carbine");
    assertThat(notes(shot)).containsExactly("3 dice");
    assertThat(shot.touches()).containsExactly("sides.1.figures.5");
    HitOdds hit =
        hit(skirmish, "crew-hand-1", 0, OpposedOdds.of(new Attempt(3, 4, 1), Attempt.of(3, 5)));
    assertThat(shot.odds()).hasSize(1);
    Odds odds = shot.odds().getFirst();
    assertThat(chance(odds, "killed")).isCloseTo(hit.dead(), within(EXACT));
    assertThat(chance(odds, "hurt or killed")).isCloseTo(hit.injured() + hit.dead(), within(EXACT));
  }

  @Test
  void theQuestionForAnExtraDieTellsWhatItIsWorthToTheAttacker() {
    Skirmish skirmish = captainAndHand().activate("warden-captain");
    giveDie(skirmish, 0, CommandDie.EXTRA_DIE);
    skirmish.play("shoot crew-hand-1 assault-carbine");
    assertThat(notes(prospect(skirmish, "spend-die none"))).containsExactly("3 dice");
    Prospect with = prospect(skirmish, "spend-die extra-die");
    assertThat(notes(with)).containsExactly("4 dice (Command die +1)");
    HitOdds hit =
        hit(skirmish, "crew-hand-1", 0, OpposedOdds.of(new Attempt(4, 4, 1), Attempt.of(3, 5)));
    assertThat(chance(with.odds().getFirst(), "killed")).isCloseTo(hit.dead(), within(EXACT));
  }

  @Test
  void theQuestionForAnExtraDieTellsWhatItIsWorthToTheDefender() {
    Skirmish skirmish = captainAndHand().activate("warden-captain");
    giveDie(skirmish, 1, CommandDie.EXTRA_DIE);
    skirmish.play("shoot crew-hand-1 assault-carbine");
    Prospect without = prospect(skirmish, "spend-die none");
    Prospect with = prospect(skirmish, "spend-die extra-die");
    assertThat(notes(without)).containsExactly("3 dice");
    assertThat(notes(with)).containsExactly("4 dice (Command die +1)");
    assertThat(chance(with.odds().getFirst(), "killed"))
        .isLessThan(chance(without.odds().getFirst(), "killed"));
  }

  private static Skirmish breacherAndBoss() {
    return Skirmish.between("wardens", "ironworks")
        .put("warden-breacher", "D3")
        .put("crew-boss", "D3")
        .activate("warden-breacher");
  }

  @Test
  void aFightTellsWhatEachAnswerMayDoToBoth() {
    Skirmish skirmish = breacherAndBoss();
    List<Odds> fight = prospect(skirmish, "fight crew-boss maul").odds();
    assertThat(fight.stream().map(OutlookTest::when))
        .containsExactly("if it tries to survive", "if it fights back (Heavy wrench)");
    assertThat(words(fight.get(0))).containsExactly("hurt or killed", "killed");
    assertThat(words(fight.get(1))).contains("Boss hurt or killed", "Breacher hurt or killed");
    HitOdds hit =
        hit(
            skirmish,
            "warden-breacher",
            0,
            OpposedOdds.of(new Attempt(3, 4, 1), new Attempt(3, 4, 0)));
    assertThat(chance(fight.get(1), "Breacher hurt or killed"))
        .isCloseTo(hit.injured() + hit.dead(), within(EXACT));
  }

  @Test
  void knockbackIsCountedWithTheWallThatMayStandThere() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-captain", "E3")
            .put("crew-boss", "E3")
            .activate("warden-captain");
    FigureType captain = skirmish.state.type(skirmish.figure("warden-captain"));
    FigureType boss = skirmish.state.type(skirmish.figure("crew-boss"));
    OpposedOdds test =
        OpposedOdds.of(Attempt.of(3, captain.fight()), Attempt.of(3, boss.survive()));
    HitOdds blow = hit(skirmish, "crew-boss", 0, test);
    Odds survived = prospect(skirmish, "fight crew-boss gauntlet").odds().getFirst();
    assertThat(chance(survived, "hurt or killed"))
        .isGreaterThan(blow.injured() + blow.dead() + 0.001);
    assertThat(chance(survived, "killed")).isGreaterThan(blow.dead());
  }

  @Test
  void aDefenderIsToldTheOddsOfBothWays() {
    Skirmish skirmish = breacherAndBoss();
    skirmish.play("fight crew-boss maul");
    List<Odds> survive = prospect(skirmish, "choose-defence survive").odds();
    List<Odds> fight = prospect(skirmish, "choose-defence fight wrench").odds();
    assertThat(words(survive.getFirst())).containsExactly("Boss hurt or killed", "killed");
    assertThat(words(fight.getFirst())).contains("Boss hurt or killed", "Breacher hurt or killed");
  }

  @Test
  void ofJadeOnlyItsOwnAnswerIsTold() {
    Skirmish skirmish =
        Skirmish.againstJade("wardens", "ironworks")
            .put("warden-breacher", "D3")
            .put("crew-boss", "D3")
            .activate("warden-breacher");
    assertThat(prospect(skirmish, "fight crew-boss maul").odds().stream().map(OutlookTest::when))
        .containsExactly("if it fights back (Heavy wrench)");
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
    Odds toss = prospect(skirmish, "throw-grenade D3").odds().getFirst();
    assertThat(chance(toss, "goes astray"))
        .as("three dice on 4+")
        .isCloseTo(Math.pow(3 / 8.0, 3), within(EXACT));
    assertThat(words(toss).stream().filter(share -> share.endsWith("hurt or killed")))
        .as("enemies first, in roster order; it may also fall at the thrower's own feet")
        .startsWith("Drone hurt or killed", "Hand 1 hurt or killed", "Captain hurt or killed");
  }

  @Test
  void aMovementTellsItsWayWhoSeesItsEndAndTheFightThatWaits() {
    Skirmish skirmish = captainAndHand().put("crew-bruiser", "D2").activate("warden-captain");
    Prospect open = prospect(skirmish, "sprint F1");
    assertThat(way(open).path()).containsExactly("E1", "F1");
    assertThat(open.odds()).isEmpty();
    Prospect charge = prospect(skirmish, "move D2");
    assertThat(when(charge.odds().getFirst())).startsWith("fight with Bruiser");
    assertThat(charge.touches()).containsExactly("sides.1.figures.7");
    assertThat(notes(charge)).containsExactly("one enemy has a clear shot there");
    assertThat(way(charge).seenBy().stream().map(Object::toString))
        .as("the bruiser has no gun")
        .containsExactly("crew-hand-1");
  }

  private static Way way(Prospect prospect) {
    return (Way) prospect.facts().orElseThrow();
  }

  @Test
  void aWayOverAMineEndsThereAndTellsTheBlast() {
    Skirmish skirmish = captainAndHand();
    skirmish.state.hazards.layMine(1, Skirmish.cube("E1"));
    skirmish.activate("warden-captain");
    Prospect walk = prospect(skirmish, "move E1");
    assertThat(way(walk).path()).containsExactly("E1");
    assertThat(notes(walk)).contains("a mine goes off there");
    assertThat(words(walk.odds().getFirst())).contains("Captain hurt or killed");
  }

  @Test
  void whoBreaksAwayIsToldWhoMayHoldIt() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-rifle-1", "D1")
            .put("crew-bruiser", "D1")
            .activate("warden-rifle-1");
    List<Odds> odds = prospect(skirmish, "move E1").odds();
    assertThat(odds.stream().map(OutlookTest::when))
        .singleElement()
        .asString()
        .startsWith("if Bruiser attacks the leaver");
    assertThat(chance(odds.getFirst(), "held back")).isBetween(0.3, 0.9);
  }

  @Test
  void aTokenThatLiesFaceDownIsOneOfThoseThatNobodyHasSeen() {
    Skirmish skirmish = captainAndHand();
    skirmish.state.tokens.layFaceDown(Item.AMMO, Skirmish.cube("D1"));
    skirmish.activate("warden-captain");
    Odds finds = prospect(skirmish, "pick-up face-down").odds().getFirst();
    assertThat(finds.shares().stream().mapToDouble(Share::chance).sum())
        .isCloseTo(1, within(EXACT));
  }

  @Test
  void beforeAnActivationItsReachAndTargetsAreTold() {
    Skirmish skirmish = captainAndHand().turnOf(0);
    Reach reach = (Reach) prospect(skirmish, "activate warden-captain").facts().orElseThrow();
    skirmish.play("activate warden-captain");
    assertThat(reach.advance())
        .containsExactlyElementsOf(destinations(skirmish, "move "))
        .isNotEmpty();
    assertThat(reach.sprint()).containsExactlyElementsOf(destinations(skirmish, "sprint "));
    assertThat(reach.sightings()).isEqualTo(sightings(skirmish));
  }

  private static List<Sighting> sightings(Skirmish skirmish) {
    return ((Sighted) outlook(skirmish).facts().orElseThrow()).sightings();
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
    List<Sighting> sightings = sightings(skirmish);
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
