package plateau.deadzone.outlook;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.action.BreakingAway;
import plateau.deadzone.action.Moving;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.sight.Visibility;
import plateau.deadzone.skirmish.AttackKind;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;
import plateau.deadzone.skirmish.Side;

/** Where the active figure can go, and what waits for it there. */
final class Walks {

  private final DeadzoneState state;
  private final int figure;

  Walks(DeadzoneState state) {
    this.state = state;
    figure = state.activation.figure();
  }

  Prospect to(int destination) {
    DeadzoneState there = state.copy();
    List<Integer> path = Moving.path(there, destination);
    int end = path.getLast();
    boolean isMined = state.minesAgainst(figure).contains(end);
    List<Strike> leavers = leavers();
    there.figures.place(figure, end);
    return new Prospect.Walk(
        Cube.name(destination),
        path.stream().map(Cube::name).toList(),
        seenBy(there, end),
        isMined ? List.of() : fights(there),
        leavers,
        isMined ? Blasts.in(there, end, Side.other(Side.of(figure))) : List.of());
  }

  // A7.2: the other side chooses one of them, or none.
  private List<Strike> leavers() {
    List<Strike> leavers = new ArrayList<>();
    int holding = BreakingAway.holding(state, figure);
    for (int left = holding; left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      for (byte weapon : state.scenario.melee(enemy)) {
        leavers.add(Strikes.declared(state, AttackKind.BREAK_AWAY, enemy, figure, weapon));
      }
    }
    return leavers;
  }

  private List<Strike> fights(DeadzoneState there) {
    List<Strike> fights = new ArrayList<>();
    int foes = there.figures.enemiesWith(figure);
    for (int left = foes; left != 0; left = Figures.rest(left)) {
      for (byte weapon : state.scenario.melee(figure)) {
        fights.add(Strikes.entry(there, figure, Figures.first(left), weapon));
      }
    }
    return fights;
  }

  // A4.3, exposed.
  private List<FigureId> seenBy(DeadzoneState there, int cube) {
    List<FigureId> seenBy = new ArrayList<>();
    CubeSet smoke = state.smoke();
    int enemies = there.figures.enemiesOf(figure);
    for (int left = enemies; left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      int from = there.figures.cube(enemy);
      boolean isClear = state.field().sight().visibility(from, cube, smoke) == Visibility.CLEAR;
      if (state.type(enemy).canShoot() && from != cube && isClear) {
        seenBy.add(state.id(enemy));
      }
    }
    return seenBy;
  }
}
