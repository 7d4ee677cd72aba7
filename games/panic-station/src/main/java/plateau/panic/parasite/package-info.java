/** The ten parasite discs (section 3.5), their supply and their wounds (section 12). */
@NullMarked
package plateau.panic.parasite;

import org.jspecify.annotations.NullMarked;
