package plateau.players.search;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.player.Decision;
import plateau.kernel.player.Hints;

/**
 * What was learnt from imagined matches. Each begins with another position that fits what the seat
 * knows and throws its own dice; so the tree holds no position, only moves. One thread at a time.
 */
final class Tree<S extends State<S, M>, M> {

  // Half the square root of two: rewards lie between 0 and 1. Not tuned.
  private static final double CURIOSITY = 0.7;

  private final Hints<S, M> hints;
  private final Playout<S, M> playout;
  private final Seeded dice;
  private final List<Node<M>> path = new ArrayList<>();
  private @Nullable Node<M> root;

  Tree(Game<S, M> game, long seed) {
    this.hints = game.hints();
    this.playout = new Playout<>(game);
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

  /** The move was played, and the same seat decides again: what was learnt behind it is kept. */
  void follow(int seat, M move) {
    root = root == null ? null : root.child(seat, move);
  }

  private Node<M> rootOf(Decision<S, M> decision) {
    Node<M> known = root;
    if (known == null) {
      known = new Node<>(decision.seat(), decision.moves().getFirst(), 0);
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
    for (int i = 0; i < moves.size(); i++) {
      Node<M> child = child(node, i, seat, moves.get(i), state);
      child.offer();
      double urgency = urgency(child);
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

  private double urgency(Node<M> child) {
    if (child.hasPromise()) {
      return child.urgencyWithPromise(CURIOSITY);
    }
    return child.isNew() ? Double.POSITIVE_INFINITY : child.urgency(CURIOSITY);
  }

  private Node<M> child(Node<M> node, int place, int seat, M move, S state) {
    if (node.isChild(place, seat, move)) {
      return node.children().get(place);
    }
    Node<M> known = node.child(seat, move);
    return known != null ? known : node.add(new Node<>(seat, move, hints.promise(state, move)));
  }
}
