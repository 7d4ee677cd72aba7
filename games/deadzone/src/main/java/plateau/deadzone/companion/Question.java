package plateau.deadzone.companion;

import plateau.kernel.basis.Named;

/**
 * What the companion can ask: the questions of C2.4 and of the cards in C2.7, then those that keep
 * a game going.
 */
public enum Question implements Named {
  ALIVE,
  FITS,
  INITIATIVE,
  REMOTE,
  PINNED,
  ITEM_HERE,
  WHICH_ITEM,
  MELEE,
  CLOSE,
  CLEAR,
  WHICH,
  SHOT_T,
  SHOT_ANY,
  OBJECTIVE,
  EXPOSED,
  REACH,
  SAFE,
  CLOSER,
  AWAY,
  NEAREST_IN_REACH,
  BROKE,
  SURVIVED,
  FOE_LEFT,
  HURT_FRIEND,
  SAME_CUBE,
  RELOAD_FRIEND,
  FRAG,
  FOE_NEAR,
  FOE_SEEN,
  KEEPS_DRONE,
  IN_CONTROL,
  HELD,

  NEAREST,
  ENEMY_LEADER,
  NEAREST_TO_LEADER,
  INJURED_ENEMY,
  INJURED_FRIEND,
  NEAREST_TO_INJURED,
  SPECIALIST,
  WEAKEST,
  NEAREST_TO_OBJECTIVE,
  FRIEND_NEAR_OBJECTIVE,
  FASTEST,
  MOST_SEEN,
  NEAREST_ITEM,
  NEAREST_OBJECTIVE,

  WITHIN,
  DEPLOYED,
  YOUR_TURN,
  NEW_ROUND,
  D8,
  COMMAND_DIE;

  @Override
  public String id() {
    return "q-" + Named.kebab(name());
  }
}
