package plateau.deadzone.jade;

import plateau.deadzone.command.Command;

/**
 * What JADE does next.
 *
 * @param memory what it has in mind from then on; {@link Table#memory()} must answer it when JADE
 *     is asked again in the same activation
 */
public record Decision(Command command, long memory) {}
