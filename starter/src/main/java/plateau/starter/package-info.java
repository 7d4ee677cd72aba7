/** A small complete game with dice, hidden hands and remembered knowledge. Rules: rules_en.md. */
@NullMarked
package plateau.starter;

import org.jspecify.annotations.NullMarked;
