package plateau.kernel;

/** Decides for one seat in one match. May remember earlier decisions; one thread at a time. */
@FunctionalInterface
public interface Player<S extends State<S, M>, M> {

  /** One of {@code decision.moves()}. */
  M decide(Decision<S, M> decision);
}
