package plateau.panic.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.Decision;
import plateau.kernel.Player;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.panic.PanicGame;
import plateau.panic.rules.PanicMove;
import plateau.panic.rules.PanicState;

/** Both players in whole games. */
class WholeGamesTest {

  private static final PanicGame GAME = new PanicGame();

  private static final Map<String, String> OTHER_RULES =
      Map.of(
          "infection-cards", "2",
          "gas-cans-to-burn", "4",
          "host-card-last-resort", "on",
          "master-and-servant", "on",
          "bullets-per-ammo", "1",
          "first-aid-costs-ap", "off",
          "max-parasite-phases", "20");

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void everyDecisionIsLegalAndEveryGameEnds(int seats) {
    for (long seed = 1; seed <= 25; seed++) {
      finish(start(seats, Map.of(), seed), seed);
      finish(start(seats, OTHER_RULES, seed), seed);
    }
  }

  /** Who sees the same decides the same, whatever the others hold. */
  @Test
  void aDecisionDependsOnTheViewAlone() {
    for (long seed = 1; seed <= 4; seed++) {
      Seeded dice = new Seeded(seed);
      PanicState state = GAME.start(Setup.of(GAME.info(), 5, Map.of()), dice, Journal.OFF);
      List<Player<PanicState, PanicMove>> players = players(5);
      while (state.toMove() != Seat.OVER) {
        int seat = state.toMove();
        PanicMove move = players.get(seat).decide(new Decision<>(GAME, state));
        PanicState imagined = GAME.imagine(state, seat, dice);
        assertThat(player(seat).decide(new Decision<>(GAME, imagined)))
            .as("seed %d, %s", seed, GAME.view(state, seat))
            .isEqualTo(move);
        state.play(move, dice, Journal.OFF);
      }
    }
  }

  /** The table of docs/decisions is measured on more games. */
  @Test
  void bothSidesWinAFairShareOfGamesOfSix() {
    int games = 120;
    int wonByHumans = 0;
    for (long seed = 1; seed <= games; seed++) {
      PanicState end = finish(start(6, Map.of(), seed), seed);
      wonByHumans += end.result().code().equals("HIVE_BURNED") ? 1 : 0;
    }
    assertThat(wonByHumans).isBetween(games / 5, games - games / 5);
  }

  private static PanicState start(int seats, Map<String, String> options, long seed) {
    return GAME.start(Setup.of(GAME.info(), seats, options), new Seeded(seed), Journal.OFF);
  }

  private static PanicState finish(PanicState state, long seed) {
    Chance dice = new Seeded(seed);
    List<Player<PanicState, PanicMove>> players = players(6);
    int decisions = 0;
    while (state.toMove() != Seat.OVER) {
      PanicMove move = players.get(state.toMove()).decide(new Decision<>(GAME, state));
      assertThat(state.moves()).as("seed %d, decision %d", seed, decisions).contains(move);
      state.play(move, dice, Journal.OFF);
      decisions++;
    }
    assertThat(decisions).as("seed %d", seed).isLessThan(GAME.info().longestMatch());
    return state;
  }

  private static List<Player<PanicState, PanicMove>> players(int seats) {
    List<Player<PanicState, PanicMove>> players = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(player(seat));
    }
    return players;
  }

  private static Player<PanicState, PanicMove> player(int seat) {
    return GAME.players().get(seat % 2).create(GAME, "", new Seeded(seat));
  }
}
