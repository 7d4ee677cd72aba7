package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;

/** A round robin, and a gauntlet: all matches are known from the start. */
record AllMeet(Plan plan) implements Schedule {

  @Override
  public List<Fixture> after(List<PlayedMatch> played) {
    Fixtures fixtures = new Fixtures(plan, 1, 1);
    List<List<Integer>> meetings = meetings(plan);
    // Game by game, so that a look at a half-played tournament is fair to everybody.
    for (int game = 0; game < plan.games(); game++) {
      for (List<Integer> meeting : meetings) {
        fixtures.add(meeting, game);
      }
    }
    return fixtures.all().subList(played.size(), fixtures.all().size());
  }

  /** Every group of contestants that fills a table; in a gauntlet those with the first of them. */
  static List<List<Integer>> meetings(Plan plan) {
    List<List<Integer>> meetings = new ArrayList<>();
    choose(plan, 0, List.of(), meetings);
    return meetings;
  }

  private static void choose(
      Plan plan, int from, List<Integer> chosen, List<List<Integer>> meetings) {
    if (chosen.size() == plan.table()) {
      meetings.add(chosen);
      return;
    }
    boolean theFirstMustPlay = plan.format() == Format.GAUNTLET && chosen.isEmpty();
    int end = theFirstMustPlay && !plan.isTogether() ? 1 : plan.contestants().size();
    for (int next = from; next < end; next++) {
      List<Integer> more = new ArrayList<>(chosen);
      more.add(next);
      choose(plan, next + 1, more, meetings);
    }
  }
}
