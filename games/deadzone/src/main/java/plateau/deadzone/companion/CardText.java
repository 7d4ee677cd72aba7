package plateau.deadzone.companion;

import java.util.List;
import plateau.deadzone.jade.ActionCard;
import plateau.kernel.words.Message;

/** A card in words: whom the figure goes for, and its steps (B7.2). */
public final class CardText {

  private CardText() {}

  /** Two sentences. */
  public static List<Message> of(ActionCard card, boolean shooter) {
    String profile = shooter ? "shooting" : "combat";
    return List.of(
        Message.of("companion.card." + card.id() + ".target." + profile, "card", card),
        Message.of("companion.steps." + steps(card, shooter)));
  }

  private static String steps(ActionCard card, boolean shooter) {
    return switch (card) {
      case AIM_FOR_THE_BOSS,
          FINISH_THE_JOB,
          TACTICAL_SHOT,
          CLEAN_UP,
          STOP_THEM,
          LOGISTICS,
          CROSSFIRE ->
          shooter ? "shot" : "charge";
      case MOST_URGENT -> shooter ? "urgent-shot" : "charge";
      case BODYGUARD, RESCUE -> shooter ? "move-shoot" : "charge";
      case COVERING -> shooter ? "move-shoot" : "assault";
      case LOOTING -> shooter ? "move-shoot-fight" : "assault";
      case FOCUS -> "move-shoot-fight";
      case COMMAND, UNPREDICTABLE -> "again";
    };
  }
}
