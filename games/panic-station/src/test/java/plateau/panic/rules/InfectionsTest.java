package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.kernel.basis.Seat;
import plateau.panic.view.InfectionSeen;
import plateau.panic.view.Outcome;

/** Section 15: at the end everybody learns who infected whom. */
class InfectionsTest {

  @Test
  void theEndTellsHowEachInfectedPlayerBecameSoInTheirOrder() {
    int[] byTrade = {0};
    RandomGames.play(
        step -> {
          if (step.after().ending != null) {
            Outcome outcome = Views.seen(step.after(), Seat.SPECTATOR).outcome().orElseThrow();
            assertThat(outcome.infections())
                .as(step.name())
                .extracting(InfectionSeen::player)
                .isEqualTo(outcome.infectionOrder());
            assertThat(outcome.infections().stream().skip(1))
                .as(step.name())
                .allMatch(infection -> infection.by().isPresent());
            byTrade[0] += Math.max(0, outcome.infections().size() - 1);
          }
        });
    assertThat(byTrade[0]).as("infections by trade in all games").isPositive();
  }
}
