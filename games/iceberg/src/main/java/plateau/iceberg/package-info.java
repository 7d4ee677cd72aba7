/**
 * Iceberg, an AI contest on an ice field: agents slide, push and capture. The rules, with the
 * section numbers that comments cite, are in docs/rules/iceberg.md.
 */
@NullMarked
package plateau.iceberg;

import org.jspecify.annotations.NullMarked;
