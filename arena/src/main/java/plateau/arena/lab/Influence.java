package plateau.arena.lab;

/**
 * What one thing does in a policy: the difference that it makes to leave it out, to want it before
 * everything else, and to want it last.
 */
public record Influence(int thing, Difference leftOut, Difference first, Difference last) {}
