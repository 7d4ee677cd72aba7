package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Side;
import plateau.deadzone.dice.Wound;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;

/** A5.3: from potential damage to death. */
final class Damage {

  private Damage() {}

  static void inflict(DeadzoneState state, int figure, int potential, int ap, Referee referee) {
    FigureType type = state.type(figure);
    int actual = Wound.actual(type, potential, ap);
    if (actual == 0) {
      if (referee.isTelling()) {
        referee.tell(new Event.Unhurt(state.id(figure), potential));
      }
      return;
    }
    int total = state.figures.damage(figure) + actual;
    if (Wound.isFatal(type, total)) {
      die(state, figure, referee);
    } else {
      state.figures.setDamage(figure, total);
      if (referee.isTelling()) {
        referee.tell(new Event.WasInjured(state.id(figure), actual, total));
      }
    }
  }

  private static void die(DeadzoneState state, int figure, Referee referee) {
    int scorer = Side.other(Side.of(figure));
    int points = state.type(figure).vp();
    int cube = state.figures.cube(figure);
    Item item = state.figures.item(figure);
    if (referee.isTelling()) {
      referee.tell(new Event.Died(state.id(figure), Side.ALL.get(scorer), points));
    }
    if (item != null) {
      state.tokens.layFaceUp(item, cube);
      if (referee.isTelling()) {
        referee.tell(new Event.ItemDropped(state.id(figure), item, Cube.name(cube)));
      }
    }
    state.removeFigure(figure);
    state.score(scorer, points);
  }
}
