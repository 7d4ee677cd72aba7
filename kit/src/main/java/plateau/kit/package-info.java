/**
 * The conformance kit: what must hold for every game. A game's test extends {@link
 * plateau.kit.Conformance} and runs all of it; {@link plateau.kit.Playthrough} compares a whole
 * match with a golden file.
 */
@NullMarked
package plateau.kit;

import org.jspecify.annotations.NullMarked;
