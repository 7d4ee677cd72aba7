package plateau.codroid.rules;

import static plateau.codroid.rules.Measure.SHOPPING_GOOD_PRACTICE;
import static plateau.codroid.rules.Zydia.board;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Step 3: example W-13 and its rulings. */
class ComingHomeExamplesTest {

  private static final String[] OUT = {"academy 2/1/1/1", "market-2 1/0/1/0", "market-1 3/1/0/0"};

  private static final String[] HOME = {
    "ring-5 0/0/1/0, crater-6 0/1/0/0, gas-5 1/0/0/0, crater-1 1/0/0/0, ring-1 0/0/0/1",
    "crater-2 0/0/1/0, gas-1 1/0/0/0"
  };

  @Test
  @Tag("W-13")
  @Tag("R-33")
  @Tag("R-34")
  @Tag("R-35")
  @Tag("R-36")
  @DisplayName("W-13 Coming home")
  void w13ComingHome() {
    board(OUT)
        .markerOn("ring-5")
        .comeHome()
        .holds(HOME[0], HOME[1], "market-2 3/1/0/0")
        .markerIsOn("ring-2");
  }

  @Test
  @Tag("W-13")
  @Tag("R-36")
  @DisplayName("W-13 Coming home with good shopping practice")
  void w13ComingHomeWithGoodShoppingPractice() {
    board(OUT)
        .inForce(SHOPPING_GOOD_PRACTICE)
        .markerOn("ring-5")
        .comeHome()
        .holds(HOME[0], HOME[1], "ring-2 0/1/0/0, crater-3 1/0/0/0, gas-2 1/0/0/0, ring-3 1/0/0/0")
        .markerIsOn("gas-3");
  }

  @Test
  @Tag("R-60")
  void goodShoppingPracticeDoesNotExpelThoseAtTheTills() {
    board("market-2 2/0/1/0, crater-1 0/0/1/0")
        .inRound(2)
        .openMeasures()
        .play(SHOPPING_GOOD_PRACTICE)
        .changed()
        .endTurn()
        .comeHome()
        .has("market-2 empty")
        .totalsAre("2/0/2/0");
  }

  @Test
  void robotsInPublicPlacesStay() {
    board("bar 1/1/1/1, cinema 2/0/0/0").comeHome().changedNothing();
  }

  @Test
  @DisplayName("Twenty pupils go once around the board and a quarter")
  void manyGoAroundTheBoard() {
    board("academy 16/0/4/0")
        .markerOn("gas-4")
        .comeHome()
        .holds(
            "gas-4 1/0/1/0, ring-5 1/0/1/0, crater-6 1/0/1/0, gas-5 1/0/1/0",
            "crater-1 1/0/0/0, ring-1 1/0/0/0, crater-2 1/0/0/0, gas-1 1/0/0/0",
            "ring-2 1/0/0/0, crater-3 1/0/0/0, gas-2 1/0/0/0, ring-3 1/0/0/0",
            "gas-3 1/0/0/0, crater-4 1/0/0/0, ring-4 1/0/0/0, crater-5 1/0/0/0")
        .markerIsOn("crater-1");
  }
}
