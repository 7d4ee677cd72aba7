/**
 * Benchmarks: {@code ./plateau bench GAME}. bench/README.md says how to read and compare the
 * figures.
 */
@NullMarked
package plateau.bench;

import org.jspecify.annotations.NullMarked;
