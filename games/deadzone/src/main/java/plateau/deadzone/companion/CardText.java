package plateau.deadzone.companion;

import java.util.List;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.Profile;
import plateau.kernel.words.Message;

/** A card in words: whom the figure goes for, and its steps (B7.2). */
public final class CardText {

  private CardText() {}

  /** Two sentences. */
  public static List<Message> of(ActionCard card, boolean shooter) {
    Profile profile = shooter ? Profile.SHOOTING : Profile.COMBAT;
    return List.of(
        Message.of("companion.card." + card.id() + ".target." + profile.id(), "card", card),
        Message.of("companion.steps." + card.plan(profile).id()));
  }
}
