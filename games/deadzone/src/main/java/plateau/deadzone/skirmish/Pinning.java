package plateau.deadzone.skirmish;

import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;

/** A4.4: who is pinned, and who never is. */
final class Pinning {

  private Pinning() {}

  static void pin(DeadzoneState state, int figure, Referee referee) {
    if (!canBePinned(state.type(figure))
        || state.figures.isPinned(figure)
        || !state.figures.isStanding(figure)) {
      return;
    }
    state.figures.setPinned(figure, true);
    if (referee.isTelling()) {
      referee.tell(new Event.WasPinned(state.id(figure)));
    }
  }

  /** Whether anything can pin such a figure. */
  static boolean canBePinned(FigureType type) {
    return !type.has(Keyword.CONSTRUCT) && !type.has(Keyword.SOLID);
  }

  /** All figures of a set, South first, in roster order. */
  static void pinAll(DeadzoneState state, int figures, Referee referee) {
    for (int left = figures; left != 0; left = Figures.rest(left)) {
      pin(state, Figures.first(left), referee);
    }
  }
}
