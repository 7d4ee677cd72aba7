package plateau.arena.rating;

import java.util.List;

/**
 * One of several sides came out on top. Its odds are e to its strength against the sum of e to the
 * strength of each (Luce 1959).
 *
 * @param weight how often; a draw of two is half a choice of each
 * @param among the weights of the players in each side's strength
 * @param chosen which of them it was
 */
record Choice(double weight, List<double[]> among, int chosen) {}
