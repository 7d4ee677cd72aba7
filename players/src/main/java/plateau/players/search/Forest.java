package plateau.players.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.Thought;
import plateau.kernel.chance.Seeded;

/**
 * Several trees that know nothing of each other, grown side by side, and counted together at the
 * end. How many they are and what grows in each does not depend on the threads that grow them.
 */
final class Forest<S extends State<S, M>, M> {

  private final List<Tree<S, M>> trees = new ArrayList<>();

  Forest(Game<S, M> game, long seed, int size) {
    for (int tree = 0; tree < size; tree++) {
      trees.add(new Tree<>(game, Seeded.derive(seed, tree)));
    }
  }

  /**
   * At most so many imagined matches, and no more once they cannot change what is tried most: what
   * {@link #grow} decides is decided. Several trees may change each other's minds, so they go on.
   */
  void growUntilDecided(Decision<S, M> decision, int matches) {
    if (trees.size() > 1) {
      grow(decision, matches, () -> true);
      return;
    }
    Tree<S, M> tree = trees.getFirst();
    for (int i = 0; i < matches && !tree.isDecided(matches - i); i++) {
      tree.grow(decision);
    }
  }

  /**
   * So many imagined matches in all, shared out evenly.
   *
   * @param isWanted whether anybody still wants to know; asked after every match
   */
  void grow(Decision<S, M> decision, int matches, BooleanSupplier isWanted) {
    IntStream.range(0, trees.size())
        .parallel()
        .forEach(
            number -> {
              Decision<S, M> own = decision.copy();
              int share =
                  (int)
                      ((number + 1L) * matches / trees.size()
                          - (long) number * matches / trees.size());
              for (int i = 0; i < share && isWanted.getAsBoolean(); i++) {
                trees.get(number).grow(own);
              }
            });
  }

  /** Imagined matches until this moment of {@link System#nanoTime}, one a tree at the least. */
  void growUntil(Decision<S, M> decision, long deadline, BooleanSupplier isWanted) {
    trees.parallelStream()
        .forEach(
            tree -> {
              Decision<S, M> own = decision.copy();
              do {
                tree.grow(own);
              } while (System.nanoTime() - deadline < 0 && isWanted.getAsBoolean());
            });
  }

  /** The move was played, and the same seat decides again. */
  void follow(M move, Decision<S, M> decision) {
    trees.forEach(tree -> tree.follow(move, decision));
  }

  /** What all trees together say of these moves, the most tried first. */
  List<Thought<M>> thoughts(List<M> moves) {
    Map<M, Sum> sums = new LinkedHashMap<>();
    moves.forEach(move -> sums.put(move, new Sum()));
    for (Tree<S, M> tree : trees) {
      for (Node<M> branch : tree.branches()) {
        sums.computeIfPresent(branch.move(), (_, sum) -> sum.plus(branch));
      }
    }
    List<Thought<M>> thoughts = new ArrayList<>();
    sums.forEach((move, sum) -> thoughts.add(new Thought<>(move, sum.mean(), sum.visits)));
    thoughts.sort(
        Comparator.<Thought<M>>comparingInt(Thought::samples)
            .thenComparingDouble(Thought::odds)
            .reversed());
    return thoughts;
  }

  private static final class Sum {
    private int visits;
    private double total;

    Sum plus(Node<?> node) {
      visits += node.visits();
      total += node.total();
      return this;
    }

    double mean() {
      return visits == 0 ? 0 : total / visits;
    }
  }
}
