package plateau.panic;

import java.util.List;
import plateau.kernel.Sides;
import plateau.panic.crew.Status;
import plateau.panic.rules.PanicState;
import plateau.panic.view.Ending;
import plateau.panic.view.PanicView;

/** Sections 2 and 10: humans and infected; an infection changes a seat's side. */
final class HumansOrInfected implements Sides<PanicState> {

  private static final int HUMANS = 0;
  private static final int INFECTED = 1;

  @Override
  public List<String> ids() {
    return List.of("humans", "infected");
  }

  @Override
  public int of(PanicState state, int seat) {
    PanicView view = (PanicView) state.view(seat);
    return view.own().orElseThrow().status() == Status.HUMAN ? HUMANS : INFECTED;
  }

  @Override
  public int winner(PanicState over) {
    return over.result().code().equals(Ending.HIVE_BURNED.id()) ? HUMANS : INFECTED;
  }
}
