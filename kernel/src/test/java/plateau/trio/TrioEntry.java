package plateau.trio;

import plateau.kernel.journal.Entry;

/** What can happen. Everybody sees everything. */
sealed interface TrioEntry extends Entry {

  record Threw(int seat, int first, int second, int third) implements TrioEntry {}

  record ThrewAgain(int seat, int die, int shows) implements TrioEntry {}

  record Kept(int seat, int points) implements TrioEntry {}
}
