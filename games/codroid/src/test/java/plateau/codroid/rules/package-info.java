/**
 * The rules page as tests. Each test carries as a tag the example (W-07), ruling or
 * invariant (I-05) that it holds, so {@code mvn test -Dgroups=R-24} runs what holds that ruling.
 */
@NullMarked
package plateau.codroid.rules;

import org.jspecify.annotations.NullMarked;
