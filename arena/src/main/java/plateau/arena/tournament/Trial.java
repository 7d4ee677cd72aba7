package plateau.arena.tournament;

import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.rating.Sprt;

/** Two contestants play until it is known whether the second is better than the first. */
record Trial(Plan plan, Sprt sprt) implements Schedule {

  // So many games are planned at a time, whatever the number of threads.
  private static final int GAMES = 64;

  @Override
  public List<Fixture> after(List<PlayedMatch> played) {
    if (isDecided(played)) {
      return List.of();
    }
    int each = plan.grounds().size() * (plan.mirrored() ? 2 : 1);
    int game = played.size() / each;
    Fixtures fixtures = new Fixtures(plan, 1, game * each + 1);
    IntStream.range(game, game + GAMES).forEach(next -> fixtures.add(List.of(0, 1), next));
    List<Fixture> left = fixtures.all().subList(played.size() - game * each, fixtures.all().size());
    return plan.most() == 0 ? left : left.subList(0, Math.min(left.size(), roomAfter(played)));
  }

  private int roomAfter(List<PlayedMatch> played) {
    return plan.most() - played.size();
  }

  /** Asked when each game has been played both ways round: a pair of matches is one result. */
  @Override
  public boolean isDecided(List<PlayedMatch> played) {
    boolean full = plan.most() > 0 && played.size() >= plan.most();
    boolean bothWays = played.size() % (plan.mirrored() ? 2 : 1) == 0 && !played.isEmpty();
    return full
        || (bothWays
            && TestProgress.of(sprt, plan.mirrored(), played).verdict() != Sprt.Verdict.OPEN);
  }
}
