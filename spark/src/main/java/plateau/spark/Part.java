package plateau.spark;

import java.io.Serializable;

/** Games of an experiment that one task plays: from a number to another, without it. */
record Part(long from, long to) implements Serializable {}
