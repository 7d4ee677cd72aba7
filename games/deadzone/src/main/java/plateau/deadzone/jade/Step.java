package plateau.deadzone.jade;

import java.util.List;
import plateau.kernel.Named;

/** The steps that the cards are made of (B7.1). */
public enum Step implements Named {
  SHOOT_OR_MOVE,
  SHOOT,
  SHOOT_ANY,
  MOVE,
  FIGHT,
  FIGHT_ANY,
  ASSAULT;

  /** P-shot. */
  public static final List<Step> P_SHOT = List.of(SHOOT_OR_MOVE, SHOOT, SHOOT_ANY);

  /** P-charge. */
  public static final List<Step> P_CHARGE = List.of(MOVE, FIGHT);

  @Override
  public String id() {
    return "step-" + Named.kebab(name());
  }
}
