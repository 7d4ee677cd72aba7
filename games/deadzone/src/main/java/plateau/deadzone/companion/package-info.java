/**
 * The tabletop companion (C2): a dialogue that runs JADE for people with real miniatures. It knows
 * rosters, decks and what it was told, and never sees a board. {@link
 * plateau.deadzone.companion.Companion} is the door; the trees of C2.5 to C2.7 are {@code Opening},
 * {@code CardTree} and the sub-dialogues beside them.
 */
@NullMarked
package plateau.deadzone.companion;

import org.jspecify.annotations.NullMarked;
