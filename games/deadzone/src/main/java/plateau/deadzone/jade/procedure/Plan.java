package plateau.deadzone.jade.procedure;

import java.util.List;
import plateau.kernel.basis.Named;

/** The steps of a card, in their order (B7.1, B7.2). */
public enum Plan implements Named {
  /** P-shot. */
  SHOT(Step.SHOOT_OR_MOVE, Step.SHOOT, Step.SHOOT_ANY),
  URGENT_SHOT(Step.SHOOT_OR_MOVE, Step.SHOOT),
  /** P-charge. */
  CHARGE(Step.MOVE, Step.FIGHT),
  MOVE_SHOOT(Step.MOVE, Step.SHOOT_ANY),
  MOVE_SHOOT_FIGHT(Step.MOVE, Step.SHOOT_ANY, Step.FIGHT_ANY),
  ASSAULT(Step.ASSAULT, Step.MOVE, Step.FIGHT),
  /** What no figure does: another card is drawn. */
  AGAIN;

  @SuppressWarnings("ImmutableEnumChecker") // List.of cannot be changed
  private final List<Step> steps;

  Plan(Step... steps) {
    this.steps = List.of(steps);
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  public List<Step> steps() {
    return steps;
  }
}
