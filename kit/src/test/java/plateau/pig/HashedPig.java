package plateau.pig;

/** The broken Pig that lists its moves in the order of a hash, as a second JVM makes it. */
public final class HashedPig extends BrokenPig {

  public HashedPig() {
    super(Flaw.ORDER_OF_MOVES_IS_THAT_OF_A_HASH);
  }
}
