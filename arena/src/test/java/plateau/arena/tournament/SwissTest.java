package plateau.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.kernel.json.Json;

class SwissTest {

  /** Plays all rounds; the one with the lower number wins, or by chance. */
  private static List<PlayedMatch> played(Plan plan, Random random) {
    Schedule schedule = Schedule.of(plan);
    List<PlayedMatch> played = new ArrayList<>();
    for (List<Fixture> round = schedule.after(played);
        !round.isEmpty();
        round = schedule.after(played)) {
      for (Fixture fixture : round) {
        int winner =
            random.nextInt(4) == 0
                ? fixture.order().get(random.nextInt(fixture.order().size()))
                : Collections.min(fixture.order());
        played.add(result(fixture, winner));
      }
    }
    return played;
  }

  private static PlayedMatch result(Fixture fixture, int winner) {
    List<SeatLine> seats =
        fixture.order().stream()
            .map(one -> new SeatLine(0, one == winner, 1, 0, 0, 0, 0, Optional.empty()))
            .toList();
    return new PlayedMatch(fixture, Optional.of(1L), "won", 1, seats);
  }

  private static Map<Set<Integer>, Integer> meetings(List<PlayedMatch> played) {
    Map<Set<Integer>, Integer> meetings = new HashMap<>();
    for (PlayedMatch match : played) {
      List<Integer> order = match.fixture().order();
      for (int one : order) {
        for (int other : order) {
          if (one < other) {
            meetings.merge(Set.of(one, other), 1, Integer::sum);
          }
        }
      }
    }
    return meetings;
  }

  @Test
  void nobodyMeetsTwiceWhileThatCanBeAvoided() {
    for (int seed = 0; seed < 30; seed++) {
      for (int players = 4; players <= 9; players++) {
        int rounds = players % 2 == 0 ? players - 1 : players;
        int safe = (rounds + 1) / 2;
        List<PlayedMatch> played = played(Plans.swiss(players, safe), new Random(seed));
        assertThat(meetings(played).values())
            .as("%d players, seed %d", players, seed)
            .containsOnly(2);
      }
    }
  }

  @Test
  void whereSomebodyMeetsAgainNoOtherPairingWouldHaveHelped() {
    for (int seed = 0; seed < 40; seed++) {
      for (int players = 4; players <= 7; players++) {
        List<PlayedMatch> played = played(Plans.swiss(players, players), new Random(seed));
        for (int round = 2; round <= players; round++) {
          int now = round;
          List<PlayedMatch> before = played.stream().filter(one -> roundOf(one) < now).toList();
          Set<Set<Integer>> met = meetings(before).keySet();
          boolean again =
              played.stream()
                  .filter(one -> roundOf(one) == now)
                  .anyMatch(one -> met.contains(Set.copyOf(one.fixture().order())));
          if (again) {
            assertThat(canMeetAnew(mayPlay(players, before, round), met))
                .as("%d players, round %d, seed %d", players, round, seed)
                .isFalse();
          }
        }
      }
    }
  }

  private static int roundOf(PlayedMatch match) {
    return match.fixture().round();
  }

  // Everybody who may play this round: all, or all but one of those with the fewest byes.
  private static List<List<Integer>> mayPlay(int players, List<PlayedMatch> before, int round) {
    List<Integer> all = IntStream.range(0, players).boxed().toList();
    if (players % 2 == 0) {
      return List.of(all);
    }
    Map<Integer, Long> rounds = new HashMap<>();
    for (int one : all) {
      rounds.put(
          one,
          before.stream()
              .filter(match -> match.isWith(one))
              .map(SwissTest::roundOf)
              .distinct()
              .count());
    }
    long most = Collections.max(rounds.values());
    assertThat(most).isLessThan(round);
    return all.stream()
        .filter(one -> rounds.getOrDefault(one, 0L) == most)
        .map(resting -> all.stream().filter(one -> !one.equals(resting)).toList())
        .toList();
  }

  private static boolean canMeetAnew(List<List<Integer>> choices, Set<Set<Integer>> met) {
    return choices.stream().anyMatch(free -> canPair(free, met));
  }

  private static boolean canPair(List<Integer> free, Set<Set<Integer>> met) {
    if (free.isEmpty()) {
      return true;
    }
    int first = free.getFirst();
    return free.stream()
        .filter(other -> other != first && !met.contains(Set.of(first, other)))
        .anyMatch(
            other ->
                canPair(
                    free.stream().filter(one -> one != first && !one.equals(other)).toList(), met));
  }

  @Test
  void moreRoundsThanPairsStillArePlayed() {
    List<PlayedMatch> played = played(Plans.swiss(4, 5), new Random(1));
    assertThat(played).hasSize(5 * 2 * 2);
    assertThat(meetings(played)).hasSize(6);
  }

  @Test
  void aByeGoesToTheLowestWhoHadNoneAndCountsAsWon() {
    Plan plan = Plans.swiss(5, 5);
    List<PlayedMatch> played = played(plan, new Random(2));
    List<Integer> byes = new ArrayList<>();
    for (int round = 1; round <= 5; round++) {
      Set<Integer> there = new HashSet<>();
      for (PlayedMatch match : played) {
        if (match.fixture().round() == round) {
          there.addAll(match.fixture().order());
        }
      }
      assertThat(there).hasSize(4);
      byes.add(10 - there.stream().mapToInt(one -> one).sum());
    }
    assertThat(byes).as("seed 2").doesNotHaveDuplicates();
    Outline outline = outline(plan);
    assertThat(new Standings(outline, played).ranking())
        .allMatch(one -> one.byes() == 1 && one.matches() == 8)
        .allMatch(one -> one.points() == one.won() + one.drawn() / 2.0 + 2);
  }

  @Test
  void theLeadersMeet() {
    Plan plan = Plans.swiss(8, 3);
    List<PlayedMatch> played = played(plan, new Random(3));
    List<PlayedMatch> two = played.stream().filter(match -> match.fixture().round() < 3).toList();
    Standings standings = new Standings(outline(plan), two);
    List<Double> points = standings.ranking().stream().map(Standing::points).toList();
    Fixture top =
        played.stream()
            .map(PlayedMatch::fixture)
            .filter(fixture -> fixture.round() == 3)
            .findFirst()
            .orElseThrow();
    assertThat(
            standings.ranking().stream()
                .filter(one -> top.order().contains(one.player()))
                .mapToDouble(Standing::points))
        .as("seed 3")
        .contains(points.getFirst());
  }

  @Test
  void whoSitsAtALargerTableMeetsNewPeopleFirst() {
    List<PlayedMatch> played = played(Plans.atTablesOf(Format.SWISS, 9, 3), new Random(4));
    assertThat(played).hasSize(2 * 3 * 3);
    assertThat(meetings(played).values()).as("seed 4").containsOnly(3);
  }

  static Outline outline(Plan plan) {
    return Outline.of(LedgerLine.read(Json.write(Map.of("plan", plan.toJson()))));
  }
}
