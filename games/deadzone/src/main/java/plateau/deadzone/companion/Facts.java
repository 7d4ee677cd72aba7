package plateau.deadzone.companion;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the person said about the table in this activation, until an instruction changes it (C2.2);
 * and what follows from it, so that it is not asked (I25).
 */
final class Facts {

  /** A yes/no question about a target, or about none, within some number of cubes. */
  record About(Question question, String target, int cubes) {}

  /** The value of a question about a move that says which. */
  static final String MOVE = "move";

  // Where the figure stands, not whom it sees: a shot does not change it.
  private static final Set<Question> OF_PLACE =
      EnumSet.of(Question.OBJECTIVE, Question.ITEM_HERE, Question.SAME_CUBE);

  private static final Set<Question> MEAN_SOMEBODY_IS_SEEN =
      EnumSet.of(Question.CLEAR, Question.SHOT_T, Question.SHOT_ANY, Question.CLOSE);

  private static final About EXPOSED = new About(Question.EXPOSED, "", 0);
  private static final About ON_OBJECTIVE = new About(Question.OBJECTIVE, "", 0);
  private static final int ADJACENT = 1;
  private static final int FARTHEST = 99;

  private final Map<About, Boolean> said = new HashMap<>();
  private int seenWithin = FARTHEST;
  private int unseenWithin;

  /** The answer, if it was given or follows from others. */
  Optional<Boolean> answer(About about) {
    Boolean known = said.get(about);
    return known != null ? Optional.of(known) : conclusion(about);
  }

  private Optional<Boolean> conclusion(About about) {
    boolean needsSight =
        about.question() != Question.CLOSE && MEAN_SOMEBODY_IS_SEEN.contains(about.question());
    if (needsSight && about.cubes() <= unseenWithin) {
      return Optional.of(false);
    }
    if (about.question() == Question.SHOT_ANY && about.cubes() >= seenWithin) {
      return Optional.of(true);
    }
    return Optional.empty();
  }

  void learn(About about, boolean yes) {
    said.put(about, yes);
    if (yes && MEAN_SOMEBODY_IS_SEEN.contains(about.question())) {
      int cubes = about.question() == Question.CLOSE ? ADJACENT : about.cubes();
      seenWithin = Math.min(seenWithin, cubes);
    } else if (about.question() == Question.SHOT_ANY) {
      unseenWithin = Math.max(unseenWithin, about.cubes());
    }
  }

  /** Enemies may be dead, pinned or pushed away. */
  void forgetEnemies() {
    said.keySet().removeIf(about -> !OF_PLACE.contains(about.question()));
    seenWithin = FARTHEST;
    unseenWithin = 0;
  }

  /** So far nobody is seen. */
  int unseenWithin() {
    return unseenWithin;
  }

  /** Whether it was said that an enemy is seen within so many cubes. */
  boolean isAnyoneSeen(int cubes) {
    return seenWithin <= cubes;
  }

  /** Whether it was said that an enemy has a clear shot on it. */
  boolean isExposed() {
    return said.getOrDefault(EXPOSED, false);
  }

  /** Whether it was said that it stands on an objective. */
  boolean isOnObjective() {
    return said.getOrDefault(ON_OBJECTIVE, false);
  }

  /** Whether it was said that it stands on an objective and nobody has a clear shot on it. */
  boolean isHoldingObjective() {
    return isOnObjective() && !said.getOrDefault(EXPOSED, true);
  }

  /** Whether it was said that this friend is not in its cube. */
  boolean isInAnotherCube(String friend) {
    return !said.getOrDefault(new About(Question.SAME_CUBE, friend, 0), true);
  }

  /** Smoke in its own cube: nobody sees it, and it sees nobody (A2). */
  void vanishInSmoke() {
    forgetEnemies();
    unseenWithin = FARTHEST;
    learn(EXPOSED, false);
  }

  /** An item was taken. */
  void forgetItems() {
    said.keySet().removeIf(about -> about.question() == Question.ITEM_HERE);
  }

  void forgetAll() {
    said.clear();
    forgetEnemies();
  }
}
