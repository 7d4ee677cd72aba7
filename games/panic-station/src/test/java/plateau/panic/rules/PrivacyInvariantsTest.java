package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.json.Json;
import plateau.panic.PanicGame;
import plateau.panic.rules.RandomGames.Step;

/** I28 and I29: a view keeps the secrets of section 16, over random games. */
class PrivacyInvariantsTest {

  private static final PanicGame GAME = new PanicGame();
  private static final int LOOK_EVERY = 5;

  @Test
  @Tag("I28")
  @Tag("I29")
  @DisplayName("I28, I29 What a seat may not know changes neither its view nor its moves")
  void secrets() {
    int[] steps = {0};
    RandomGames.play(
        step -> {
          steps[0]++;
          if (steps[0] % LOOK_EVERY == 0 && step.after().ending == null) {
            int seat = steps[0] % step.after().seats();
            assertSame(step, seat, steps[0]);
          }
        });
  }

  private static void assertSame(Step step, int seat, long seed) {
    PanicState state = step.after();
    PanicState other = GAME.imagine(state, seat, new Seeded(seed));
    assertThat(Json.write(GAME.view(other, seat)))
        .as(step.name())
        .isEqualTo(Json.write(GAME.view(state, seat)));
    if (state.toMove() == seat) {
      assertThat(other.moves()).as(step.name()).isEqualTo(state.moves());
    }
  }

  @Test
  @Tag("I28")
  @DisplayName("I28 Nobody sees another hand, the deck or a status before the end")
  void noFieldForSecrets() {
    RandomGames.play(
        step -> {
          if (step.after().ending == null) {
            assertThat(Views.seen(step.after(), 0).outcome()).as(step.name()).isEmpty();
          }
        });
  }

  @Test
  @DisplayName(
      "The cards of a trade stay between the traders until the end, then everybody sees them")
  void cardsOfTrades() {
    int[] steps = {0};
    RandomGames.play(
        step -> {
          steps[0]++;
          boolean isOver = step.after().ending != null;
          if (steps[0] % LOOK_EVERY == 0 || isOver) {
            assertThat(Views.seen(step.after(), Seat.SPECTATOR).trades())
                .as(step.name())
                .allMatch(trade -> trade.gave().isPresent() == isOver)
                .allMatch(trade -> trade.got().isPresent() == isOver);
          }
        });
  }
}
