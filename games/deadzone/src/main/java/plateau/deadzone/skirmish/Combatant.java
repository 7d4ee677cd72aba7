package plateau.deadzone.skirmish;

import plateau.deadzone.roster.FigureType;

/**
 * As much of a figure as decides what an attack does.
 *
 * @param damage what it has taken so far
 */
public record Combatant(FigureType type, int damage) {

  boolean isInjured() {
    return damage > 0;
  }
}
