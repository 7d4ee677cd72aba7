package plateau.players.search;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.Hints;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * What was learnt from imagined matches. Each begins with another position that fits what the seat
 * knows and throws its own dice; so the tree holds no position, only moves. One thread at a time.
 */
final class Tree<S extends State<S, M>, M> {

  private final Hints<S, M> hints;
  private final Playout<S, M> playout;
  private final int breadth;
  private final double curiosity;
  private final int confidence;
  private final Seeded dice;
  private final List<Node<M>> path = new ArrayList<>();
  private @Nullable Node<M> root;

  Tree(Game<S, M> game, long seed) {
    this.hints = game.hints();
    this.playout = new Playout<>(game);
    this.breadth = hints.breadth();
    this.curiosity = hints.curiosity();
    this.confidence = hints.confidence();
    this.dice = new Seeded(seed);
  }

  /** One more imagined match. */
  void grow(Decision<S, M> decision) {
    S state = decision.imagine(dice);
    Node<M> node = rootOf(decision);
    path.clear();
    do {
      node = next(node, state);
      state.play(node.move(), dice, Journal.OFF);
      path.add(node);
    } while (!node.isNew() && state.toMove() != Seat.OVER);
    playout.run(state, dice);
    for (int i = 0; i < path.size(); i++) {
      path.get(i).learn(playout.reward(state, path.get(i).seat()));
    }
  }

  /** The moves that were tried here, with what came of them. */
  List<Node<M>> branches() {
    return root == null ? List.of() : root.children();
  }

  /** Whether so many more matches could not make another move the most tried one. */
  boolean isDecided(int left) {
    int most = 0;
    int second = 0;
    for (Node<M> branch : branches()) {
      if (branch.visits() > most) {
        second = most;
        most = branch.visits();
      } else if (branch.visits() > second) {
        second = branch.visits();
      }
    }
    return most - second > left;
  }

  /** The move was played, and the same seat decides again: what was learnt behind it is kept. */
  void follow(int seat, M move) {
    root = root == null ? null : root.child(seat, move);
  }

  private Node<M> rootOf(Decision<S, M> decision) {
    Node<M> known = root;
    if (known == null) {
      known = new Node<>(decision.seat(), decision.moves().getFirst(), 0, false);
      root = known;
    }
    return known;
  }

  private Node<M> next(Node<M> node, S state) {
    int seat = state.toMove();
    List<M> moves = state.moves();
    Node<M> best = null;
    double most = Double.NEGATIVE_INFINITY;
    int fresh = 0;
    int place = 0;
    for (int i = 0; i < moves.size(); i++) {
      int found = node.find(seat, moves.get(i), place);
      if (found == Node.NONE) {
        welcome(node, seat, state, moves);
        found = node.find(seat, moves.get(i), place);
      }
      place = found + 1;
      Node<M> child = node.children().get(found);
      child.offer();
      double urgency = child.urgency(curiosity, confidence);
      if (urgency > most) {
        best = child;
        most = urgency;
        fresh = 1;
      } else if (urgency == most && child.isNew() && dice.below(++fresh) == 0) {
        best = child;
      }
    }
    return requireNonNull(best, "a seat to move has a legal move");
  }

  /** Takes in the moves that were not on offer here before. */
  private void welcome(Node<M> node, int seat, S state, List<M> moves) {
    double[] promises = hints.promises(state, moves);
    double enough = atLeast(promises);
    boolean isFirst = node.children().isEmpty();
    for (int i = 0; i < promises.length; i++) {
      M move = moves.get(i);
      if (isFirst || node.find(seat, move, i) == Node.NONE) {
        node.add(new Node<>(seat, move, promises[i], promises[i] < enough));
      }
    }
  }

  // The promise of the last move that is looked at.
  private double atLeast(double[] promises) {
    if (promises.length <= breadth) {
      return Double.NEGATIVE_INFINITY;
    }
    double[] sorted = promises.clone();
    Arrays.sort(sorted);
    return sorted[promises.length - breadth];
  }
}
