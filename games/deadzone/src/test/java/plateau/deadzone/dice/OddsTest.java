package plateau.deadzone.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;

class OddsTest {

  private static final long SEED = 20_261_115;
  private static final int TRIALS = 100_000;

  // Five standard deviations of a share of so many trials.
  private static final double FAR = 5 * Math.sqrt(0.25 / TRIALS);

  private static FigureType figure(String team, String id) {
    return StrikeTeam.SAMPLES.find(team).orElseThrow().figures().stream()
        .filter(figure -> figure.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<Attempt> attempts() {
    return IntStream.of(0, 1, 2, Successes.ALL)
        .boxed()
        .flatMap(
            rerolls ->
                Stream.of(
                    new Attempt(1, 2, rerolls),
                    new Attempt(1, 8, rerolls),
                    new Attempt(2, 5, rerolls),
                    new Attempt(3, 4, rerolls),
                    new Attempt(3, 6, rerolls)));
  }

  @ParameterizedTest
  @MethodSource("attempts")
  void theOddsAreThoseOfEverySequenceOfDice(Attempt attempt) {
    EverySequence all = EverySequence.of(attempt);
    assertThat(all.left()).as("sequences that are too long to follow").isLessThan(0.02);
    SuccessOdds odds = SuccessOdds.of(attempt);
    for (int successes = 0; successes < 8; successes++) {
      assertThat(odds.exactly(successes))
          .as("%s: %d successes", attempt, successes)
          .isBetween(all.chance(successes) - 1e-12, all.chance(successes) + all.left() + 1e-12);
    }
  }

  @ParameterizedTest
  @MethodSource("attempts")
  void rolledTestsAgreeWithTheOdds(Attempt attempt) {
    int[] seen = new int[100];
    Seeded chance = new Seeded(SEED);
    for (int i = 0; i < TRIALS; i++) {
      seen[
          Successes.roll(
              attempt.dice(), attempt.stat(), attempt.rerolls(), chance, Draw.UNNAMED)]++;
    }
    for (int successes = 0; successes < 12; successes++) {
      assertThat(seen[successes] / (double) TRIALS)
          .as("%s, seed %d: %d successes", attempt, SEED, successes)
          .isCloseTo(SuccessOdds.of(attempt).exactly(successes), within(FAR));
    }
  }

  @ParameterizedTest
  @MethodSource("attempts")
  void theChancesAreOneTogether(Attempt attempt) {
    assertThat(SuccessOdds.of(attempt).atLeast(0)).isCloseTo(1, within(1e-12));
  }

  @Test
  void oneDieHasTheOddsOfThePaper() {
    SuccessOdds odds = SuccessOdds.of(Attempt.of(1, 5));
    assertThat(odds.exactly(0)).isEqualTo(4 / 8.0);
    assertThat(odds.exactly(1)).isEqualTo(3 / 8.0 + 4 / 64.0);
    assertThat(odds.exactly(2)).isEqualTo(3 / 64.0 + 4 / 512.0);
    // Each die is worth 4/8 successes, and an eighth of a die follows: 4/8 * 8/7.
    assertThat(odds.mean()).isCloseTo(4 / 7.0, within(1e-12));
  }

  @Test
  void aBlankStatNeverSucceeds() {
    SuccessOdds odds = SuccessOdds.of(new Attempt(3, FigureType.BLANK, 2));
    assertThat(odds.exactly(0)).isEqualTo(1);
    assertThat(odds.atLeast(1)).isZero();
  }

  @Test
  void anOpposedTestIsTheSumOverBothSides() {
    OpposedOdds test = OpposedOdds.of(Attempt.of(1, 5), Attempt.of(1, 5));
    double sum = IntStream.rangeClosed(-40, 40).mapToDouble(test::lead).sum();
    assertThat(sum).isCloseTo(1, within(1e-12));
    assertThat(test.ahead()).isCloseTo((1 - test.lead(0)) / 2, within(1e-12));
    assertThat(test.lead(-1)).isCloseTo(test.turned().lead(1), within(1e-15));
  }

  @Test
  void rolledShotsAgreeWithTheOdds() {
    FigureType captain = figure("wardens", "warden-captain");
    FigureType bruiser = figure("ironworks", "crew-bruiser");
    Weapon weapon = captain.ranged().getFirst();
    Attempt shoot = new Attempt(6, captain.shoot(), weapon.weightOfFire());
    ShotOdds odds = ShotOdds.normal(shoot, Attempt.of(3, bruiser.survive()), weapon, bruiser, 1);
    int injured = 0;
    int dead = 0;
    Seeded chance = new Seeded(SEED);
    for (int i = 0; i < TRIALS; i++) {
      int lead =
          Successes.roll(6, captain.shoot(), weapon.weightOfFire(), chance, Draw.UNNAMED)
              - Successes.roll(3, bruiser.survive(), 0, chance, Draw.UNNAMED);
      int actual = Wound.actual(bruiser, lead, weapon.ap());
      if (actual > 0 && Wound.isFatal(bruiser, 1 + actual)) {
        dead++;
      } else if (actual > 0) {
        injured++;
      }
    }
    assertThat(dead / (double) TRIALS)
        .as("seed %d", SEED)
        .isCloseTo(odds.hit().dead(), within(FAR));
    assertThat(injured / (double) TRIALS)
        .as("seed %d", SEED)
        .isCloseTo(odds.hit().injured(), within(FAR));
    assertThat(odds.pinned()).isZero();
  }

  @Test
  void suppressiveFirePinsAndNeverHurts() {
    FigureType hand = figure("ironworks", "crew-hand-1");
    FigureType drone = figure("ironworks", "crew-drone");
    Attempt shoot = Attempt.of(4, 4);
    Attempt survive = Attempt.of(3, 5);
    ShotOdds onHand = ShotOdds.suppressive(shoot, survive, hand);
    assertThat(onHand.pinned()).isEqualTo(OpposedOdds.of(shoot, survive).ahead());
    assertThat(onHand.hit()).isEqualTo(new HitOdds(1, 0, 0, 0));
    assertThat(ShotOdds.suppressive(shoot, survive, drone).pinned()).as("a construct").isZero();
  }

  @Test
  void saturationPinsWhoeverLives() {
    FigureType drone = figure("ironworks", "crew-drone");
    FigureType rifle = figure("wardens", "warden-rifle-1");
    Weapon repeater = drone.ranged().getFirst();
    ShotOdds odds = ShotOdds.normal(new Attempt(5, 5, 1), Attempt.of(3, 5), repeater, rifle, 0);
    assertThat(odds.pinned()).isCloseTo(1 - odds.hit().dead(), within(1e-12));
    assertThat(odds.hit().unhurt() + odds.hit().injured() + odds.hit().dead())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void aFightHurtsTheAttackerOnlyWhenTheDefenderFightsBack() {
    FigureType breacher = figure("wardens", "warden-breacher");
    FigureType boss = figure("ironworks", "crew-boss");
    FightOdds.Fighter attacker =
        new FightOdds.Fighter(
            breacher, 0, Attempt.of(4, breacher.fight()), breacher.melee().getFirst());
    FightOdds.Fighter defender =
        new FightOdds.Fighter(boss, 0, new Attempt(3, boss.fight(), 1), boss.melee().getFirst());
    FightOdds fought = FightOdds.answered(attacker, defender);
    FightOdds survived = FightOdds.survived(attacker, Attempt.of(3, boss.survive()), boss, 0);
    assertThat(fought.attacker().dead()).isPositive();
    assertThat(survived.attacker().unhurt()).isEqualTo(1);
    assertThat(survived.defender().dead())
        .as("frenzy helps who fights back")
        .isGreaterThan(fought.defender().dead());
  }
}
