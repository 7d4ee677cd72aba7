package plateau.trio;

import java.util.List;
import java.util.Optional;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Die;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.tabletop.Track;

/**
 * Trio has no secrets.
 *
 * @param leader who has the most points alone
 */
record TrioView(
    Track rounds,
    List<Die> dice,
    Counter again,
    List<Counter> points,
    Participant turn,
    Optional<Participant> leader) {}
