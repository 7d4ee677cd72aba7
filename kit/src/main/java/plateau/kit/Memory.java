package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.JsonReader;
import plateau.kernel.match.Match;

/**
 * What a seat has known its view still tells. A move can only take possibilities away from a seat:
 * what it imagines after the move must be possible after the move from what it imagined before. A
 * card that somebody showed and that is dealt anew a move later is a view that forgets.
 *
 * <p>Positions are compared fact by fact, so that a deck with more orders than anybody can try is
 * no obstacle.
 */
final class Memory<S extends State<S, M>, M> {

  private static final int ONE_POSITION_IN = 4;
  private static final int MOST_TRIES = 480;
  private static final int ENOUGH = 160;
  private static final int IMAGINED = 60;
  // With a share of 20 % after the move, 160 positions without it are a chance of 1 in 10^15.
  // Some games think long before they imagine; whoever asks for many matches takes the time.
  private static final int MOST_IMAGINED = 20_000;
  private static final int OFTEN = IMAGINED / 5;
  // A game need not imagine with exact probabilities: a suspicion is looked into for longer.
  private static final int MOST_TRIES_OF_A_SUSPICION = 40_000;

  private final Game<S, M> game;
  private final Looks<S, M> looks;
  private final boolean hasTime;
  private int imagined;

  Memory(Game<S, M> game, boolean hasTime) {
    this.game = game;
    this.hasTime = hasTime;
    this.looks = new Looks<>(game);
  }

  void nothingIsForgotten(Match<S, M> match, Chance chance) {
    if (match.isOver() || game.isCertain() || chance.below(ONE_POSITION_IN) > 0) {
      return;
    }
    S before = match.state();
    M move = looks.anyMove(before, chance);
    S after = played(before, move, chance);
    int seat = chance.below(match.setup().seats());
    if (knowsAll(after, seat, chance) || (imagined > MOST_IMAGINED && !hasTime)) {
      return;
    }
    List<S> possible = possible(before, move, after, seat, chance);
    if (possible.size() == ENOUGH) {
      for (String fact : suspicious(after, seat, facts(possible), chance)) {
        assertThat(isPossible(fact, before, move, after, seat, chance))
            .as(
                "seat %d, after %s, imagines that %s, which it knew to be wrong before",
                seat, move, fact)
            .isTrue();
      }
    }
  }

  private boolean knowsAll(S state, int seat, Chance chance) {
    String whole = looks.whole(state);
    return Stream.generate(() -> looks.whole(imagined(state, seat, chance)))
        .limit(2)
        .allMatch(whole::equals);
  }

  private S imagined(S state, int seat, Chance chance) {
    imagined++;
    return game.imagine(state, seat, new Seeded(chance.below(Integer.MAX_VALUE)));
  }

  private List<S> possible(S before, M move, S after, int seat, Chance chance) {
    String seen = looks.to(after, seat);
    List<S> possible = new ArrayList<>();
    for (int i = 0; i < MOST_TRIES && possible.size() < ENOUGH; i++) {
      possibility(before, move, seen, seat, chance).ifPresent(possible::add);
    }
    return possible;
  }

  /**
   * What came of an imagined position, if it looks as what came of the true one. What another seat
   * did may look like something else: it is tried too.
   */
  private Optional<S> possibility(S before, M move, String seen, int seat, Chance chance) {
    S imagined = imagined(before, seat, chance);
    M then =
        seat == before.toMove() || chance.below(2) == 0 ? move : looks.anyMove(imagined, chance);
    if (!imagined.moves().contains(then)) {
      return Optional.empty();
    }
    S now = played(imagined, then, chance);
    return looks.to(now, seat).equals(seen) ? Optional.of(now) : Optional.empty();
  }

  /** What is often imagined after the move and was never possible before it. */
  private List<String> suspicious(S after, int seat, Map<String, Integer> possible, Chance chance) {
    List<S> now = new ArrayList<>();
    for (int i = 0; i < IMAGINED; i++) {
      now.add(imagined(after, seat, chance));
    }
    return facts(now).entrySet().stream()
        .filter(fact -> fact.getValue() >= OFTEN && !possible.containsKey(fact.getKey()))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  private boolean isPossible(String fact, S before, M move, S after, int seat, Chance chance) {
    String seen = looks.to(after, seat);
    for (int i = 0; i < MOST_TRIES_OF_A_SUSPICION; i++) {
      Optional<S> now = possibility(before, move, seen, seat, chance);
      if (now.isPresent() && facts(List.of(now.get())).containsKey(fact)) {
        return true;
      }
    }
    return false;
  }

  /** How many of these positions have each fact, by its place and value. */
  private Map<String, Integer> facts(List<S> positions) {
    Map<String, Integer> counts = new HashMap<>();
    for (S position : positions) {
      collect("", JsonReader.read(looks.to(position, Seat.REFEREE)), counts);
    }
    return counts;
  }

  private static void collect(String path, @Nullable Object value, Map<String, Integer> counts) {
    switch (value) {
      case Map<?, ?> members ->
          members.forEach((name, member) -> collect(path + "." + name, member, counts));
      case List<?> items -> {
        for (int i = 0; i < items.size(); i++) {
          collect(path + "." + i, items.get(i), counts);
        }
      }
      case null -> counts.merge(path + " is null", 1, Integer::sum);
      default -> counts.merge(path + " is " + value, 1, Integer::sum);
    }
  }

  private S played(S state, M move, Chance chance) {
    S after = state.copy();
    after.play(move, new Seeded(chance.below(Integer.MAX_VALUE)), Journal.OFF);
    return after;
  }
}
