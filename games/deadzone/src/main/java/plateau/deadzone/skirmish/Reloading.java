package plateau.deadzone.skirmish;

import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.skirmish.Commands.OnFigure;

/** A7.7: {@code reload}. */
final class Reloading {

  private Reloading() {}

  static void offer(DeadzoneState state, CommandList list) {
    if (!state.activation.canShort(ActionKind.SPECIAL)) {
      return;
    }
    int loadable = state.figures.reloading() & within(state, state.activation.figure());
    for (int left = loadable; left != 0; left = Figures.rest(left)) {
      list.append(state.scenario.commands().of(OnFigure.RELOAD, Figures.first(left)));
    }
  }

  // Itself, and for a gunner its friends in the cube.
  private static int within(DeadzoneState state, int figure) {
    return state.has(figure, Keyword.GUNNER)
        ? state.figures.in(Side.of(figure), state.figures.cube(figure))
        : Figures.bit(figure);
  }

  static void reload(DeadzoneState state, FigureId id, Referee referee) {
    int figure = state.activation.figure();
    int loaded = state.scenario.figure(Side.of(figure), id);
    state.activation.payShort(ActionKind.SPECIAL);
    state.activation.setActed();
    state.figures.setReloading(loaded, false);
    if (referee.isTelling()) {
      referee.tell(new Event.Reloaded(state.id(figure), state.id(loaded)));
    }
  }
}
