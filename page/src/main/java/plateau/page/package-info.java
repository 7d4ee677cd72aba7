/**
 * Tables in a page: what is compiled for the browser. Everything happens one after the other, in
 * the turn of the script that calls.
 */
@NullMarked
package plateau.page;

import org.jspecify.annotations.NullMarked;
