package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.jade.procedure.ActionCard.AIM_FOR_THE_BOSS;
import static plateau.deadzone.jade.procedure.ActionCard.CLEAN_UP;
import static plateau.deadzone.jade.procedure.ActionCard.FOCUS;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.Cubes;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.command.WeaponId;

/** The worked examples of JADE with their dice. */
class JadeDiceExamplesTest {

  private final JadeBoard crew = new JadeBoard("wardens", "ironworks");

  @Test
  @Tag("X25")
  void aRapidFireDieOfThreeIsANormalShotWithFiveDice() {
    crew.put("crew-hand-1", "A5")
        .put("warden-rifle-1", "A3")
        .put("warden-captain", "D2")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    crew.next(3, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(crew.told)
        .filteredOn(Event.Shot.class::isInstance)
        .extracting(shot -> ((Event.Shot) shot).dice())
        .containsExactly(5);
    assertThat(crew.next()).isEqualTo(new Command.Move(Cubes.cube("B5")));
    assertThat(crew.next()).isEqualTo(new Command.EndActivation());
  }

  @Test
  @Tag("X31")
  void aTieIsEnoughToBreakAwayAndArmourStopsTheShot() {
    crew.put("crew-hand-1", "C7")
        .put("warden-breacher", "C7")
        .put("warden-captain", "D3")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(crew.next()).isEqualTo(new Command.Move(Cubes.cube("C8")));
    crew.play(
        new Command.AttackLeaver(FigureId.of("warden-breacher"), WeaponId.of("maul")),
        2,
        5,
        3,
        6,
        1,
        2);
    assertThat(crew.cubeOf("crew-hand-1")).isEqualTo("C8");
    crew.next(2, 6, 8, 1, 3, 2, 4, 4, 2, 1);
    assertThat(crew.state.figures.damage(crew.number("warden-breacher"))).isZero();
  }

  @Test
  @Tag("X32")
  void anInjuredFoeGivesTheFreeFightOneMoreDie() {
    JadeBoard brood = new JadeBoard("wardens", "ash-brood");
    brood
        .put("brood-ripper-1", "A5")
        .put("warden-rifle-1", "A5")
        .put("warden-captain", "H1")
        .activate("brood-ripper-1", AIM_FOR_THE_BOSS, CommandDie.FREE_FIGHT);
    brood.next();
    brood.play(new Command.DefendWithSurvive(), 5, 1, 1, 1, 1, 1);
    int rifle = brood.number("warden-rifle-1");
    assertThat(brood.state.figures.damage(rifle)).isEqualTo(1);
    assertThat(brood.next()).isInstanceOf(Command.FreeFight.class);
    brood.play(new Command.DefendWithSurvive(), 1, 1, 1, 1, 1, 1, 1);
    assertThat(brood.next()).isEqualTo(new Command.EndActivation());
  }

  @Test
  @Tag("X39")
  @Tag("R58")
  void aDroneOutOfControlIdlesAndNoActionCardIsDrawn() {
    crew.put("crew-drone", "H5").put("crew-engineer", "D8").put("warden-captain", "A1");
    crew.state.decks.group(1).add(crew.number("crew-engineer"));
    crew.state.decks.group(1).add(crew.number("crew-drone"));
    crew.state.agenda.push(TaskKind.TURN, 1);
    crew.play(Commands.DEAL);
    assertThat(crew.state.figures.isActivated(crew.number("crew-drone"))).isTrue();
    assertThat(crew.state.decks.actions(1).left()).isEqualTo(18);
    assertThat(crew.state.activation.figure()).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Tag("X40")
  void theGrenadeOfExampleSeventeenThenAMoveTowardsTheLoader() {
    JadeBoard wardens = new JadeBoard("ironworks", "wardens");
    wardens
        .put("warden-rifle-2", "H6")
        .put("crew-loader", "H4")
        .put("crew-hand-1", "H4")
        .put("crew-cannoneer", "G2")
        .activate("warden-rifle-2", CLEAN_UP);
    wardens.next(5, 1, 2, 8, 4, 2, 3, 5, 7, 3, 3, 6, 2, 1, 1);
    assertThat(wardens.cubeOf("crew-loader")).isEqualTo("H4");
    assertThat(wardens.cubeOf("crew-hand-1")).isEqualTo("H5");
    assertThat(wardens.next()).isEqualTo(new Command.Move(Cubes.cube("G5")));
  }

  @Test
  @Tag("X42")
  @Tag("R56")
  void aRapidFireDieOfSixIsSuppressiveFireAndOtherWeaponsRollNone() {
    for (int die : new int[] {5, 6}) {
      JadeBoard board = new JadeBoard("wardens", "ironworks");
      board.put("crew-engineer", "A5").put("warden-rifle-1", "A3").activate("crew-engineer", FOCUS);
      board.state.figures.setItem(board.number("crew-engineer"), null);
      Command shot = board.state.moves().getFirst();
      assertThat(shot).isInstanceOf(Command.Shoot.class);
      if (die == 6) {
        board.next(6, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        assertThat(board.told).anyMatch(Event.SuppressiveFireOpened.class::isInstance);
      } else {
        board.next(5, 1, 1, 1, 1, 1, 1, 1, 1);
        assertThat(board.told).anyMatch(Event.Shot.class::isInstance);
      }
    }
    crew.put("crew-cannoneer", "A5")
        .put("warden-rifle-1", "A3")
        .activate("crew-cannoneer", AIM_FOR_THE_BOSS);
    crew.next(1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(crew.told).noneMatch(Event.RapidFireRolled.class::isInstance);
  }
}
