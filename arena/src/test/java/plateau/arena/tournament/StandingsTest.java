package plateau.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who leads, and when nobody does. Player 0 is called p0. */
class StandingsTest {

  private final List<PlayedMatch> played = new ArrayList<>();

  @Test
  void nobodyLeadsBeforeTheFirstMatch() {
    assertThat(leader(Format.ROUND_ROBIN, 2)).isEmpty();
  }

  @Test
  void nobodyLeadsWhereNobodyElseIs() {
    playAlone(0, 10, 10);
    assertThat(leaderTogether(1)).isEmpty();
  }

  @Test
  void nobodyLeadsByWhatChanceExplains() {
    meet(0, 1, 6, 4);
    assertThat(leader(Format.ROUND_ROBIN, 2)).isEmpty();
  }

  @Test
  void whoWinsMoreThanChanceExplainsLeads() {
    meet(1, 0, 60, 20);
    assertThat(leader(Format.ROUND_ROBIN, 2)).contains("p1");
  }

  @Test
  void drawsMakeNobodyLead() {
    IntStream.range(0, 80).forEach(_ -> add(List.of(0, 1), List.of()));
    assertThat(leader(Format.ROUND_ROBIN, 2)).isEmpty();
  }

  @Test
  void whoeverMayStillBeBetterKeepsTheFirstFromLeading() {
    meet(0, 1, 60, 20);
    meet(0, 2, 4, 0);
    assertThat(new Standings(outline(Format.LADDER, 3, 2), played).ranking().getLast().name())
        .isEqualTo("p2");
    assertThat(leader(Format.LADDER, 3)).as("four matches tell little of p2").isEmpty();
    meet(0, 2, 60, 20);
    assertThat(leader(Format.LADDER, 3)).contains("p0");
  }

  @Test
  void inASwissTournamentOnePointMoreIsEnough() {
    meet(0, 1, 1, 0);
    assertThat(leader(Format.SWISS, 2)).contains("p0");
    meet(1, 0, 1, 0);
    assertThat(leader(Format.SWISS, 2)).as("as many points each").isEmpty();
  }

  @Test
  void againstTheGameTheShareOfGamesWonCounts() {
    playAlone(0, 6, 10);
    playAlone(1, 5, 10);
    assertThat(leaderTogether(2)).isEmpty();
    playAlone(0, 54, 90);
    playAlone(1, 35, 90);
    assertThat(leaderTogether(2)).contains("p0");
  }

  private Optional<String> leader(Format format, int players) {
    return new Standings(outline(format, players, 2), played).leader().map(Standing::name);
  }

  private Optional<String> leaderTogether(int players) {
    return new Standings(outline(Format.ROUND_ROBIN, players, 1), played)
        .leader()
        .map(Standing::name);
  }

  // Both sit in front as often as the other, as far as the numbers allow.
  private void meet(int one, int other, int won, int lost) {
    for (int match = 0; match < won + lost; match++) {
      List<Integer> order = match % 2 == 0 ? List.of(one, other) : List.of(other, one);
      add(order, List.of(match < won ? one : other));
    }
  }

  private void playAlone(int player, int won, int of) {
    for (int match = 0; match < of; match++) {
      add(List.of(player), match < won ? List.of(player) : List.of());
    }
  }

  private void add(List<Integer> order, List<Integer> winners) {
    int number = played.size() + 1;
    List<SeatLine> seats =
        order.stream()
            .map(one -> new SeatLine(0, winners.contains(one), 1, 0, 0, 0, 0, Optional.empty()))
            .toList();
    Fixture fixture = new Fixture(number, number, 0, order, 0);
    played.add(new PlayedMatch(fixture, Optional.empty(), "over", 1, seats));
  }

  private static Outline outline(Format format, int players, int table) {
    return new Outline(
        "cup",
        "pig",
        "1",
        format.id(),
        table,
        table,
        1,
        false,
        IntStream.range(0, players)
            .mapToObj(one -> new Outline.Entry("p" + one, List.of("random"), List.of()))
            .toList(),
        List.of(new Ground("standard", Map.of(), false)),
        1,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
