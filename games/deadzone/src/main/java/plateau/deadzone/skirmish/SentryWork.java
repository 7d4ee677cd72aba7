package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.skirmish.Commands.OnFigure;

/** A7.7: {@code emplace-sentry} and {@code pack-sentry}. */
final class SentryWork {

  private SentryWork() {}

  static void offerEmplacing(DeadzoneState state, CommandList list) {
    if (mayEmplace(state)) {
      list.append(Commands.EMPLACE_SENTRY);
    }
  }

  static boolean mayEmplace(DeadzoneState state) {
    int figure = state.activation.figure();
    return state.figures.carries(figure, Item.SENTRY)
        && state.has(figure, Keyword.ENGINEER)
        && state.activation.canShort(ActionKind.SPECIAL)
        && !state.isInMelee(figure)
        && nextGun(state, figure) != Figures.NOBODY
        && state.figures.hasRoom(nextGun(state, figure), state.figures.cube(figure));
  }

  // R73: the lowest number that is free.
  private static int nextGun(DeadzoneState state, int figure) {
    int side = Side.of(figure);
    return Figures.first(Scenario.sentries(side) & ~state.figures.standing(side));
  }

  static void emplace(DeadzoneState state, Referee referee) {
    int figure = state.activation.figure();
    int gun = nextGun(state, figure);
    int cube = state.figures.cube(figure);
    state.activation.payShort(ActionKind.SPECIAL);
    state.activation.setActed();
    state.figures.setItem(figure, null);
    state.figures.place(gun, cube);
    state.figures.setActivated(gun);
    if (referee.isTelling()) {
      referee.tell(new Event.SentryDeployed(state.id(figure), state.id(gun), Cube.name(cube)));
    }
  }

  static void offerPacking(DeadzoneState state, CommandList list) {
    int figure = state.activation.figure();
    if (!mayPack(state)) {
      return;
    }
    int guns = state.figures.friendsWith(figure) & Figures.SENTRIES;
    for (int left = guns; left != 0; left = Figures.rest(left)) {
      list.append(state.scenario.commands().of(OnFigure.PACK_SENTRY, Figures.first(left)));
    }
  }

  static boolean mayPack(DeadzoneState state) {
    int figure = state.activation.figure();
    return state.has(figure, Keyword.ENGINEER)
        && !state.figures.isCarrying(figure)
        && !state.has(figure, Keyword.BESTIAL)
        && state.activation.canShort(ActionKind.SPECIAL);
  }

  static void pack(DeadzoneState state, FigureId id, Referee referee) {
    int figure = state.activation.figure();
    int gun = state.scenario.figure(Side.of(figure), id);
    state.activation.payShort(ActionKind.SPECIAL);
    state.activation.setActed();
    state.removeFigure(gun);
    state.figures.setItem(figure, Item.SENTRY);
    if (referee.isTelling()) {
      referee.tell(new Event.SentryPacked(state.id(figure), state.id(gun)));
    }
  }
}
