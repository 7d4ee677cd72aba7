package plateau.deadzone.jade.procedure;

import java.util.List;

/**
 * The procedure of B3.3 cut where a command can interrupt it, in its order. What is not said
 * otherwise goes on with the next one. An action has a stage of its own before it, in which the
 * item is tried (B4.1).
 */
public enum Stage {
  BEGIN,
  STAND_UP,
  FIRST_PICK_UP,
  // B5.1
  MELEE,
  MELEE_FREE_FIGHT,
  // B5.2
  CLOSE_ITEM,
  CLOSE,
  CLOSE_SHOT_ITEM,
  CLOSE_SHOT,
  CLOSE_FIGHT,
  CLOSE_FREE_FIGHT,
  // B5, forced-clear-shot
  CLEAR_SHOT_ITEM,
  CLEAR_SHOT,
  // B8.2
  MEDIC_ITEM,
  MEDIC_MOVE,
  MEDIC_FREE_MOVE,
  HEAL_ITEM,
  HEAL,
  // B8.3
  GUNNER_ITEM,
  GUNNER_MOVE,
  GUNNER_FREE_MOVE,
  RELOAD_ITEM,
  RELOAD,
  // B7, once for each step of the card
  CARD_ITEM,
  CARD_STEP,
  CARD_SHOT_AFTER_RELOAD,
  CARD_FREE_MOVE,
  CARD_NEXT_STEP,
  OWN_RELOAD,
  // B3.4, leftOverDice
  FREE_MOVE,
  FREE_SHOT,
  FREE_FIGHT,
  FIELD_PATCH,
  LAST_PICK_UP,
  END;

  public static final List<Stage> ALL = List.of(values());
}
