package plateau.arena.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.kernel.AlteredGame;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.Setup;
import plateau.kernel.Sides;
import plateau.kernel.State;
import plateau.kernel.Strength;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

class LevelOrderTest {

  private static final int MATCHES = 40;
  private static final long SEED = 1;

  /** From weak to strong: in Pig, looking a move ahead is a good plan. */
  private static final List<String> RISING =
      List.of("careless:90:greedy", "careless:50:greedy", "careless:20:greedy", "greedy");

  private static List<Graded> levels(List<String> players) {
    return List.of(Level.values()).stream()
        .map(level -> Graded.unmeasured(level, players.get(level.ordinal())))
        .toList();
  }

  private static <S extends State<S, M>, M> LevelOrder order(Game<S, M> game, int threads) {
    Setup setup = Setup.of(game.info(), 2, Map.of());
    return new LevelOrder(
        new LevelMatches<>(game, _ -> setup, MATCHES, SEED, threads, "again"), (_, _) -> {});
  }

  @Test
  void levelsInOrderHoldAndAreCountedTheSameOnAnyNumberOfThreads() {
    List<Graded> counted = order(new Pig(), 1).counted(levels(RISING));
    assertThat(counted).isEqualTo(order(new Pig(), 3).counted(levels(RISING)));
    assertThat(order(new Pig(), 1).losers(counted)).as("seed %d", SEED).isEmpty();
    Strength hard = counted.get(Level.HARD.ordinal()).strengths().getFirst();
    assertThat(hard.against()).contains("normal");
    assertThat(hard.games()).isEqualTo(2 * MATCHES);
    assertThat(hard.command()).isEqualTo("again");
  }

  @Test
  void levelsInAWrongOrderLoseAndArePutRight() {
    LevelOrder order = order(new Pig(), 2);
    List<Graded> wrong =
        order.counted(levels(List.of(RISING.get(3), RISING.get(1), RISING.get(2), RISING.get(0))));
    assertThat(order.losers(wrong)).contains(Level.NORMAL, Level.EXPERT);
    List<Graded> ordered = order.ordered(wrong);
    assertThat(ordered).extracting(Graded::player).isEqualTo(RISING);
    assertThat(ordered).isEqualTo(order(new Pig(), 1).counted(levels(RISING)));
  }

  @Test
  void aLowestLevelThatLosesToChanceIsALoser() {
    LevelOrder order = order(new SpoiledPig(), 1);
    List<Graded> counted = order.counted(levels(RISING.reversed()));
    assertThat(order.losers(counted)).contains(Level.EASY);
  }

  @Test
  void whereAllWinTogetherThoseWhoWinLessOftenLose() {
    LevelOrder order = order(new FriendlyPig(), 1);
    List<Graded> counted = order.counted(levels(RISING));
    Strength easy = counted.getFirst().strengths().getFirst();
    assertThat(easy.against()).isEmpty();
    assertThat(easy.games()).isEqualTo(MATCHES);
    List<Integer> won = counted.stream().map(one -> one.strengths().getFirst().won()).toList();
    for (Level level : List.of(Level.NORMAL, Level.HARD, Level.EXPERT)) {
      assertThat(order.losers(counted).contains(level))
          .as("%s of %s, seed %d", level, won, SEED)
          .isEqualTo(won.get(level.ordinal()) < won.get(level.ordinal() - 1));
    }
    assertThat(order.ordered(counted))
        .extracting(one -> one.strengths().getFirst().won())
        .isEqualTo(won.stream().sorted().toList());
  }

  @Test
  void wherePlayersChangeSidesEachSideIsCountedApart() {
    List<Graded> counted = order(new SidedPig(), 2).counted(levels(RISING));
    List<Strength> expert = counted.getLast().strengths();
    assertThat(expert)
        .extracting(Strength::side)
        .containsExactly(Optional.of("first"), Optional.of("second"));
    assertThat(expert).extracting(Strength::games).containsExactly(MATCHES, MATCHES);
    // Sides that are seats: the same matches as by seats, counted apart.
    Strength bySeats = order(new Pig(), 1).counted(levels(RISING)).getLast().strengths().getFirst();
    assertThat(expert.get(0).won() + expert.get(1).won()).isEqualTo(bySeats.won());
  }

  /** A Pig in which whoever looks ahead is told the contrary. */
  private static final class SpoiledPig extends AlteredGame<PigState, PigMove> {
    SpoiledPig() {
      super(new Pig());
    }

    @Override
    public Optional<Evaluation<PigState>> evaluation() {
      return game.evaluation().map(good -> (state, seat) -> 1 - good.of(state, seat));
    }
  }

  private static final class FriendlyPig extends AlteredGame<PigState, PigMove> {
    FriendlyPig() {
      super(new Pig());
    }

    @Override
    public boolean isCooperative() {
      return true;
    }
  }

  private static final class SidedPig extends AlteredGame<PigState, PigMove> {
    SidedPig() {
      super(new Pig());
    }

    @Override
    public Optional<Sides<PigState>> sides() {
      return Optional.of(
          new Sides<>() {
            @Override
            public List<String> ids() {
              return List.of("first", "second");
            }

            @Override
            public int of(PigState state, int seat) {
              return seat;
            }

            @Override
            public int winner(PigState over) {
              return over.result().winners().getFirst();
            }
          });
    }
  }
}
