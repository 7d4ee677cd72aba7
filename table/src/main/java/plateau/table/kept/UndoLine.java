package plateau.table.kept;

import plateau.kernel.basis.Named;

/**
 * What somebody said about taking a move back. It counts as long as nothing else has happened.
 *
 * @param number from 1, at each table
 * @param seq of the last event when it was said
 * @param target the last step that would stay
 */
public record UndoLine(int number, int seq, int seat, Says says, int target, long at) {

  /** What was said. */
  public enum Says implements Named {
    ASKS,
    AGREES,
    REFUSES;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  /** With the number that the store gives it. */
  public UndoLine numbered(int given) {
    return new UndoLine(given, seq, seat, says, target, at);
  }
}
