package plateau.deadzone.view;

import java.util.Optional;
import plateau.deadzone.skirmish.Ending;
import plateau.deadzone.skirmish.Side;

/** How it ended; nobody wins a draw. */
public record Outcome(Ending.Reason reason, Optional<Side> winner) {}
