package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.Autoplay;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.Level;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.players.seating.Seating;

/** Easy, normal, hard and expert can be named wherever a player is, in every game. */
class LevelsTest {

  private static final long SEED = 1;

  static Stream<Arguments> levelsOfGames() {
    return Games.all().stream()
        .map(game -> game.info().id())
        .flatMap(game -> Stream.of(Level.values()).map(level -> Arguments.of(game, level)));
  }

  @ParameterizedTest
  @MethodSource("levelsOfGames")
  void everyLevelPlaysAWholeMatch(String game, Level level) {
    assertThat(lastToMove(Games.named(game), level))
        .as("%s, seed %d", level, SEED)
        .isEqualTo(Seat.OVER);
  }

  // On the first seat; chance on the others, so that matches are short.
  private static <S extends State<S, M>, M> int lastToMove(Game<S, M> game, Level level) {
    String others = ",random".repeat(game.info().minSeats() - 1);
    var seating = Seating.read(game, level.id() + others, Seating.People.ABSENT);
    Setup setup = seating.seated(Setup.of(game.info(), seating.size(), Map.of()));
    return new Autoplay<>(game, setup, seating).play(SEED, (step, state) -> {}).toMove();
  }

  @Test
  void aLevelPlaysAsItsPlayerDoes() {
    Game<?, ?> game = Games.named("iceberg");
    String player = Seating.player(game, "normal");
    assertThat(player).isEqualTo(game.levels().get(Level.NORMAL.ordinal()).player());
    assertThat(Seating.player(game, "greedy:4")).isEqualTo("greedy:4");
  }

  @Test
  void aSeatListKeepsTheNameOfTheLevel() {
    Game<?, ?> game = Games.named("iceberg");
    assertThat(Seating.read(game, "easy,planner", Seating.People.ABSENT).names())
        .isEqualTo(List.of("easy", "planner"));
  }
}
