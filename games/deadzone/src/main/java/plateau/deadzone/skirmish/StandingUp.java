package plateau.deadzone.skirmish;

import plateau.deadzone.command.ActionKind;

/** A7.3. */
final class StandingUp {

  private StandingUp() {}

  static void offer(DeadzoneState state, CommandList list) {
    if (state.figures.isPinned(state.activation.figure())) {
      list.append(Commands.STAND_UP);
    }
  }

  static void standUp(DeadzoneState state, Referee referee) {
    int figure = state.activation.figure();
    state.activation.payShort(ActionKind.STAND_UP);
    state.figures.setPinned(figure, false);
    if (referee.isTelling()) {
      referee.tell(new Event.StoodUp(state.id(figure)));
    }
  }
}
