package plateau.deadzone.view;

import java.util.Optional;
import plateau.deadzone.command.Side;

/** How it ended; nobody wins a draw. */
public record Outcome(Reason reason, Optional<Side> winner) {}
