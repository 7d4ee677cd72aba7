package plateau.panic.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.IllegalSetup;
import plateau.kernel.PlayerKind;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.panic.PanicGame;
import plateau.panic.rules.PanicMove;
import plateau.panic.rules.PanicState;

/** How the players are named. */
class KindsTest {

  private static final PanicGame GAME = new PanicGame();
  private static final List<Words> LANGUAGES =
      List.of(
          Words.in(Language.ENGLISH, PanicGame.class), Words.in(Language.FRENCH, PanicGame.class));

  @Test
  void theGameOffersThemAndSaysWhatTheyDo() {
    assertThat(GAME.players())
        .extracting(PlayerKind::id)
        .containsExactly("cautious", "bold", "ruthless", "shrewd", "timid");
    for (PlayerKind<PanicState, PanicMove> kind : GAME.players()) {
      assertThat(LANGUAGES).allMatch(words -> words.has("player." + kind.id() + ".about"));
    }
  }

  @Test
  void anArgumentIsRefusedInWords() {
    for (PlayerKind<PanicState, PanicMove> kind : GAME.players()) {
      assertThatThrownBy(() -> kind.create(GAME, "fast", new Seeded(1)))
          .isInstanceOfSatisfying(
              IllegalSetup.class,
              problem ->
                  assertThat(LANGUAGES)
                      .allSatisfy(
                          words ->
                              assertThat(words.say(problem.message()))
                                  .contains("fast", kind.id())
                                  .doesNotContain("{")));
    }
  }
}
