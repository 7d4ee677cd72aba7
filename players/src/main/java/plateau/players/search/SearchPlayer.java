package plateau.players.search;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.State;
import plateau.kernel.Thinker;
import plateau.kernel.Thought;
import plateau.kernel.chance.Chance;
import plateau.kernel.words.Message;

/**
 * Monte Carlo tree search. It is asked for a decision and never sees the true position, only
 * imagined ones.
 *
 * <p>With a budget of matches a decision depends on nothing but its position and its chance: a
 * resumed match goes on as it would have. With a budget of time nothing can be repeated anyway, so
 * what was learnt is kept while the same seat goes on deciding.
 */
public final class SearchPlayer<S extends State<S, M>, M> implements Thinker<S, M> {

  private static final int MOST_TREES = 8;

  private final Game<S, M> game;
  private final Budget budget;
  private final Chance chance;
  private @Nullable Memory<S, M> memory;

  /** What a search by time remembers of its last decision. */
  private record Memory<S extends State<S, M>, M>(Forest<S, M> forest, int step, M played) {}

  public SearchPlayer(Game<S, M> game, Budget budget, Chance chance) {
    this.game = game;
    this.budget = budget;
    this.chance = chance;
  }

  @Override
  public M decide(Decision<S, M> decision) {
    List<M> moves = decision.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    return switch (budget) {
      case Budget.Matches(int count) -> soonest(decision, count);
      case Budget.Millis(int millis) -> byTime(decision, millis, () -> true).getFirst().move();
    };
  }

  // The move that thinking to the end would choose.
  private M soonest(Decision<S, M> decision, int count) {
    Forest<S, M> forest = forest(count);
    forest.growUntilDecided(decision, count);
    return forest.thoughts(decision.moves()).getFirst().move();
  }

  /**
   * What it thinks, unless whoever asked is interrupted: then it stops at once.
   *
   * @throws CancellationException when the thread that asked was interrupted
   */
  @Override
  public List<Thought<M>> think(Decision<S, M> decision) {
    BooleanSupplier isWanted = new StillWanted();
    List<Thought<M>> thoughts =
        switch (budget) {
          case Budget.Matches(int count) -> byMatches(decision, count, isWanted);
          case Budget.Millis(int millis) -> byTime(decision, millis, isWanted);
        };
    if (!isWanted.getAsBoolean()) {
      throw new CancellationException();
    }
    return thoughts;
  }

  private List<Thought<M>> byMatches(Decision<S, M> decision, int count, BooleanSupplier isWanted) {
    Forest<S, M> forest = forest(count);
    forest.grow(decision, count, isWanted);
    return forest.thoughts(decision.moves());
  }

  private Forest<S, M> forest(int count) {
    int trees = Math.clamp(count / Approach.to(game).matchesForATree(), 1, MOST_TREES);
    return new Forest<>(game, chance.seed(), trees);
  }

  private List<Thought<M>> byTime(Decision<S, M> decision, int millis, BooleanSupplier isWanted) {
    long deadline = System.nanoTime() + millis * 1_000_000L;
    Forest<S, M> forest = remembered(decision);
    forest.growUntil(decision, deadline, isWanted);
    List<Thought<M>> thoughts = forest.thoughts(decision.moves());
    memory = new Memory<>(forest, decision.step(), thoughts.getFirst().move());
    return thoughts;
  }

  private Forest<S, M> remembered(Decision<S, M> decision) {
    Memory<S, M> last = memory;
    if (last == null || decision.step() != last.step() + 1) {
      return new Forest<>(game, chance.seed(), Runtime.getRuntime().availableProcessors());
    }
    last.forest().follow(last.played(), decision);
    return last.forest();
  }

  /** {@code mcts}, {@code mcts:2000} for 2000 imagined matches a decision, {@code mcts:500ms}. */
  public static final class Kind<S extends State<S, M>, M> implements PlayerKind<S, M> {

    private static final String STANDARD = "1000";

    @Override
    public String id() {
      return "mcts";
    }

    @Override
    public Player<S, M> create(Game<S, M> game, String argument, Chance chance) {
      String text = argument.isEmpty() ? STANDARD : argument;
      Budget budget =
          Budget.read(text)
              .orElseThrow(
                  () -> new IllegalSetup(Message.of("player.mcts.budget", "found", argument)));
      return new SearchPlayer<>(game, budget, chance);
    }
  }
}
