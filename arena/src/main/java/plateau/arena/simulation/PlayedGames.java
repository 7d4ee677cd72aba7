package plateau.arena.simulation;

import java.io.Serializable;

/**
 * Some games in a row that were played.
 *
 * @param from the number of the first
 * @param to the number after the last
 * @param rows a line of CSV for each of them; empty when none were wanted
 */
public record PlayedGames(long from, long to, String rows, Tally tally) implements Serializable {}
