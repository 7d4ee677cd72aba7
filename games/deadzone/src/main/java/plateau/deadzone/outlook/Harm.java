package plateau.deadzone.outlook;

import plateau.deadzone.command.FigureId;
import plateau.deadzone.skirmish.Side;

/**
 * What may happen to a figure.
 *
 * @param injured the chance that it takes damage and lives
 * @param dead the chance that it dies
 * @param pinned the chance that it lies pinned afterwards because of it
 * @param damage how much it takes on average
 */
public record Harm(
    FigureId figure, Side side, double injured, double dead, double pinned, double damage) {}
