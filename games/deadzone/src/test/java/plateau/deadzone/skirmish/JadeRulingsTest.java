package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.board.Cubes.cube;
import static plateau.deadzone.jade.procedure.ActionCard.AIM_FOR_THE_BOSS;
import static plateau.deadzone.jade.procedure.ActionCard.LOOTING;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.Item;

/** Rulings about JADE that need a whole position. */
class JadeRulingsTest {

  private final JadeBoard crew = new JadeBoard("wardens", "ironworks");

  @Test
  @Tag("R35")
  void aTargetThatWasTakenIsChosenAgain() {
    crew.put("crew-loader", "D8").put("warden-captain", "A1").activate("crew-loader", LOOTING);
    crew.state.tokens.layFaceUp(Item.AMMO, cube("D8"));
    assertThat(crew.next()).isEqualTo(new Command.PickUp(Optional.of(Item.AMMO)));
    assertThat(crew.next()).as("towards the nearest enemy").isInstanceOf(Command.Move.class);
  }

  @Test
  @Tag("R76")
  void anItemAsATargetIsItsCubeAsLongAsATokenLiesThere() {
    crew.put("crew-loader", "D8").put("warden-captain", "A1").activate("crew-loader", LOOTING);
    crew.state.tokens.layFaceUp(Item.AMMO, cube("D8"));
    crew.state.tokens.layFaceUp(Item.MEDI_PACK, cube("D8"));
    assertThat(crew.next()).isEqualTo(new Command.PickUp(Optional.of(Item.AMMO)));
    assertThat(crew.next()).isEqualTo(new Command.EndActivation());
  }

  @Test
  @Tag("R57")
  @Tag("R77")
  void jadeNamesItsPathWhereTheUsualOneWouldEnterAMine() {
    JadeBoard brood = new JadeBoard("wardens", "ash-brood");
    brood.put("brood-hound-1", "D8").put("warden-captain", "D5:1");
    CubeSet mines = CubeSet.of(cube("C7"), cube("D7"), cube("E7"));
    mines.stream().forEach(mine -> brood.state.hazards.layMine(0, mine));
    brood.activate("brood-hound-1", AIM_FOR_THE_BOSS);
    Command.Sprint sprint = (Command.Sprint) brood.next();
    assertThat(sprint.via()).startsWith(cube("E8"), cube("F7"));
    assertThat(brood.state.hazards.mines(0)).as("the mines still lie").isEqualTo(mines);
    assertThat(brood.state.figures.cube(brood.number("brood-hound-1")))
        .isEqualTo(sprint.destination());
  }

  @Test
  @Tag("R78")
  void ofTwoCubesWithAsManyEnemiesTheGrenadeGoesToTheOneThatIsNearerOnFoot() {
    JadeBoard wardens = new JadeBoard("ironworks", "wardens");
    wardens
        .put("warden-rifle-2", "D4")
        .put("crew-hand-1", "E5")
        .put("crew-hand-2", "E4:1")
        .put("crew-boss", "H1")
        .activate("warden-rifle-2", AIM_FOR_THE_BOSS);
    assertThat(wardens.state.field().ways().walk(cube("D4"), cube("E5"))).isEqualTo(3);
    assertThat(wardens.state.field().ways().walk(cube("D4"), cube("E4:1"))).isEqualTo(2);
    assertThat(wardens.state.moves()).containsExactly(new Command.ThrowGrenade(cube("E4:1")));
  }

  @Test
  void noPoolDieIsSpentOnASentrysActivation() { // A9
    crew.put("crew-engineer", "A8").put("crew-hand-1", "B8").put("warden-captain", "H1");
    int gun = Side.PER_SIDE + Figures.FIRST_SENTRY;
    crew.state.figures.place(gun, cube("A8"));
    crew.state.setPool(1, Pools.with(Pools.EMPTY, CommandDie.EXTRA_ACTIVATION));
    crew.state.activation.begin(gun);
    assertThat(JadeSide.takesExtraActivation(crew.state, 1)).isFalse();
    crew.state.activation.begin(crew.number("crew-engineer"));
    assertThat(JadeSide.takesExtraActivation(crew.state, 1)).isTrue();
  }

  @Test
  @Tag("R79")
  void aFourthSentryGunIsNotDeployed() {
    crew.put("crew-engineer", "E8").put("warden-captain", "B8");
    crew.activate("crew-engineer", AIM_FOR_THE_BOSS);
    assertThat(crew.state.copy().moves()).containsExactly(Commands.EMPLACE_SENTRY);
    assertThat(SentryWork.mayEmplace(crew.state)).isTrue();
    int first = Side.PER_SIDE + Figures.FIRST_SENTRY;
    for (int gun = first; gun < first + 3; gun++) {
      crew.state.figures.place(gun, cube("H8"));
    }
    assertThat(crew.state.moves()).doesNotContain(Commands.EMPLACE_SENTRY);
    assertThat(SentryWork.mayEmplace(crew.state)).isFalse();
  }
}
