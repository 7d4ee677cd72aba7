package plateau.kernel.journal;

/**
 * Something that happened: a record whose components are the facts. Its sentence stands in the
 * game's message files under {@code journal.} and the record's name in kebab case, with the
 * components as placeholders.
 */
public interface Entry {

  /**
   * Whether this seat, or {@link plateau.kernel.basis.Seat#SPECTATOR}, may know it. A referee sees
   * everything.
   */
  default boolean visibleTo(int seat) {
    return true;
  }

  /**
   * Small print: wanted when someone moves real pieces or follows every step, left out of a short
   * account.
   */
  default boolean isDetail() {
    return false;
  }

  /** Opens a new part of the story, as a new round does: told on a line of its own. */
  default boolean isHeading() {
    return false;
  }
}
