package plateau.arena.tournament;

import java.util.List;

/**
 * Decides who meets whom next. Knows nothing but the plan and the matches so far, so a tournament
 * that was stopped goes on as if it had not been.
 */
sealed interface Schedule permits AllMeet, Ladder, Swiss, Trial {

  /**
   * The matches that come after these, up to where results are needed again; none when the
   * tournament is over. The number of the first is one more than that of the last played.
   */
  List<Fixture> after(List<PlayedMatch> played);

  /** Whether nothing more needs to be played behind these, though it was planned. */
  default boolean isDecided(List<PlayedMatch> played) {
    return false;
  }

  static Schedule of(Plan plan) {
    if (plan.sprt().isPresent()) {
      return new Trial(plan, plan.sprt().get());
    }
    return switch (plan.format()) {
      case ROUND_ROBIN, GAUNTLET -> new AllMeet(plan);
      case SWISS -> new Swiss(plan);
      case LADDER -> new Ladder(plan);
    };
  }
}
