package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;

/** Numbers the matches of a tournament as they are planned. */
final class Fixtures {

  private final Plan plan;
  private final int round;
  private int next;
  private final List<Fixture> fixtures = new ArrayList<>();

  /**
   * @param first the number of the first of these matches, from 1
   */
  Fixtures(Plan plan, int round, int first) {
    this.plan = plan;
    this.round = round;
    this.next = first;
  }

  /** These contestants meet in one game of each ground, every way round when it is mirrored. */
  void add(List<Integer> meeting, int game) {
    for (int ground = 0; ground < plan.grounds().size(); ground++) {
      add(meeting, game, ground);
    }
  }

  void add(List<Integer> meeting, int game, int ground) {
    int ways = plan.mirrored() ? meeting.size() : 1;
    for (int way = 0; way < ways; way++) {
      fixtures.add(new Fixture(next++, round, game, Fixture.moved(meeting, way), ground));
    }
  }

  List<Fixture> all() {
    return fixtures;
  }
}
