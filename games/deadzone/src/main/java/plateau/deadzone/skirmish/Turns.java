package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.roster.Keyword;

/** A6.2 and A6.4: turns and activations. */
final class Turns {

  // A8.1: how far an engineer controls.
  private static final int CONTROL = 3;

  private Turns() {}

  /** The turn of a side, or of the other if it has no ready figure, or the end of the round. */
  static void next(DeadzoneState state, int side, Referee referee) {
    if (state.figures.ready(side) != 0) {
      begin(state, side);
    } else if (state.figures.ready(Side.other(side)) != 0) {
      begin(state, Side.other(side));
    } else {
      Rounds.end(state, referee);
    }
  }

  private static void begin(DeadzoneState state, int side) {
    state.turn = (byte) side;
    state.isExtraTaken = false;
    state.agenda.push(TaskKind.TURN, side);
  }

  static void offer(DeadzoneState state, CommandList list) {
    int side = state.agenda.side();
    for (int left = state.figures.ready(side); left != 0; left = Figures.rest(left)) {
      int figure = Figures.first(left);
      list.append(state.scenario.commands().of(Commands.OnFigure.ACTIVATE, figure));
    }
    if (mayPass(state)) {
      list.append(Commands.PASS);
    }
  }

  /** R19: with strictly fewer ready figures; an extra activation is no turn. */
  static boolean mayPass(DeadzoneState state) {
    int side = state.agenda.side();
    return state.agenda.kind() == TaskKind.TURN
        && Integer.bitCount(state.figures.ready(side))
            < Integer.bitCount(state.figures.ready(Side.other(side)));
  }

  static void pass(DeadzoneState state, Referee referee) {
    int side = state.agenda.side();
    state.agenda.pop();
    if (referee.isTelling()) {
      referee.tell(new Event.Passed(Side.ALL.get(side)));
    }
    state.agenda.push(TaskKind.NEXT_TURN, Side.other(side));
  }

  static void activate(DeadzoneState state, FigureId id, Referee referee) {
    int side = state.agenda.side();
    state.agenda.pop();
    activate(state, state.scenario.figure(side, id), referee);
  }

  /** Makes a figure active; out of control, it does nothing (A8.1). */
  static void activate(DeadzoneState state, int figure, Referee referee) {
    int side = Side.of(figure);
    state.figures.setActivated(figure);
    state.activation.begin(figure);
    checkRunOut(state, side);
    if (referee.isTelling()) {
      referee.tell(new Event.Activated(state.id(figure)));
    }
    state.agenda.push(TaskKind.END_ACTIVATION, side);
    if (isControlled(state, figure)) {
      state.agenda.push(TaskKind.ACT, side);
    } else if (referee.isTelling()) {
      referee.tell(new Event.OutOfControl(state.id(figure)));
    }
  }

  /** A8.1: a remote figure needs a friendly engineer near it. */
  static boolean isControlled(DeadzoneState state, int figure) {
    if (!state.has(figure, Keyword.REMOTE)) {
      return true;
    }
    int cube = state.figures.cube(figure);
    int friends = state.figures.standing(Side.of(figure)) & ~Figures.bit(figure);
    for (int left = friends; left != 0; left = Figures.rest(left)) {
      int friend = Figures.first(left);
      if (state.has(friend, Keyword.ENGINEER)
          && Cube.distance(cube, state.figures.cube(friend)) <= CONTROL) {
        return true;
      }
    }
    return false;
  }

  /** Whether the active figure can go on; if not, its activation ends. */
  static boolean asksToAct(DeadzoneState state) {
    int figure = state.activation.figure();
    boolean goesOn =
        !state.activation.isOver()
            && state.figures.isStanding(figure)
            && !(state.figures.isPinned(figure) && state.activation.hasBegun());
    if (!goesOn) {
      state.agenda.pop();
    }
    return goesOn;
  }

  static void endActivation(DeadzoneState state, int side, Referee referee) {
    checkRunOut(state, side);
    if (referee.isTelling()) {
      referee.tell(new Event.ActivationEnded(state.id(state.activation.figure())));
    }
    boolean isExtra = isExtraDue(state, side, referee);
    state.activation.clear();
    state.mind.clear();
    if (isExtra) {
      state.isExtraTaken = true;
      state.agenda.push(TaskKind.EXTRA_TURN, side);
    } else {
      state.agenda.push(TaskKind.NEXT_TURN, Side.other(side));
    }
  }

  private static boolean isExtraDue(DeadzoneState state, int side, Referee referee) {
    if (!state.scenario.isJade(side)) {
      return state.activation.hasSpent(CommandDie.EXTRA_ACTIVATION)
          && state.figures.ready(side) != 0;
    }
    boolean isDue = JadeSide.takesExtraActivation(state, side);
    if (isDue) {
      CommandDice.pay(state, side, CommandDie.EXTRA_ACTIVATION, referee);
    }
    return isDue;
  }

  // R20, R68: who has no ready figure left; in the same instant, the side that is not active.
  private static void checkRunOut(DeadzoneState state, int active) {
    if (state.ranOut != Figures.NOBODY) {
      return;
    }
    boolean south = state.figures.ready(0) == 0;
    boolean north = state.figures.ready(1) == 0;
    if (south && north) {
      state.ranOut = (byte) Side.other(active);
    } else if (south || north) {
      state.ranOut = (byte) (south ? 0 : 1);
    }
  }
}
