package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.pig.Pig;

class GamesTest {

  @Test
  void gamesAreFoundOnTheClassPathAndSortedById() {
    assertThat(Games.all())
        .extracting(game -> game.info().id())
        .containsExactly("duel", "iceberg", "pig");
  }

  @Test
  void aGameIsFoundById() {
    assertThat(Games.named("pig")).isInstanceOf(Pig.class).isSameAs(Games.named("pig"));
  }

  @Test
  void anUnknownGameIsToldWithTheKnownAndTheNearest() {
    Problem problem = catchThrowableOfType(Problem.class, () -> Games.named("pgi"));
    assertThat(Words.in(Language.ENGLISH, Games.class).say(problem.message()))
        .isEqualTo(
            "There is no game \"pgi\". Known games: duel, iceberg, pig. Did you mean \"pig\"?");
    assertThat(Words.in(Language.FRENCH, Games.class).say(problem.message()))
        .isEqualTo(
            "Le jeu « pgi » n'existe pas. Jeux connus : duel, iceberg, pig. Vouliez-vous dire « pig"
                + " » ?");
  }

  @Test
  void whereNothingIsNearItMayBeAJarOfItsOwn() {
    Problem problem = catchThrowableOfType(Problem.class, () -> Games.named("backgammon"));
    assertThat(Words.in(Language.ENGLISH, Games.class).say(problem.message()))
        .isEqualTo(
            "There is no game \"backgammon\". Known games: duel, iceberg, pig. A game in a jar of"
                + " its own is known when the folder of the jar is named: --games FOLDER.");
  }
}
