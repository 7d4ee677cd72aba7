package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Pawn.C;
import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;
import static plateau.codroid.rules.Watched.Moment.CARE;
import static plateau.codroid.rules.Watched.Moment.END_OF_TURN;
import static plateau.codroid.rules.Watched.Moment.EVENT;
import static plateau.codroid.rules.Watched.Moment.MOVE_OUT;
import static plateau.codroid.rules.Watched.Moment.SET_UP;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.Watched.Watcher;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;

/** Invariants 23 to 27 (§12): how games end, and that draws and decisions make the game. */
class TerminationTest {

  private static final int GAMES = 300;
  private static final Watcher NOBODY = step -> {};

  @Test
  @Tag("I-23")
  @DisplayName("23. A finished game changes no more")
  void aFinishedGameAcceptsNothing() {
    for (long seed = 1; seed <= GAMES; seed++) {
      Match<CodroidState, CodroidMove> match = throughTheDoor(RandomPlay.play(seed, NOBODY));
      CodroidView end = CodroidView.of(match.state());
      assertThat(match.toMove()).as("seed %d", seed).isEqualTo(Seat.OVER);
      assertThat(match.state().moves()).as("seed %d", seed).isEmpty();
      for (String text : List.of("done", "lockdown", "treatment")) {
        assertThat(match.play(0, text)).as("seed %d", seed).isInstanceOf(Answer.Refused.class);
      }
      assertThat(CodroidView.of(match.state())).as("seed %d", seed).isEqualTo(end);
    }
  }

  @Test
  @Tag("I-24")
  @DisplayName("24. What each ending means")
  void endings() {
    Map<Status, Integer> seen = new EnumMap<>(Status.class);
    RandomPlay.watch(
        step -> {
          CodroidState now = step.after();
          seen.merge(now.status, 1, Integer::sum);
          boolean isOver = now.status != Status.IN_PROGRESS;
          assertThat(now.phase == Phase.OVER).as(step.where()).isEqualTo(isOver);
          boolean noneInfected = now.total(S) + now.total(I) == 0;
          assertThat(isOver && noneInfected)
              .as(step.where())
              .isEqualTo(now.status == Status.WON_ERADICATED);
          assertEnding(step);
        });
    assertThat(seen).as("endings met").containsKeys(Status.values());
  }

  private static void assertEnding(Watched step) {
    CodroidState now = step.after();
    switch (now.status) {
      case IN_PROGRESS -> assertThat(now.total(C)).as(step.where()).isLessThan(40);
      case WON_ERADICATED -> assertThat(step.moment()).as(step.where()).isEqualTo(CARE);
      case WON_IMMUNE -> {
        assertThat(step.moment()).as(step.where()).isEqualTo(CARE);
        assertThat(now.total(C)).as(step.where()).isEqualTo(40);
      }
      case LOST_HOSPITAL -> {
        assertThat(step.moment()).as(step.where()).isEqualTo(CARE);
        assertThat(Column.ALL).as(step.where()).noneMatch(now::hasFreeBed);
        assertThat(now.total(S)).as(step.where()).isPositive();
      }
      case LOST_TIME -> {
        assertThat(step.moment()).as(step.where()).isEqualTo(END_OF_TURN);
        assertThat(now.round).as(step.where()).isEqualTo(now.rounds + 1);
      }
    }
  }

  @Test
  @Tag("I-25")
  @DisplayName("25. How many draws each step makes")
  void draws() {
    RandomPlay.watch(
        step -> {
          if (step.is(MOVE_OUT)) {
            assertThat(step.draws()).as(step.where()).hasSize(3).allMatch(drawn -> drawn.n() == 6);
          } else if (step.is(CARE)) {
            assertCareDraws(step);
          } else if (step.is(EVENT)) {
            assertThat(step.draws().getFirst().n()).as(step.where()).isEqualTo(12);
            boolean travellers =
                step.draws().getFirst().k() == EventCard.RETURNING_TRAVELLERS.ordinal()
                    && !step.before().isTaken(Measure.BORDER_SCREENING);
            assertThat(step.drawsBelow(6)).as(step.where()).isEqualTo(travellers ? 1 : 0);
          } else if (!step.is(SET_UP)) {
            assertThat(step.draws()).as(step.where()).isEmpty();
          }
        });
  }

  private static void assertCareDraws(Watched step) {
    CodroidState start = step.before();
    int dice = start.inColumn(Column.C) + start.inColumn(Column.B) + start.total(S);
    if (step.after().status == Status.IN_PROGRESS) {
      assertThat(step.draws()).as(step.where()).hasSize(dice);
    } else {
      assertThat(step.draws()).as(step.where()).hasSizeBetween(1, dice);
    }
  }

  @Test
  @Tag("I-26")
  @DisplayName("26. Same draws and same decisions: the match is the game played step by step")
  void sameDrawsSameGame() {
    for (long seed = 1; seed <= GAMES; seed++) {
      RandomPlay game = RandomPlay.play(seed, NOBODY);
      CodroidState end = throughTheDoor(game).state();
      assertThat(BoardText.lines(BoardText.contents(end)))
          .as("seed %d", seed)
          .isEqualTo(BoardText.lines(BoardText.contents(game.end())));
      assertThat(end.status).as("seed %d", seed).isEqualTo(game.end().status);
      assertThat(List.of(end.round, end.marker, end.crisis, end.taken, end.inForce, end.trustBank))
          .as("seed %d", seed)
          .isEqualTo(
              List.of(
                  game.end().round,
                  game.end().marker,
                  game.end().crisis,
                  game.end().taken,
                  game.end().inForce,
                  game.end().trustBank));
    }
  }

  /** The same draws and decisions as a match; exactly these draws are used. */
  private static Match<CodroidState, CodroidMove> throughTheDoor(RandomPlay game) {
    CodroidGame rules = new CodroidGame();
    CodroidState end = game.end();
    Map<String, String> options = Map.of("rounds", "" + end.rounds, "beds", "" + end.bedsPerColumn);
    RecordedChance draws = new RecordedChance(game.draws());
    Match<CodroidState, CodroidMove> match =
        Match.start(rules, Setup.of(rules.info(), end.seats, options), step -> draws);
    for (CodroidMove move : game.moves()) {
      String text = rules.notation().write(move);
      assertThat(match.play(match.toMove(), text)).isInstanceOf(Answer.Accepted.class);
    }
    assertThat(draws.isUsedUp()).as("all of %d draws used", game.draws().size()).isTrue();
    return match;
  }

  @Test
  @Tag("I-27")
  @DisplayName("27. Every game ends after at most its number of rounds")
  void everyGameEnds() {
    int[] turns = new int[1];
    RandomPlay.watch(
        step -> {
          turns[0] = step.is(SET_UP) ? 0 : turns[0] + (step.is(END_OF_TURN) ? 1 : 0);
          assertThat(turns[0]).as(step.where()).isLessThanOrEqualTo(step.after().rounds);
        });
  }

  @Test
  @Tag("R-26")
  @DisplayName("5. Set-up draws pick(6), pick(5), pick(5), pick(16)")
  void setUpDraws() {
    RandomPlay.watch(
        step -> {
          if (step.is(SET_UP)) {
            assertThat(step.draws())
                .as(step.where())
                .extracting(Drawn::n)
                .containsExactly(6, 5, 5, 16);
            assertThat(BoardText.totals(step.after())).as(step.where()).isEqualTo("59/3/0/0");
          }
        });
  }
}
