package plateau.players.search;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * What was learnt from imagined matches. Each begins with another position that fits what the seat
 * knows and throws its own dice; so the tree holds no position, only moves. Moves of others that
 * the seat cannot tell apart lead to the same place, so it is not taken to act on what it cannot
 * know. One thread at a time.
 */
final class Tree<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Approach approach;
  private final Promises<S, M> promises;
  private final Playout<S, M> playout;
  private final int breadth;
  private final Seeded dice;
  private final List<Node<M>> path = new ArrayList<>();
  private @Nullable Witness<S, M> witness;
  private @Nullable Node<M> root;

  Tree(Game<S, M> game, long seed) {
    this.game = game;
    this.approach = Approach.to(game);
    this.playout = new Playout<>(game, approach);
    this.breadth = game.hints().breadth();
    this.dice = new Seeded(seed);
    this.promises = new Promises<>(game, approach, dice);
  }

  /** One more imagined match. */
  void grow(Decision<S, M> decision) {
    S state = decision.imagine(dice);
    Node<M> node = rootOf(decision);
    path.clear();
    node = step(node, state);
    while (!node.isNew() && state.toMove() != Seat.OVER) {
      node = step(seen(node, state, decision.seat()), state);
    }
    playout.run(state, dice);
    for (int i = 0; i < path.size(); i++) {
      path.get(i).learn(playout.reward(state, path.get(i).seat()));
    }
  }

  private Node<M> step(Node<M> from, S state) {
    Node<M> node = next(from, state);
    state.play(node.move(), dice, Journal.OFF);
    path.add(node);
    return node;
  }

  // Whoever searches will decide by what it sees then. What others see scatters, as that differs
  // from one imagined position to the next.
  private Node<M> seen(Node<M> node, S state, int seat) {
    boolean looks = approach.judgesAlone() && state.toMove() == seat;
    return looks ? node.seen(game.view(state, seat)) : node;
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
  void follow(M move, Decision<S, M> decision) {
    Node<M> played = root == null ? null : root.child(decision.seat(), move);
    root = played == null || !approach.judgesAlone() ? played : played.seen(decision.view());
  }

  private Node<M> rootOf(Decision<S, M> decision) {
    Node<M> known = root;
    if (known == null) {
      known = new Node<>(decision.seat(), decision.moves().getFirst(), 0, false);
      root = known;
      witness = game.isCertain() ? null : new Witness<>(game, decision.seat());
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
      double urgency = child.urgency(approach.curiosity(), approach.confidence());
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
    double[] promised = promises.of(state, moves);
    double enough = atLeast(promised);
    boolean isFirst = node.children().isEmpty();
    for (int i = 0; i < promised.length; i++) {
      M move = moves.get(i);
      if (isFirst || node.find(seat, move, i) == Node.NONE) {
        boolean isSetAside = promised[i] < enough;
        Node<M> twin = twin(node, move, state, moves);
        node.add(
            twin == null
                ? new Node<>(seat, move, promised[i], isSetAside)
                : twin.lookalike(move, promised[i], isSetAside));
      }
    }
  }

  // A move of another seat that whoever searches cannot tell from this one.
  private @Nullable Node<M> twin(Node<M> node, M move, S state, List<M> moves) {
    Witness<S, M> eyes = witness;
    if (eyes == null || eyes.seat() == state.toMove()) {
      return null;
    }
    for (int i = 0; i < node.children().size() && eyes.mayMiss(move); i++) {
      Node<M> other = node.children().get(i);
      if (other.isOfKind(state.toMove(), move)
          && moves.contains(other.move())
          && eyes.takesForOne(move, other.move(), state)) {
        return other;
      }
    }
    return null;
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
