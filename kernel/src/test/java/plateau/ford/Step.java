package plateau.ford;

/** A pawn goes one step; cells are numbered in the order of reading. */
public record Step(int from, int to) {}
