package plateau.pig;

import plateau.kernel.journal.Entry;

/** What can happen in Pig. Everybody sees everything. */
sealed interface PigEntry extends Entry {

  record Rolled(int seat, int pips, int pot) implements PigEntry {}

  record RolledOne(int seat, int lost) implements PigEntry {}

  record Held(int seat, int pot, int bank) implements PigEntry {}
}
