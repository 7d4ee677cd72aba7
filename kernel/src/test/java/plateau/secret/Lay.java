package plateau.secret;

/** Puts a card from the hand face down on the table. */
public record Lay(int card) {}
