package plateau.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.AlteredGame;
import plateau.kernel.Decision;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

class StandardPlayersTest {

  private static final long SEED = 11;

  @Test
  void everyGameHasRandomGreedySearchAndCareless() {
    assertThat(StandardPlayers.<PigState, PigMove>kinds())
        .extracting(PlayerKind::id)
        .containsExactly("random", "greedy", "mcts", "careless");
  }

  @Test
  void randomPlaysEveryLegalMoveSoonerOrLater() {
    Player<PigState, PigMove> random = player(new Pig(), "random", "", SEED);
    Set<PigMove> played = EnumSet.noneOf(PigMove.class);
    for (int i = 0; i < 100; i++) {
      played.add(random.decide(new Decision<>(new Pig(), withPot(5))));
    }
    assertThat(played).as("seed %d", SEED).containsExactlyInAnyOrder(PigMove.values());
  }

  @Test
  void greedyBeatsRandomInPigByFar() {
    assertThat(winsOfFirst(new Pig(), "greedy", "random", 200))
        .as("seed %d", SEED)
        .isGreaterThan(150);
    assertThat(winsOfFirst(new Pig(), "random", "greedy", 200)).as("seed %d", SEED).isLessThan(50);
  }

  @Test
  void withoutAnEvaluationGreedyPlaysOutAtRandomAndStillBeatsRandom() {
    assertThat(winsOfFirst(unvalued(), "greedy", "random", 100))
        .as("seed %d", SEED)
        .isGreaterThan(65);
  }

  // Another roll brings 20/6 points on average and costs a sixth of the pot: it pays below 20.
  @Test
  void greedyRollsOnASmallPotAndHoldsALargeOne() {
    assertThat(decisionOfGreedy(withPot(5))).as("seed %d", SEED).isEqualTo(PigMove.ROLL);
    assertThat(decisionOfGreedy(withPot(6, 6, 6, 6, 6, 6)))
        .as("seed %d", SEED)
        .isEqualTo(PigMove.HOLD);
  }

  @Test
  void greedyImaginesOnceWhereNothingIsHiddenOrLeftToChance() {
    Optional<Evaluation<PigState>> evaluation = new Pig().evaluation();
    assertThat(imaginedByGreedy(new Wrapped(evaluation, true))).isEqualTo(1);
    assertThat(imaginedByGreedy(new Wrapped(evaluation, false))).isEqualTo(5);
    assertThat(imaginedByGreedy(new Wrapped(Optional.empty(), true))).isEqualTo(5);
  }

  private static int imaginedByGreedy(Wrapped game) {
    player(game, "greedy", "5", SEED).decide(new Decision<>(game, withPot(5)));
    return game.imagined;
  }

  @Test
  void theSameChanceGivesTheSameDecision() {
    PigMove first =
        player(new Pig(), "greedy", "3", 5).decide(new Decision<>(new Pig(), withPot(5)));
    PigMove again =
        player(new Pig(), "greedy", "3", 5).decide(new Decision<>(new Pig(), withPot(5)));
    assertThat(again).isEqualTo(first);
  }

