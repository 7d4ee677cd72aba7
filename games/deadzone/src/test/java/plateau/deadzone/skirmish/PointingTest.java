package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.view.FigureSeen;
import plateau.deadzone.view.SkirmishView;
import plateau.kernel.words.Message;

/** What is said of a figure that somebody points at and cannot choose. */
class PointingTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();

  private static Skirmish captainAndHand(String hand) {
    return Skirmish.between("wardens", "ironworks")
        .put("warden-captain", "D1")
        .put("warden-medic", "D2")
        .put("crew-hand-1", hand);
  }

  private static List<String> why(Skirmish skirmish, int side, String figure) {
    DeadzoneState state = skirmish.state;
    SkirmishView view = (SkirmishView) GAME.view(state, state.toMove());
    List<FigureSeen> figures = view.sides().get(side).figures();
    int number = figures.stream().map(seen -> seen.figure().id()).toList().indexOf(figure);
    return GAME
        .whyNot(state, state.toMove(), "sides." + side + ".figures." + number)
        .map(Message::key)
        .stream()
        .toList();
  }

  @Test
  void anEnemyIsNotActivatedAndAReadyFigureOfOnesOwnIs() {
    Skirmish skirmish = captainAndHand("D3").turnOf(0);
    assertThat(why(skirmish, 1, "crew-hand-1")).containsExactly("refused.enemy");
    assertThat(why(skirmish, 0, "warden-captain")).isEmpty();
  }

  @Test
  void anEnemyWhoCannotBeShotSaysWhyAndOneWhoCanDoesNot() {
    assertThat(why(captainAndHand("D3").activate("warden-captain"), 1, "crew-hand-1")).isEmpty();
    assertThat(why(captainAndHand("D8").activate("warden-captain"), 1, "crew-hand-1"))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("refused.");
  }

  @Test
  void whileOneActsAFriendWhomItCannotHelpWaits() {
    assertThat(why(captainAndHand("D3").activate("warden-captain"), 0, "warden-medic"))
        .containsExactly("refused.active");
    assertThat(why(captainAndHand("D3").activate("warden-medic"), 0, "warden-captain"))
        .containsExactly("refused.nothing-to-heal");
  }

  @Test
  void nothingIsSaidOfTheActiveFigureOrOfThingsThatAreNotThere() {
    Skirmish skirmish = captainAndHand("D3").activate("warden-captain");
    assertThat(why(skirmish, 0, "warden-captain")).isEmpty();
    DeadzoneState state = skirmish.state;
    assertThat(GAME.whyNot(state, state.toMove(), "sides.0.figures.99")).isEmpty();
    assertThat(GAME.whyNot(state, state.toMove(), "smoke.0")).isEmpty();
  }
}
