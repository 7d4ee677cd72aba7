package plateau.kernel.tabletop;

/**
 * A card whose face the reader of the view does not know, and where it lies all can see. It has no
 * field for its face.
 *
 * @param id of its back, which is the same for all cards that nobody can tell apart
 * @param seen who has seen its face
 */
public record FaceDown(String id, Seen seen) implements Dealt {

  public FaceDown {
    Checked.id(id);
  }
}
