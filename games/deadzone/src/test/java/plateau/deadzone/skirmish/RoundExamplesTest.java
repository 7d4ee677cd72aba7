package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.roster.FigureType;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** The worked examples of rounds: initiative and command dice. */
class RoundExamplesTest {

  private static Skirmish both() {
    Skirmish skirmish = Skirmish.between("wardens", "ironworks");
    deploy(skirmish, 0);
    deploy(skirmish, 1);
    return skirmish;
  }

  private static void deploy(Skirmish skirmish, int side) {
    List<FigureType> figures = skirmish.state.scenario.team(side).figures();
    IntStream.range(0, figures.size())
        .forEach(
            i -> skirmish.put(figures.get(i).id(), Cube.name(Cube.at(1 + i, 1 + 7 * side, 0))));
  }

  private static void endTurn(DeadzoneState state) {
    Command first = state.moves().getFirst();
    state.play(first, new Seeded(1), Journal.OFF);
    state.play(new Command.EndActivation(), new Seeded(1), Journal.OFF);
  }

  @Test
  @Tag("X20")
  @Tag("R20")
  void theSideThatRunsOutFirstHasTheInitiative() {
    DeadzoneState state = both().turnOf(0).state;
    for (int turn = 0; turn < 13; turn++) {
      endTurn(state);
    }
    assertThat(Integer.bitCount(state.figures.ready(1))).isEqualTo(2);
    assertThat(state.ranOut).isZero();
    endTurn(state);
    endTurn(state);
    assertThat(state.round()).isEqualTo(2);
    assertThat((int) state.initiative).isZero();
  }

  @Test
  @Tag("X20")
  @Tag("R68")
  void deathsUseUpFiguresToo() {
    Skirmish skirmish = both().turnOf(0);
    skirmish.state.removeFigure(skirmish.figure("crew-hand-2"));
    skirmish.state.removeFigure(skirmish.figure("crew-bruiser"));
    for (int turn = 0; turn < 12; turn++) {
      endTurn(skirmish.state);
    }
    assertThat(skirmish.state.figures.ready(0)).isNotZero();
    assertThat(skirmish.state.ranOut).isEqualTo((byte) 1);
  }

  @Test
  @Tag("X21")
  @Tag("R18")
  void theCommandPool() {
    Skirmish skirmish = both();
    DeadzoneState state = skirmish.state;
    assertThat(CommandPool.dice(state, 0)).isEqualTo(4);
    List.of("warden-rifle-1", "warden-rifle-2", "warden-rifle-3")
        .forEach(id -> state.removeFigure(skirmish.figure(id)));
    assertThat(CommandPool.isAtHalfStrength(state, 0)).isTrue();
    state.removeFigure(skirmish.figure("warden-captain"));
    assertThat(CommandPool.isAtHalfStrength(state, 0)).isFalse();
    assertThat(CommandPool.dice(state, 0)).isEqualTo(3);
  }

  @Test
  @Tag("R19")
  void onlyASideWithFewerReadyFiguresMayPass() {
    Skirmish skirmish = both().turnOf(0);
    assertThat(skirmish.moves()).contains("pass");
    skirmish.play("pass");
    assertThat(skirmish.moves()).doesNotContain("pass");
  }

  @Test
  @Tag("R21")
  void pinnedFiguresDoNotHoldObjectives() {
    Skirmish skirmish =
        Skirmish.between("wardens", "ironworks").put("warden-captain", "B5").put("crew-boss", "B5");
    int cube = Skirmish.cube("B5");
    assertThat(ObjectiveHolders.holder(skirmish.state, cube)).isEqualTo(Figures.NOBODY);
    skirmish.state.figures.setPinned(skirmish.figure("crew-boss"), true);
    assertThat(ObjectiveHolders.holder(skirmish.state, cube)).isZero();
  }
}
