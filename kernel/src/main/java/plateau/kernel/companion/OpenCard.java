package plateau.kernel.companion;

import java.util.List;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * A card that lies open.
 *
 * @param holder for whom it was drawn
 * @param sentences what it says
 */
public record OpenCard(Named card, Named holder, List<Message> sentences) {

  public OpenCard {
    sentences = List.copyOf(sentences);
  }
}