  @Test
  void thinkingLeavesThePositionAsItWas() {
    PigState state = withPot(5);
    Object before = new Pig().view(state, Seat.REFEREE);
    player(unvalued(), "greedy", "5", SEED).decide(new Decision<>(unvalued(), state));
    assertThat(new Pig().view(state, Seat.REFEREE)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "10000", "many", "1.5", " 3"})
  void greedyTakesAWholeNumberOfPositions(String argument) {
    assertThat(refusal(Language.ENGLISH, "greedy", argument))
        .isEqualTo(
            "The player \"greedy\" takes the number of positions to imagine, from 1 to 9999, but"
                + " \"greedy:"
                + argument
                + "\" was given. Write for example \"greedy:32\", or just \"greedy\".");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "30", "0:greedy", "100:greedy", "30:gredy", "30:", "x:greedy"})
  void carelessTakesAShareAndAnotherPlayer(String argument) {
    assertThat(refusal(Language.ENGLISH, "careless", argument))
        .startsWith("The player \"careless\" takes how many of 100 decisions")
        .contains("\"careless:" + argument + "\" was given");
  }

  @Test
  void carelessFollowsTheOtherPlayerOnlySometimes() {
    Player<PigState, PigMove> careless = player(new Pig(), "careless", "50:greedy:64", SEED);
    Decision<PigState, PigMove> decision = new Decision<>(new Pig(), withPot(6, 6, 6, 6, 6, 6));
    Set<PigMove> chosen = EnumSet.noneOf(PigMove.class);
    for (int i = 0; i < 50; i++) {
      chosen.add(careless.decide(decision));
    }
    assertThat(chosen).as("seed %d", SEED).containsExactlyInAnyOrder(PigMove.values());
  }

  @Test
  void randomTakesNoArgument() {
    assertThat(refusal(Language.ENGLISH, "random", "7"))
        .isEqualTo(
            "The player \"random\" takes nothing behind a colon, but \"random:7\" was given."
                + " Write just \"random\".");
    assertThat(refusal(Language.FRENCH, "random", "7"))
        .isEqualTo(
            "Le joueur « random » n'accepte rien après un deux-points, mais « random:7 » a été"
                + " donné. Écrivez seulement « random ».");
  }

  @Test
  void theLanguagesHaveTheSameSentencesAndPlaceholders() {
    Words english = Words.in(Language.ENGLISH, StandardPlayers.class);
    Words french = Words.in(Language.FRENCH, StandardPlayers.class);
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(Template.placeholders(french.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
  }

  private static int winsOfFirst(
      Game<PigState, PigMove> game, String first, String second, int games) {
    int wins = 0;
    for (int i = 0; i < games; i++) {
      long seed = Seeded.derive(SEED, i);
      List<Player<PigState, PigMove>> players =
          List.of(player(game, first, "", seed), player(game, second, "", seed + 1));
      Seeded dice = new Seeded(seed + 2);
      PigState state = game.start(setup("50"), dice, Journal.OFF);
      while (state.toMove() != Seat.OVER) {
        PigMove move = players.get(state.toMove()).decide(new Decision<>(game, state));
        state.play(move, dice, Journal.OFF);
      }
      wins += state.result().won(0) ? 1 : 0;
    }
    return wins;
  }

  private static Player<PigState, PigMove> player(
      Game<PigState, PigMove> game, String id, String argument, long seed) {
    PlayerKind<PigState, PigMove> kind =
        StandardPlayers.<PigState, PigMove>kinds().stream()
            .filter(known -> known.id().equals(id))
            .findFirst()
            .orElseThrow();
    return kind.create(game, argument, new Seeded(seed));
  }

  private static String refusal(Language language, String id, String argument) {
    IllegalSetup problem =
        catchThrowableOfType(IllegalSetup.class, () -> player(new Pig(), id, argument, SEED));
    return Words.in(language, StandardPlayers.class).say(problem.message());
  }

  private static PigMove decisionOfGreedy(PigState state) {
    return player(new Pig(), "greedy", "400", SEED).decide(new Decision<>(new Pig(), state));
  }

  private static PigState withPot(int... rolls) {
    PigState state = new Pig().start(setup("100"), new Seeded(0), Journal.OFF);
    for (int pips : rolls) {
      state.play(PigMove.ROLL, RecordedChance.dice(pips), Journal.OFF);
    }
    return state;
  }

  private static Setup setup(String target) {
    return Setup.of(new Pig().info(), 2, Map.of("target", target));
  }

  private static Wrapped unvalued() {
    return new Wrapped(Optional.empty(), false);
  }

  /** Pig with other facts, which counts how often its positions are imagined. */
  private static final class Wrapped extends AlteredGame<PigState, PigMove> {

    private final Optional<Evaluation<PigState>> evaluation;
    private final boolean certain;
    private int imagined;

    Wrapped(Optional<Evaluation<PigState>> evaluation, boolean certain) {
      super(new Pig());
      this.evaluation = evaluation;
      this.certain = certain;
    }

    @Override
    public Optional<Evaluation<PigState>> evaluation() {
      return evaluation;
    }

    @Override
    public boolean isCertain() {
      return certain;
    }

    @Override
    public PigState imagine(PigState state, int seat, Chance chance) {
      imagined++;
      return super.imagine(state, seat, chance);
    }
  }
}
