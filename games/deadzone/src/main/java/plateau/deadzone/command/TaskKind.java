package plateau.deadzone.command;

import java.util.List;
import plateau.kernel.basis.Named;

/**
 * The kinds of tasks that remain to be resolved, and whose each of them is. The first ones are
 * decisions: one of them on top waits for a side, unless there is nothing to ask.
 */
public enum TaskKind implements Named {
  /** A13: the side. */
  DEPLOY,
  /** A6.1: the side. */
  REROLL,
  /** A6.2: the side whose turn it is. */
  TURN,
  /** A9: the side that activates one figure more. */
  EXTRA_TURN,
  /** A6.4: the side of the active figure. Stays below what its actions lead to. */
  ACT,
  /** A7.2: the side of those who may attack the leaver. */
  LEAVER,
  /** A7.6: the side of the figure that enters. */
  FOE,
  /** A5.2: the attacker's side. */
  ATTACK_DIE,
  /** A7.6: the defender's side. */
  DEFENCE,
  /** A5.2: the defender's side. */
  DEFENCE_DIE,

  /** A13: the side that deploys now. */
  BEGIN_DEPLOYMENT,
  /** A6.1, point 1. */
  BEGIN_ROUND,
  /** A6.1, point 2: the side. */
  ROLL_COMMAND,
  /** A6.2: the side that is next, if it has a ready figure. */
  NEXT_TURN,
  /** A7.1: the way to go. */
  FOLLOW_PATH,
  /** A5.2: the dice of the attack. */
  ROLL_ATTACK,
  /** A6.4: the side. */
  END_ACTIVATION;

  public static final List<TaskKind> ALL = List.of(values());

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }

  public boolean isDecision() {
    return compareTo(DEFENCE_DIE) <= 0;
  }
}
