package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import plateau.kernel.Game;
import plateau.kernel.Gauges;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.match.Match;

/** What simulations and players read off a position: the length, gauges and evaluation. */
final class Measures<S extends State<S, M>, M> {

  private static final int MOST_MARKS = 64;
  private static final int UNREAD = Integer.MIN_VALUE;

  private final Game<S, M> game;
  private final Looks<S, M> looks;

  Measures(Game<S, M> game) {
    this.game = game;
    this.looks = new Looks<>(game);
  }

  void everyMatchEndsWithinItsBound(Match<S, M> match, Chance chance) {
    if (!match.isOver()) {
      assertThat(match.lastStep())
          .as("decisions so far in a match that is not over")
          .isLessThan(game.info().longestMatch());
    }
  }

  void gaugesFit(Match<S, M> match, Chance chance) {
    game.gauges().ifPresent(gauges -> assertFit(gauges, match, chance));
  }

  void evaluationIsFromLostToWon(Match<S, M> match, Chance chance) {
    game.evaluation()
        .ifPresent(
            evaluation ->
                Looks.seats(match)
                    .forEach(
                        seat ->
                            assertThat(evaluation.of(match.state(), seat))
                                .as("how good the position looks to seat %d", seat)
                                .isBetween(0.0, 1.0)));
  }

  private void assertFit(Gauges<S> gauges, Match<S, M> match, Chance chance) {
    assertThat(gauges.marks()).as("marks").hasSizeLessThanOrEqualTo(MOST_MARKS);
    S state = match.state();
    assertThat(gauges.time(state)).as("time").isPositive();
    assertReadFills(gauges, state);
    assertOnlyKnownMarks(gauges, state);
    if (!match.isOver()) {
      S next = state.copy();
      looks.playOn(next, 1, chance);
      assertThat(gauges.time(next))
          .as("time after one more move")
          .isGreaterThanOrEqualTo(gauges.time(state));
    }
  }

  private void assertReadFills(Gauges<S> gauges, S state) {
    int[] into = new int[gauges.series().size()];
    Arrays.fill(into, UNREAD);
    gauges.read(state, into);
    assertThat(Arrays.stream(into).boxed())
        .as("what is read for %s", gauges.series())
        .allMatch(value -> value >= 0);
  }

  private void assertOnlyKnownMarks(Gauges<S> gauges, S state) {
    int marks = gauges.marks().size();
    long unknown = marks == MOST_MARKS ? 0 : gauges.taken(state) >>> marks;
    assertThat(unknown).as("bits beyond the %d marks", marks).isZero();
  }
}
