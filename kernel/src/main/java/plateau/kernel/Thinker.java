package plateau.kernel;

import java.util.List;

/** A player that can say what it thinks of its moves. */
public interface Thinker<S extends State<S, M>, M> extends Player<S, M> {

  /** What it thinks of every legal move, the one that it would play first. */
  List<Thought<M>> think(Decision<S, M> decision);

  @Override
  default M decide(Decision<S, M> decision) {
    return think(decision).getFirst().move();
  }
}
