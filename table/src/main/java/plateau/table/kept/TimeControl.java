package plateau.table.kept;

/**
 * How much time each seat has.
 *
 * @param bankMs for the whole match
 * @param gainMs more for each turn
 */
public record TimeControl(long bankMs, long gainMs) {}
