package plateau.kernel;

/** How good a position looks to a seat: 0 lost, 1 won. */
@FunctionalInterface
public interface Evaluation<S> {

  double of(S state, int seat);
}
