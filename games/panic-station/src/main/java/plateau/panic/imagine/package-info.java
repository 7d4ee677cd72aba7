/**
 * What a seat cannot know, drawn anew (section 16): a whole past that fits everything the seat has
 * seen. {@link Known} is all that the drawing is told, so it cannot look at the truth.
 */
@NullMarked
package plateau.panic.imagine;

import org.jspecify.annotations.NullMarked;
