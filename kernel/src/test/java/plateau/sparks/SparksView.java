package plateau.sparks;

import java.util.List;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Hand;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.tabletop.Pile;

/**
 * What one seat knows.
 *
 * @param stock with its top card, as far as somebody has seen it
 */
record SparksView(
    Pile stock, Pile discard, List<Hand> hands, List<Counter> lives, Participant turn) {}
