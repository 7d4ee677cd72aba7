package plateau.players.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.player.Hints;

/**
 * Where a line of moves leads, whatever chance and the secrets of others make of it: a mean over
 * all positions that were met there (an open loop). So the legal moves differ from one visit to the
 * next, and a child counts how often it could have been chosen beside how often it was.
 */
final class Node<M> {

  private record Choice(int seat, Object move) {}

  private final int seat;
  private final M move;
  private final double promise;
  private final List<Node<M>> children = new ArrayList<>();
  private final Map<Choice, Node<M>> byChoice = new HashMap<>();
  private int visits;
  private int chances;
  private double total;

  /**
   * @param seat who chose the move that leads here
   * @param promise how good the move looked beforehand
   */
  Node(int seat, M move, double promise) {
    this.seat = seat;
    this.move = move;
    this.promise = promise;
  }

  M move() {
    return move;
  }

  int visits() {
    return visits;
  }

  double total() {
    return total;
  }

  List<Node<M>> children() {
    return children;
  }

  boolean isNew() {
    return visits == 0;
  }

  int seat() {
    return seat;
  }

  boolean hasPromise() {
    return promise != Hints.NO_IDEA;
  }

  /** One more match went this way, and brought this to who chose it. */
  void learn(double reward) {
    visits++;
    total += reward;
  }

  /** The move could have been chosen. */
  void offer() {
    chances++;
  }

  /**
   * How much this child deserves the next try: what it has brought, and a bonus for those that were
   * often passed over (UCB1, with the times it was on offer instead of the visits of its parent).
   */
  double urgency(double curiosity) {
    return total / visits + curiosity * Math.sqrt(Math.log(chances) / visits);
  }

  /** The same, where the promise of the move counts as one try. */
  double urgencyWithPromise(double curiosity) {
    int tries = visits + 1;
    return (total + promise) / tries + curiosity * Math.sqrt(Math.log(chances + 1.0) / tries);
  }

  /** The child for this move, if it is where it was the last time: so it mostly is. */
  boolean isChild(int place, int mover, M wanted) {
    if (place >= children.size()) {
      return false;
    }
    Node<M> child = children.get(place);
    return child.seat == mover && child.move.equals(wanted);
  }

  /** The child for this move of this seat, or null. */
  @Nullable Node<M> child(int mover, M wanted) {
    return byChoice.get(new Choice(mover, wanted));
  }

  Node<M> add(Node<M> child) {
    children.add(child);
    byChoice.put(new Choice(child.seat, child.move), child);
    return child;
  }
}
