package plateau.players.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Hints;

/**
 * Where a line of moves leads, whatever chance and the secrets of others make of it: a mean over
 * all positions that were met there (an open loop). So the legal moves differ from one visit to the
 * next, and a child counts how often it could have been chosen beside how often it was.
 *
 * <p>Children stand in the order in which they were met, which is nearly that of the legal moves. A
 * visit that meets no new move allocates nothing.
 */
final class Node<M> {

  static final int NONE = -1;

  // More than any urgency: whoever is set aside comes after all others.
  private static final double BEHIND = 1e6;

  private final int seat;
  private final M move;
  private final double promise;
  private final boolean isSetAside;
  private final List<Node<M>> children = new ArrayList<>(0);
  private int visits;
  private int chances;
  private double total;

  /**
   * @param seat who chose the move that leads here
   * @param promise how good the move looked beforehand
   * @param isSetAside whether others looked so much better that it is not worth a try
   */
  Node(int seat, M move, double promise, boolean isSetAside) {
    this.seat = seat;
    this.move = move;
    this.promise = promise;
    this.isSetAside = isSetAside;
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
   * often passed over (UCB1, with the times it was on offer instead of the visits of its parent). A
   * promise counts as some tries; without one, what is new comes first.
   */
  double urgency(double curiosity, int confidence) {
    if (promise == Hints.NO_IDEA) {
      return visits == 0 ? Double.POSITIVE_INFINITY : urgency(curiosity, total, visits, chances);
    }
    double hoped = total + confidence * promise;
    double urgency = urgency(curiosity, hoped, visits + confidence, chances + 1);
    return isSetAside ? urgency - BEHIND : urgency;
  }

  private static double urgency(double curiosity, double total, int tries, int chances) {
    return total / tries + curiosity * Math.sqrt(Math.log(chances) / tries);
  }

  /** Where the child for this move of this seat stands, or {@link #NONE}; looks there first. */
  int find(int mover, M wanted, int there) {
    int size = children.size();
    for (int i = 0; i < size; i++) {
      int place = there + i < size ? there + i : there + i - size;
      Node<M> child = children.get(place);
      if (child.seat == mover && child.move.equals(wanted)) {
        return place;
      }
    }
    return NONE;
  }

  /** The child for this move of this seat, or null. */
  @Nullable Node<M> child(int mover, M wanted) {
    int place = find(mover, wanted, 0);
    return place == NONE ? null : children.get(place);
  }

  Node<M> add(Node<M> child) {
    children.add(child);
    return child;
  }
}
