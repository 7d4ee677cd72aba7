package plateau.panic.rules;

import plateau.panic.view.TaskKind;

/** 8.5, 8.7 and 8.8: what the icon of a card does to whoever searches or uses it. */
final class Icons {

  private Icons() {}

  /** On a red card a parasite appears first (8.5, 8.7, 8.8). */
  static boolean bringsParasite(PanicState state, int card) {
    return state.station.isRed(card);
  }

  /** A black card turns red. */
  static void useIcon(PanicState state, int room, int card) {
    if (bringsParasite(state, card)) {
      state.agenda.push(TaskKind.SPAWN, room, state.current);
    } else {
      state.station.turnRed(card);
    }
  }
}
