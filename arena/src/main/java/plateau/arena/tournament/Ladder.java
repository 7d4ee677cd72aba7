package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.arena.rating.Ratings;
import plateau.kernel.chance.Seeded;

/**
 * Goes on until it is stopped. A match tells the more, the less sure the difference of two players
 * is and the closer they are: its worth is the variance of the difference times the variance of the
 * result that is expected. Each time the eight worthiest tables are planned, whatever the number of
 * threads.
 */
record Ladder(Plan plan) implements Schedule {

  private static final int TABLES = 8;
  private static final long LOTS = 1L << 41;

  private record Pair(int one, int other, double worth, long lot) {}

  @Override
  public List<Fixture> after(List<PlayedMatch> played) {
    int ways = plan.mirrored() ? plan.table() : 1;
    int go = played.size() / (TABLES * ways);
    List<PlayedMatch> before = played.subList(0, go * TABLES * ways);
    Fixtures fixtures = new Fixtures(plan, 1, before.size() + 1);
    List<List<Integer>> tables = tables(before, go);
    for (int table = 0; table < TABLES; table++) {
      int game = go * TABLES + table;
      List<Integer> meeting = tables.get(table % tables.size());
      fixtures.add(meeting, game / plan.grounds().size(), game % plan.grounds().size());
    }
    List<Fixture> left =
        fixtures.all().subList(played.size() - before.size(), fixtures.all().size());
    return plan.most() == 0
        ? left
        : left.subList(0, Math.clamp(plan.most() - played.size(), 0, left.size()));
  }

  private List<List<Integer>> tables(List<PlayedMatch> before, int go) {
    if (plan.isTogether()) {
      return fewestFirst(before);
    }
    Ratings ratings = PlayedMatch.ratings(plan.contestants().size(), before);
    List<Pair> pairs = new ArrayList<>();
    for (int one = 0; one < plan.contestants().size(); one++) {
      for (int other = one + 1; other < plan.contestants().size(); other++) {
        pairs.add(pair(ratings, one, other, go));
      }
    }
    pairs.sort(Comparator.comparingDouble(Pair::worth).reversed().thenComparingLong(Pair::lot));
    return pairs.stream().limit(TABLES).map(pair -> filled(pair, pairs)).toList();
  }

  private Pair pair(Ratings ratings, int one, int other, int go) {
    Ratings.Estimate lead = ratings.difference(one, other);
    double score = lead.score();
    double worth = lead.error() * lead.error() * score * (1 - score);
    long number = (long) one * plan.contestants().size() + other;
    return new Pair(one, other, worth, Seeded.derive(plan.seed() + go, LOTS + number));
  }

  // At a larger table those join whose match with one of the two would tell most.
  private List<Integer> filled(Pair pair, List<Pair> pairs) {
    List<Integer> table = new ArrayList<>(List.of(pair.one(), pair.other()));
    for (Pair next : pairs) {
      for (int one : List.of(next.one(), next.other())) {
        boolean knowsSomebody = table.contains(next.one()) || table.contains(next.other());
        if (table.size() < plan.table() && knowsSomebody && !table.contains(one)) {
          table.add(one);
        }
      }
    }
    return table;
  }

  private List<List<Integer>> fewestFirst(List<PlayedMatch> before) {
    List<List<Integer>> tables = new ArrayList<>();
    for (int one = 0; one < plan.contestants().size(); one++) {
      tables.add(List.of(one));
    }
    tables.sort(
        Comparator.comparingLong(
            table ->
                before.stream().filter(match -> match.fixture().order().equals(table)).count()));
    return tables;
  }
}
