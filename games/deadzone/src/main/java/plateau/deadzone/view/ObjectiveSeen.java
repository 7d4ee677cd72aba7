package plateau.deadzone.view;

import java.util.Optional;
import plateau.deadzone.command.Side;

/** An objective, and who would hold it if the round ended now (A10.1). */
public record ObjectiveSeen(String cube, Optional<Side> holder) {}
