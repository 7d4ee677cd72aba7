package plateau.kernel.companion;

import java.util.List;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * A piece on the table, as far as it was told.
 *
 * @param side whose it is
 * @param states how it is, in a few words each
 */
public record Piece(
    String id,
    Message side,
    Named name,
    boolean isGone,
    List<Message> states,
    List<Telling> tellings) {

  public Piece {
    states = List.copyOf(states);
    tellings = List.copyOf(tellings);
  }
}
