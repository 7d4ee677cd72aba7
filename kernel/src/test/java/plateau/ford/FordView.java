package plateau.ford;

import java.util.List;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Grid;
import plateau.kernel.tabletop.Participant;

/**
 * Ford has no secrets.
 *
 * @param taken how many pawns each seat has taken
 */
record FordView(Grid board, List<Counter> taken, Participant turn) {}
