package plateau.deadzone.companion;

/**
 * Every place in the trees of C2.5 to C2.7 where an answer decides the way, in the order of the
 * page. Tests hold that each is passed both ways.
 */
enum Fork {
  // C2.5
  ITEM_FRAG(Question.FRAG),
  ITEM_MEDI(Question.SAME_CUBE),
  ITEM_SMOKE_EXPOSED(Question.EXPOSED),
  ITEM_SMOKE_SHOT(Question.SHOT_ANY),
  ITEM_MINE(Question.FOE_NEAR),
  ITEM_SENTRY(Question.FOE_SEEN),
  MAY_MOVE_OBJECTIVE(Question.OBJECTIVE),
  MAY_MOVE_EXPOSED(Question.EXPOSED),
  SHOOT_AT_WITHIN(Question.WITHIN),
  SHOOT_T(Question.SHOT_T),
  SHOOT_T_RELOADED(Question.SHOT_T),
  SHOOT_ANY(Question.SHOT_ANY),
  MOVE_SHOOTING_CLOSER(Question.CLOSER),
  MOVE_REACH(Question.REACH),
  MOVE_SAFE(Question.SAFE),
  MOVE_HELD(Question.HELD),
  MOVE_UNSAFE_CLOSER(Question.CLOSER),
  MOVE_SPRINT_CLOSER(Question.CLOSER),
  MOVE_ADVANCE_CLOSER(Question.CLOSER),
  MOVE_IN_CONTROL(Question.IN_CONTROL),
  MOVE_KEEPS_DRONE(Question.KEEPS_DRONE),
  SURVIVED(Question.SURVIVED),
  FOE_LEFT(Question.FOE_LEFT),
  ASSAULT(Question.NEAREST_IN_REACH),
  ASSAULT_SHORT(Question.REACH),

  // C2.6
  OPENING_REMOTE(Question.REMOTE),
  OPENING_PINNED(Question.PINNED),
  OPENING_ITEM(Question.ITEM_HERE),
  OPENING_MELEE(Question.MELEE),
  MELEE_AWAY(Question.AWAY),
  MELEE_BROKE(Question.BROKE),
  OPENING_CLOSE(Question.CLOSE),
  CLOSE_AWAY(Question.AWAY),
  OPENING_CLEAR(Question.CLEAR),
  MEDIC_HURT(Question.HURT_FRIEND),
  MEDIC_NEAREST(Question.SAME_CUBE),
  MEDIC_SAME_CUBE(Question.SAME_CUBE),
  GUNNER_RELOADING(Question.RELOAD_FRIEND),
  GUNNER_SAME_CUBE(Question.SAME_CUBE),
  FREE_SHOT_T(Question.SHOT_T),
  PATCH_SAME_CUBE(Question.SAME_CUBE),
  CLOSING_ITEM(Question.ITEM_HERE),
  LEADER_ALIVE(Question.ALIVE),

  // C2.7
  CARD_ENEMY_LEADER(Question.ENEMY_LEADER),
  TARGET_ALIVE(Question.ALIVE),
  TARGET_ITEM_LEFT(Question.ITEM_HERE);

  private final Question question;

  Fork(Question question) {
    this.question = question;
  }

  Question question() {
    return question;
  }
}
