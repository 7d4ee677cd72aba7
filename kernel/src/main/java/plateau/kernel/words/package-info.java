/** Sentences for people, in English and French, from message files. */
@NullMarked
package plateau.kernel.words;

import org.jspecify.annotations.NullMarked;
