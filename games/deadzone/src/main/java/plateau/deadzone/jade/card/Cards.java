package plateau.deadzone.jade.card;

import java.util.Arrays;
import java.util.List;
import plateau.deadzone.jade.ActionCard;

/** The cards by kind. */
final class Cards {

  static final List<Card> OF =
      Arrays.stream(ActionCard.values()).filter(ActionCard::isPlayed).map(Cards::make).toList();

  private Cards() {}

  private static Card make(ActionCard kind) {
    return switch (kind) {
      case AIM_FOR_THE_BOSS -> new AimForTheBoss();
      case BODYGUARD -> new Bodyguard();
      case FINISH_THE_JOB -> new FinishTheJob();
      case RESCUE -> new Rescue();
      case TACTICAL_SHOT -> new TacticalShot();
      case MOST_URGENT -> new MostUrgent();
      case CLEAN_UP -> new CleanUp();
      case STOP_THEM -> new StopThem();
      case COVERING -> new Covering();
      case LOGISTICS -> new Logistics();
      case CROSSFIRE -> new Crossfire();
      case LOOTING -> new Looting();
      case FOCUS -> new Focus();
      case COMMAND, UNPREDICTABLE -> throw new IllegalArgumentException("never played: " + kind);
    };
  }
}
