package plateau.pig;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.pig.PigMove.HOLD;
import static plateau.pig.PigMove.ROLL;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.Result;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;

/** docs/rules/pig.md, section by section. Ann is seat 0, Bob seat 1. */
class PigRulesTest {

  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int FIRST_ROUND = 1;

  @Test
  void aTurnBeginsWithARoll() { // §2
    assertThat(pig(OneCosts.POT, 0, 20, 35).moves()).containsExactly(ROLL);
    assertThat(pig(OneCosts.POT, 2, 20, 35).moves()).containsExactly(ROLL, HOLD);
  }

  @Test
  void rollsFillThePotAndHoldingBanksIt() { // §2, example 1
    PigState game = pig(OneCosts.POT, 0, 20, 35);
    roll(game, 6, 5, 3);
    assertThat(game.view()).isEqualTo(pig(OneCosts.POT, 14, 20, 35).view());
    game.play(HOLD, RecordedChance.dice(), Journal.OFF);
    assertThat(game.view()).isEqualTo(bobsTurn(OneCosts.POT, 34, 35).view());
  }

  @Test
  void rollingAOneLosesThePotAndPassesTheTurn() { // §3, example 2
    PigState game = pig(OneCosts.POT, 14, 20, 35);
    roll(game, 1);
    assertThat(game.view()).isEqualTo(bobsTurn(OneCosts.POT, 20, 35).view());
  }

  @Test
  void inTheHarshGameAOneLosesTheBankToo() { // §3, example 3
    PigState game = pig(OneCosts.BANK, 14, 20, 35);
    roll(game, 1);
    assertThat(game.view()).isEqualTo(bobsTurn(OneCosts.BANK, 0, 35).view());
  }

  @Test
  void reachingTheTargetWinsWithoutAHold() { // §4, example 4
    PigState game = bobsTurn(OneCosts.POT, 34, 95);
    roll(game, 6);
    assertThat(game.toMove()).isEqualTo(Seat.OVER);
    assertThat(game.result())
        .isEqualTo(new Result("target-reached", List.of(BOB), List.of(34, 101)));
  }

  @Test
  void afterTheLastRoundTheMostPointsWin() { // §5
    PigState game = lastTurn(50, 40);
    game.play(HOLD, RecordedChance.dice(), Journal.OFF);
    assertThat(game.toMove()).isEqualTo(Seat.OVER);
    assertThat(game.result()).isEqualTo(new Result("rounds-over", List.of(ANN), List.of(50, 45)));
  }

  @Test
  void equalPlayersShareTheWin() { // §5
    PigState game = lastTurn(45, 40);
    game.play(HOLD, RecordedChance.dice(), Journal.OFF);
    assertThat(game.result().winners()).containsExactly(ANN, BOB);
  }

  private static PigState pig(OneCosts one, int pot, int... banked) {
    return new PigState(100, one, banked, pot, ANN, FIRST_ROUND);
  }

  private static PigState bobsTurn(OneCosts one, int... banked) {
    return new PigState(100, one, banked, 0, BOB, FIRST_ROUND);
  }

  private static PigState lastTurn(int... banked) {
    return new PigState(100, OneCosts.POT, banked, 5, BOB, PigState.LAST_ROUND);
  }

  private static void roll(PigState game, int... pips) {
    RecordedChance dice = RecordedChance.dice(pips);
    for (int i = 0; i < pips.length; i++) {
      game.play(ROLL, dice, Journal.OFF);
    }
  }
}
