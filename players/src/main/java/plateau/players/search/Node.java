package plateau.players.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
  // Itself, or the first of the moves that look the same: what lies behind them all hangs on it.
  private final Node<M> original;
  private final List<Node<M>> children;
  // Only asked for one view at a time: the order of a map must not decide anything.
  private @Nullable Map<Object, Node<M>> sights;
  private int visits;
  private int chances;
  private double total;

  /**
   * @param seat who chose the move that leads here
   * @param promise how good the move looked beforehand
   * @param isSetAside whether others looked so much better that it is not worth a try
   */
  Node(int seat, M move, double promise, boolean isSetAside) {
    this(seat, move, promise, isSetAside, null);
  }

  private Node(int seat, M move, double promise, boolean isSetAside, @Nullable Node<M> original) {
    this.seat = seat;
    this.move = move;
    this.promise = promise;
    this.isSetAside = isSetAside;
    this.original = original == null ? this : original;
    this.children = original == null ? new ArrayList<>(0) : original.children;
  }

  /** Another move, which whoever searches cannot tell from this one: the same lies behind both. */
  Node<M> lookalike(M other, double itsPromise, boolean isItSetAside) {
    return new Node<>(seat, other, itsPromise, isItSetAside, original);
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

  /** The same, for a seat to which it looks like this: what is tried there is its own. */
  Node<M> seen(Object view) {
    Map<Object, Node<M>> known = original.sights;
    if (known == null) {
      known = new HashMap<>();
      original.sights = known;
    }
    return known.computeIfAbsent(view, _ -> new Node<>(seat, move, promise, isSetAside));
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

  /** Whether this is a move of that seat and of the same kind as that move. */
  boolean isOfKind(int mover, M like) {
    return seat == mover && move.getClass() == like.getClass();
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
