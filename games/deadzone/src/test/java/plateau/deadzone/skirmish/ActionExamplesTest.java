package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.Direction;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;

/** The worked examples of shots, fights and mishaps, with the dice of the page. */
class ActionExamplesTest {

  @Test
  @Tag("X5")
  @Tag("X9")
  void aShotWithExplosionAndReroll() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-captain", "F3:1")
            .put("crew-hand-1", "F5")
            .put("crew-boss", "A8")
            .activate("warden-captain")
            .play("shoot crew-hand-1 assault-carbine", 8, 3, 5, 2, 1, 4, 6, 7, 5, 2, 8, 1);
    assertThat(skirmish.isDead("crew-hand-1")).isTrue();
    assertThat(skirmish.state.points(0)).isEqualTo(1);
  }

  @Test
  @Tag("X10")
  void armourAndAp() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-rifle-1", "A3")
            .put("crew-hand-1", "A6")
            .activate("crew-hand-1")
            .play("shoot warden-rifle-1 carbine", 6, 7, 2, 4, 1, 3);
    assertThat(skirmish.damage("warden-rifle-1")).isEqualTo(1);
    int rifle = skirmish.figure("warden-rifle-1");
    Damage.inflict(skirmish.state, rifle, 1, 3, skirmish.referee());
    assertThat(skirmish.isDead("warden-rifle-1")).isTrue();
  }

  @Test
  @Tag("X11")
  void toughIgnoresOnePointOfEachAttack() {
    Skirmish skirmish = Skirmish.between("wardens", "ironworks").put("crew-bruiser", "D7");
    int bruiser = skirmish.figure("crew-bruiser");
    Damage.inflict(skirmish.state, bruiser, 4, 0, skirmish.referee());
    assertThat(skirmish.damage("crew-bruiser")).isEqualTo(2);
    Damage.inflict(skirmish.state, bruiser, 3, 0, skirmish.referee());
    assertThat(skirmish.isDead("crew-bruiser")).isTrue();
  }

  @Test
  @Tag("X12")
  @Tag("R23")
  @Tag("I14")
  void suppressiveFirePinsAndDoesNoDamage() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-rifle-1", "A3")
            .put("crew-hand-1", "A5")
            .activate("warden-rifle-1")
            .play("suppressive-fire crew-hand-1 carbine", 4, 1, 6, 2, 5, 1, 2);
    assertThat(skirmish.isPinned("crew-hand-1")).isTrue();
    assertThat(skirmish.damage("crew-hand-1")).isZero();
  }

  @Test
  @Tag("X13")
  @Tag("R9")
  @Tag("R12")
  void anEntryFightIsPartOfTheMove() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ash-brood")
            .put("warden-rifle-1", "A5")
            .put("brood-ripper-1", "A6")
            .activate("brood-ripper-1")
            .play("move A5")
            .play("choose-defence survive", 5, 8, 2, 6, 3, 5, 1, 4);
    assertThat(skirmish.isDead("warden-rifle-1")).isTrue();
    assertThat(skirmish.where("brood-ripper-1")).isEqualTo("A5");
  }

  @Test
  @Tag("X14")
  void theDefenderBitesBackInVain() {
    Skirmish skirmish =
        Skirmish.againstJade("wardens", "ironworks")
            .put("warden-breacher", "C8")
            .put("crew-boss", "C7")
            .activate("warden-breacher")
            .play("move C7");
    assertThat(skirmish.moves()).containsExactly("choose-defence fight wrench");
    skirmish.play("choose-defence fight wrench", 1, 3, 4, 2, 4, 6, 2, 5);
    assertThat(skirmish.damage("warden-breacher")).isZero();
    assertThat(skirmish.damage("crew-boss")).isZero();
  }

  @Test
  @Tag("X16")
  @Tag("R11")
  void aLostBreakAwayKeepsTheFigureInTheCube() {
    Skirmish skirmish =
        Skirmish.againstJade("wardens", "ironworks")
            .put("warden-rifle-1", "C7")
            .put("crew-boss", "C7")
            .activate("warden-rifle-1")
            .play("move C8");
    assertThat(skirmish.moves()).containsExactly("choose-leaver-attacker crew-boss wrench");
    skirmish.play("choose-leaver-attacker crew-boss wrench", 4, 6, 1, 3, 2, 5, 3);
    assertThat(skirmish.where("warden-rifle-1")).isEqualTo("C7");
    assertThat(skirmish.damage("warden-rifle-1")).isZero();
    assertThat(skirmish.moves()).noneMatch(move -> move.startsWith("move"));
  }

  @Test
  @Tag("X17")
  void aGrenade() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-rifle-2", "H6")
            .put("crew-loader", "H4")
            .put("crew-hand-1", "H4")
            .activate("warden-rifle-2")
            .play("throw-grenade H4", 5, 1, 2, 8, 4, 2, 3, 5, 7, 3, 3, 6, 2, 1, 1);
    assertThat(skirmish.where("crew-loader")).isEqualTo("H4");
    assertThat(skirmish.damage("crew-loader")).isZero();
    assertThat(skirmish.isPinned("crew-loader")).isTrue();
    assertThat(skirmish.where("crew-hand-1")).isEqualTo("H5");
    assertThat(skirmish.damage("crew-hand-1")).isEqualTo(1);
    assertThat(skirmish.isPinned("crew-hand-1")).isTrue();
  }

  @Test
  @Tag("X18")
  @Tag("R13")
  void aFallOfTwoLevels() {
    Skirmish skirmish = Skirmish.between("wardens", "ironworks").put("warden-captain", "F3:2");
    Pushing.push(
        skirmish.state,
        skirmish.figure("warden-captain"),
        Direction.WEST,
        skirmish.referee(5, 8, 1, 2, 3, 6, 4, 7, 2));
    assertThat(skirmish.where("warden-captain")).isEqualTo("E3");
    assertThat(skirmish.isPinned("warden-captain")).isTrue();
    assertThat(skirmish.damage("warden-captain")).isZero();
  }

  @Test
  @Tag("X19")
  @Tag("R14")
  void aSlam() {
    Skirmish skirmish = Skirmish.between("wardens", "ironworks").put("crew-hand-1", "G3");
    Pushing.push(
        skirmish.state,
        skirmish.figure("crew-hand-1"),
        Direction.WEST,
        skirmish.referee(7, 2, 5, 1, 6, 2));
    assertThat(skirmish.where("crew-hand-1")).isEqualTo("G3");
    assertThat(skirmish.isPinned("crew-hand-1")).isTrue();
    assertThat(skirmish.damage("crew-hand-1")).isEqualTo(1);
  }

  @Test
  @Tag("X6")
  void smokeBesideTheLineTakesADie() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-rifle-1", "B4")
            .put("crew-hand-1", "B6")
            .activate("warden-rifle-1");
    skirmish.state.hazards.addSmoke(Skirmish.cube("A5"));
    Attack attack = new Attack();
    attack.declare(
        AttackKind.SHOT,
        skirmish.figure("warden-rifle-1"),
        skirmish.figure("crew-hand-1"),
        skirmish.state.scenario.ranged(skirmish.figure("warden-rifle-1"))[0]);
    int modifiers = Shooting.modifiers(skirmish.state, attack);
    assertThat(Modifier.listOf(modifiers)).containsExactly(Modifier.CLEAR_SHOT, Modifier.SMOKE);
    assertThat(Modifier.diceWith(modifiers)).isEqualTo(4);
  }

  @Test
  @Tag("X42")
  @Tag("R56")
  void jadesRapidFireDieDecides() {
    Skirmish skirmish =
        Skirmish.againstJade("wardens", "ironworks")
            .put("warden-rifle-1", "A3")
            .put("crew-engineer", "A5");
    for (int die : new int[] {5, 6}) {
      DeadzoneState state = skirmish.state.copy();
      state.activation.begin(skirmish.figure("crew-engineer"));
      Shooting.shoot(
          state,
          FigureId.of("warden-rifle-1"),
          WeaponId.of("carbine"),
          false,
          skirmish.referee(die));
      assertThat(state.attack.kind())
          .isEqualTo(die == 6 ? AttackKind.SUPPRESSIVE_FIRE : AttackKind.SHOT);
    }
  }

  @Test
  @Tag("R16")
  void aMineStopsAMovementAndEndsTheActivation() {
    Skirmish skirmish =
        Skirmish.between("ash-brood", "ironworks")
            .put("brood-hound-1", "D1")
            .put("crew-boss", "D8")
            .activate("brood-hound-1");
    skirmish.state.hazards.layMine(1, Skirmish.cube("E2"));
    skirmish.play("sprint F3", 1, 1, 1, 7, 7, 7, 5);
    assertThat(skirmish.where("brood-hound-1")).isEqualTo("E1");
    assertThat(skirmish.isPinned("brood-hound-1")).isTrue();
    assertThat(skirmish.state.hazards.mines(1).isEmpty()).isTrue();
    assertThat(skirmish.state.toMove()).isEqualTo(1);
  }

  @Test
  @Tag("R74")
  void aBoobyTrapExplodesAsIfThrownByTheOneWhoPicksItUp() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-captain", "A5")
            .put("crew-boss", "D8")
            .activate("warden-captain");
    skirmish.state.tokens.layFaceDown(Item.BOOBY_TRAP, Skirmish.cube("A5"));
    skirmish.play("pick-up face-down", 1, 1, 1, 4, 4, 4, 7);
    assertThat(skirmish.isPinned("warden-captain")).isTrue();
    assertThat(skirmish.state.toMove()).isEqualTo(1);
  }

  @Test
  @Tag("R27")
  void aMedicHealsOnePointAndAMediPackAll() {
    Skirmish skirmish =
        Skirmish.between("ash-brood", "ironworks")
            .put("brood-mender", "D2")
            .put("brood-hulk", "D2")
            .activate("brood-mender");
    skirmish.state.figures.setDamage(skirmish.figure("brood-hulk"), 3);
    skirmish.play("heal brood-hulk");
    assertThat(skirmish.damage("brood-hulk")).isEqualTo(2);
    Skirmish other =
        Skirmish.between("ash-brood", "ironworks")
            .put("brood-ripper-2", "D2")
            .put("brood-hulk", "D2")
            .activate("brood-ripper-2");
    other.state.figures.setDamage(other.figure("brood-hulk"), 3);
    other.play("use-medi-pack brood-hulk");
    assertThat(other.damage("brood-hulk")).isZero();
  }

  @Test
  @Tag("R73")
  void aSentryThatIsPackedAndDeployedAgainIsTheSameGun() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks")
            .put("warden-captain", "A1")
            .put("crew-engineer", "D7")
            .put("crew-boss", "D8")
            .activate("crew-engineer")
            .play("emplace-sentry");
    Figures figures = skirmish.state.figures;
    int gun = Side.PER_SIDE + Figures.FIRST_SENTRY;
    assertThat(figures.cube(gun)).isEqualTo(Skirmish.cube("D7"));
    assertThat(figures.isActivated(gun)).isTrue();
    skirmish.state.activation.begin(skirmish.figure("crew-engineer"));
    skirmish.play("pack-sentry sentry-gun-1");
    assertThat(figures.isStanding(gun)).isFalse();
    skirmish.state.activation.begin(skirmish.figure("crew-engineer"));
    skirmish.play("emplace-sentry");
    assertThat(figures.isStanding(gun)).isTrue();
  }

  @Test
  @Tag("R26")
  void aSentryHoldsNoObjective() {
    Skirmish skirmish = Skirmish.between("wardens", "ironworks");
    int cube = Skirmish.cube("B5");
    skirmish.state.figures.place(Side.PER_SIDE + Figures.FIRST_SENTRY, cube);
    assertThat(ObjectiveHolders.holder(skirmish.state, cube)).isEqualTo(Figures.NOBODY);
  }
}
