package plateau.deadzone.jade.card;

import java.util.List;
import plateau.deadzone.jade.ActionCard;
import plateau.deadzone.jade.Nearest;
import plateau.deadzone.jade.Scene;
import plateau.deadzone.jade.Step;
import plateau.deadzone.roster.Profile;

/** What a card tells a figure to do (B7.2). */
public interface Card {

  /** Offers the candidates for the target; when there is none, B4.2 falls back on an enemy. */
  void candidates(Scene scene, Nearest among);

  /** The steps of a figure with the shooting profile. */
  default List<Step> shooting() {
    return Step.P_SHOT;
  }

  /** The steps of a figure with the combat profile. */
  default List<Step> combat() {
    return Step.P_CHARGE;
  }

  default List<Step> steps(Profile profile) {
    return switch (profile) {
      case SHOOTING -> shooting();
      case COMBAT -> combat();
    };
  }

  static Card of(ActionCard kind) {
    return Cards.OF.get(kind.ordinal());
  }
}
