package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.panic.cards.CardKind;
import plateau.panic.imagine.Drawing;
import plateau.panic.imagine.Known;
import plateau.panic.imagine.Past;
import plateau.panic.view.TaskKind;

/**
 * Section 16, determinised play: a whole position that could have led to everything a seat has seen
 * since the start. What the seat knows is written down first, and all that is hidden is drawn from
 * that alone; see {@link plateau.panic.imagine}.
 */
final class Imagination {

  private Imagination() {}

  static PanicState of(PanicState state, int seat, Chance chance) {
    if (state.ending != null) {
      // At the end everything is revealed (section 15).
      return state.copy();
    }
    Known known = Testimony.of(state, seat);
    Past past = Drawing.of(known, chance);
    PanicState imagined = Retelling.of(state, past);
    chooseOffer(imagined, past.offered());
    ImaginedStack.draw(imagined, chance);
    return imagined;
  }

  private static void chooseOffer(PanicState imagined, int offered) {
    if (offered != Known.HIDDEN) {
      long task = imagined.agenda.pop();
      CardKind kind = CardKind.ALL.get(offered);
      imagined.agenda.push(TaskKind.ANSWER, Agenda.a(task), Agenda.b(task), kind.ordinal());
    }
  }
}
