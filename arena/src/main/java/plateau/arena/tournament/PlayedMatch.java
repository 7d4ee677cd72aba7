package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.rating.Encounter;
import plateau.arena.rating.Evidence;
import plateau.arena.rating.Placing;
import plateau.arena.rating.Ratings;
import plateau.kernel.json.Given;

/**
 * A match that was played, as the ledger keeps it.
 *
 * @param seed of the match; empty on a hidden ground
 * @param result the code of the result
 * @param steps how many decisions were made
 * @param seats in the order in which they sat
 */
public record PlayedMatch(
    Fixture fixture, Optional<Long> seed, String result, int steps, List<SeatLine> seats) {

  public PlayedMatch {
    seats = List.copyOf(seats);
  }

  /** Whether one of its seats won. */
  public boolean won(int contestant) {
    return seatsOf(contestant).anyMatch(SeatLine::won);
  }

  /** Nobody won, or everybody did. Against the game there are no draws. */
  public boolean isDraw() {
    long winners = fixture.order().stream().filter(this::won).count();
    return fixture.order().size() > 1 && (winners == 0 || winners == fixture.order().size());
  }

  /** 1 for a win, a half for a draw. */
  public double points(int contestant) {
    return isDraw() ? 0.5 : won(contestant) ? 1 : 0;
  }

  /** The mean of what its seats scored. */
  public double score(int contestant) {
    return seatsOf(contestant).mapToInt(SeatLine::score).average().orElse(0);
  }

  public boolean isWith(int contestant) {
    return fixture.order().contains(contestant);
  }

  Stream<SeatLine> seatsOf(int contestant) {
    return IntStream.range(0, seats.size())
        .filter(seat -> fixture.holder(seat) == contestant)
        .mapToObj(seats::get);
  }

  /** The strengths behind these matches. Matches against the game say nothing about them. */
  static Ratings ratings(int contestants, List<PlayedMatch> matches) {
    return ratings(contestants, matches, (contestant, _) -> contestant);
  }

  /**
   * The same with other numbers for those who play.
   *
   * @param numbered the number of a contestant on a place at the table
   */
  static Ratings ratings(int numbers, List<PlayedMatch> matches, IntBinaryOperator numbered) {
    return Ratings.of(
        numbers, matches.stream().flatMap(match -> match.evidence(numbered)).toList());
  }

  // One winner was chosen among all (Luce); several winners are one side against the others.
  private Stream<Evidence> evidence(IntBinaryOperator numbered) {
    List<Integer> order = fixture.order();
    if (order.size() < 2) {
      return Stream.empty();
    }
    List<Integer> sides = new ArrayList<>();
    List<Integer> winners = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int place = 0; place < order.size(); place++) {
      int number = numbered.applyAsInt(order.get(place), place);
      sides.add(number);
      (won(order.get(place)) ? winners : others).add(number);
    }
    if (winners.size() > 1 && !others.isEmpty()) {
      boolean inFront = won(order.getFirst());
      return Stream.of(
          inFront
              ? new Encounter(winners, others, 1, true)
              : new Encounter(others, winners, 0, true));
    }
    List<Integer> places =
        isDraw()
            ? Collections.nCopies(order.size(), 1)
            : order.stream().map(one -> won(one) ? 1 : 2).toList();
    return Stream.of(new Placing(sides.stream().map(List::of).toList(), places, 0));
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("match", fixture.number());
    json.put("round", fixture.round());
    json.put("game", fixture.game());
    json.put("ground", fixture.ground());
    json.put("players", fixture.order());
    seed.ifPresent(number -> json.put("seed", number));
    json.put("result", result);
    json.put("steps", steps);
    json.put("seats", seats.stream().map(SeatLine::toJson).toList());
    return json;
  }

  static PlayedMatch of(Given line) {
    Fixture fixture =
        new Fixture(
            line.whole("match"),
            line.whole("round"),
            line.whole("game"),
            line.field("players").wholes(),
            line.whole("ground"));
    return new PlayedMatch(
        fixture,
        line.maybe("seed").map(Given::wide),
        line.text("result"),
        line.whole("steps"),
        line.field("seats").items().stream().map(SeatLine::of).toList());
  }
}
