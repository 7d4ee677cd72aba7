package plateau.ford;

import plateau.kernel.journal.Entry;

/** What can happen. Everybody sees everything. */
sealed interface FordEntry extends Entry {

  record Stepped(int seat, String from, String to) implements FordEntry {}

  record Took(int seat, String at) implements FordEntry {}
}
