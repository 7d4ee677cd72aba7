package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import plateau.kernel.chance.Seeded;

/**
 * In each round those meet who have done equally well and have not met yet. The standing is the
 * points so far, then the points of those one met, then a lot drawn from the seed. Whoever is left
 * over has a bye: the lowest of those with the fewest byes whose rest lets the others meet anew; it
 * counts as a won match.
 *
 * <p>From the top of the standing each takes the nearest below that it has not met, and who would
 * leave the others without a partner takes the next one (a search that goes back). Where no round
 * without a second meeting is left, the earlier meetings of a table are made as few as can be found
 * by taking the nearest.
 */
record Swiss(Plan plan) implements Schedule {

  private static final int MOST_TRIES = 200_000;

  // Far from the numbers of the games.
  private static final long LOTS = 1L << 40;

  private record Meeting(int one, int other) {}

  @Override
  public List<Fixture> after(List<PlayedMatch> played) {
    int each = plan.size().orElseThrow() / plan.rounds();
    int round = played.size() / each + 1;
    if (round > plan.rounds()) {
      return List.of();
    }
    List<PlayedMatch> before = played.subList(0, (round - 1) * each);
    Fixtures fixtures = new Fixtures(plan, round, before.size() + 1);
    for (List<Integer> table : tables(before, round)) {
      for (int game = 0; game < plan.games(); game++) {
        fixtures.add(table, (round - 1) * plan.games() + game);
      }
    }
    return fixtures.all().subList(played.size() - before.size(), each);
  }

  // Who may have a bye in this round: the lowest of those with the fewest first. Where one is left
  // over, others with as few byes may take it, lest somebody meets again.
  private List<List<Integer>> possibleByes(List<Integer> standing, List<Integer> earlier) {
    int left = standing.size() % plan.table();
    List<Integer> order =
        standing.reversed().stream()
            .sorted(Comparator.comparingInt(one -> count(earlier, one)))
            .toList();
    if (left != 1) {
      return List.of(order.subList(0, left));
    }
    int fewest = count(earlier, order.getFirst());
    return order.stream().filter(one -> count(earlier, one) == fewest).map(List::of).toList();
  }

  private static int count(List<Integer> list, int wanted) {
    return (int) list.stream().filter(one -> one == wanted).count();
  }

  // Whoever did not play in a round had a bye.
  private List<Integer> earlierByes(List<PlayedMatch> before, int round) {
    List<Integer> byes = new ArrayList<>();
    for (int past = 1; past < round; past++) {
      int wanted = past;
      Set<Integer> there = new HashSet<>();
      before.stream()
          .filter(match -> match.fixture().round() == wanted)
          .forEach(match -> there.addAll(match.fixture().order()));
      IntStream.range(0, plan.contestants().size())
          .filter(one -> !there.contains(one))
          .forEach(byes::add);
    }
    return byes;
  }

  private List<List<Integer>> tables(List<PlayedMatch> before, int round) {
    List<Integer> standing = standing(before, round);
    Set<Meeting> met = met(before);
    List<List<Integer>> byes = possibleByes(standing, earlierByes(before, round));
    return byes.stream()
        .flatMap(resting -> withoutRematch(without(standing, resting), met).stream())
        .findFirst()
        .orElseGet(() -> nearest(without(standing, byes.getFirst()), met));
  }

  private static List<Integer> without(List<Integer> standing, List<Integer> resting) {
    return standing.stream().filter(one -> !resting.contains(one)).toList();
  }

  private Optional<List<List<Integer>>> withoutRematch(List<Integer> left, Set<Meeting> met) {
    if (left.isEmpty()) {
      return Optional.of(List.of());
    }
    return seat(List.of(left.getFirst()), left, left, met, new int[] {0});
  }

  // Who sits so far, who is free, and who may still be asked to this table, from the nearest on.
  // Some standings have no answer, and a search for it would not end: it is given up in time.
  private Optional<List<List<Integer>>> seat(
      List<Integer> table,
      List<Integer> free,
      List<Integer> candidates,
      Set<Meeting> met,
      int[] tries) {
    if (++tries[0] > MOST_TRIES) {
      return Optional.empty();
    }
    if (table.size() == plan.table()) {
      List<Integer> others = free.stream().filter(one -> !table.contains(one)).toList();
      if (others.isEmpty()) {
        return Optional.of(List.of(table));
      }
      return seat(List.of(others.getFirst()), others, others, met, tries)
          .map(
              rest -> {
                List<List<Integer>> all = new ArrayList<>(List.of(table));
                all.addAll(rest);
                return all;
              });
    }
    for (int i = 0; i < candidates.size(); i++) {
      int next = candidates.get(i);
      if (!table.contains(next) && meetings(table, next, met) == 0) {
        List<Integer> more = new ArrayList<>(table);
        more.add(next);
        var found = seat(more, free, candidates.subList(i + 1, candidates.size()), met, tries);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private List<List<Integer>> nearest(List<Integer> standing, Set<Meeting> met) {
    List<Integer> free = new ArrayList<>(standing);
    List<List<Integer>> tables = new ArrayList<>();
    while (!free.isEmpty()) {
      List<Integer> table = new ArrayList<>(List.of(free.removeFirst()));
      while (table.size() < plan.table()) {
        Integer next =
            free.stream()
                .min(Comparator.comparingLong(one -> meetings(table, one, met)))
                .orElseThrow();
        free.remove((Object) next);
        table.add(next);
      }
      tables.add(table);
    }
    return tables;
  }

  private static long meetings(List<Integer> table, int next, Set<Meeting> met) {
    return table.stream().filter(one -> met.contains(meeting(one, next))).count();
  }

  private static Meeting meeting(int one, int other) {
    return new Meeting(Math.min(one, other), Math.max(one, other));
  }

  private static Set<Meeting> met(List<PlayedMatch> before) {
    Set<Meeting> met = new HashSet<>();
    for (PlayedMatch match : before) {
      List<Integer> order = match.fixture().order();
      for (int one : order) {
        order.stream().filter(other -> other != one).forEach(other -> met.add(meeting(one, other)));
      }
    }
    return met;
  }

  private List<Integer> standing(List<PlayedMatch> before, int round) {
    double[] points = points(before, round);
    double[] ofOthers = new double[points.length];
    for (Meeting meeting : met(before)) {
      ofOthers[meeting.one()] += points[meeting.other()];
      ofOthers[meeting.other()] += points[meeting.one()];
    }
    return IntStream.range(0, points.length)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingDouble(one -> -points[one])
                .thenComparingDouble(one -> -ofOthers[one])
                .thenComparingLong(one -> Seeded.derive(plan.seed(), LOTS + one)))
        .toList();
  }

  private double[] points(List<PlayedMatch> before, int round) {
    double[] points = new double[plan.contestants().size()];
    for (PlayedMatch match : before) {
      for (int one : match.fixture().order()) {
        points[one] += match.points(one);
      }
    }
    int each = plan.games() * plan.grounds().size() * (plan.mirrored() ? plan.table() : 1);
    earlierByes(before, round).forEach(one -> points[one] += each);
    return points;
  }
}
