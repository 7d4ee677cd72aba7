package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.json.Json;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.pig.Pig;
import plateau.players.seating.Seating;
import plateau.players.seating.Seating.People;
import plateau.secret.Duel;

class AutoplayTest {

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -7, 4611686018427387904L})
  void aSeedGivesTheSameMatchAsThroughTheDoor(long seed) {
    assertThat(positionsByAutoplay(new Pig(), "random,greedy:3,random", seed))
        .as("seed %d", seed)
        .isEqualTo(positionsByMatch(new Pig(), "random,greedy:3,random", seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {2, 3})
  void aSeedGivesTheSameMatchAsThroughTheDoorWhenThereAreSecrets(long seed) {
    assertThat(positionsByAutoplay(new Duel(), "greedy,random", seed))
        .as("seed %d", seed)
        .isEqualTo(positionsByMatch(new Duel(), "greedy,random", seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {5, 6})
  void aPlayerDecidesTheSameAfterAResume(long seed) {
    Match<?, ?> whole = playThroughTheDoor(start(new Pig(), "random,random", seed), seed);
    assertThat(resumedHalfway(new Pig(), "random,random", seed).steps())
        .as("seed %d", seed)
        .isEqualTo(whole.steps());
  }

  private static <S extends State<S, M>, M> List<String> positionsByAutoplay(
      Game<S, M> game, String seats, long seed) {
    Seating<S, M> seating = Seating.read(game, seats, People.ABSENT);
    Setup setup = Setup.of(game.info(), seating.size(), Map.of());
    List<String> positions = new ArrayList<>();
    new Autoplay<>(game, setup, seating)
        .play(seed, (step, state) -> positions.add(step + describe(game, state)));
    return positions;
  }

  private static <S extends State<S, M>, M> List<String> positionsByMatch(
      Game<S, M> game, String seats, long seed) {
    Table<S, M> table = start(game, seats, seed);
    List<String> positions = new ArrayList<>();
    positions.add(0 + describe(game, table.match().state()));
    while (!table.match().isOver()) {
      table.playOneMove(seed);
      int step = table.match().steps().size() - 1;
      positions.add(step + describe(game, table.match().state()));
    }
    return positions;
  }

  private static <S extends State<S, M>, M> Match<S, M> resumedHalfway(
      Game<S, M> game, String seats, long seed) {
    Table<S, M> table = start(game, seats, seed);
    var steps = playThroughTheDoor(table, seed).steps();
    var half = steps.subList(0, steps.size() / 2);
    Match<S, M> resumed = Match.resume(game, table.match().setup(), Dice.seeded(seed), half);
    return playThroughTheDoor(new Table<>(resumed, table.seating()), seed);
  }

  private static <S extends State<S, M>, M> Table<S, M> start(
      Game<S, M> game, String seats, long seed) {
    Seating<S, M> seating = Seating.read(game, seats, People.ABSENT);
    Setup setup = Setup.of(game.info(), seating.size(), Map.of());
    return new Table<>(Match.start(game, setup, Dice.seeded(seed)), seating);
  }

  private static <S extends State<S, M>, M> Match<S, M> playThroughTheDoor(
      Table<S, M> table, long seed) {
    while (!table.match().isOver()) {
      table.playOneMove(seed);
    }
    return table.match();
  }

  private static <S extends State<S, M>, M> String describe(Game<S, M> game, S state) {
    return Json.write(game.view(state, Seat.REFEREE));
  }

  private record Table<S extends State<S, M>, M>(Match<S, M> match, Seating<S, M> seating) {

    void playOneMove(long seed) {
      int seat = match.toMove();
      M move = seating.seated(seat, seed).decide(match.state(), match.steps().size());
      Answer answer = match.play(seat, match.game().notation().write(move));
      assertThat(answer).as("seed %d", seed).isInstanceOf(Answer.Accepted.class);
    }
  }
}
