package plateau.iceberg.rules;

import java.util.List;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * A position of Iceberg as the kernel knows positions: the engine's match, and what the map fixes.
 * A copy is a copy of the match. One thread at a time.
 */
public final class IcebergState implements State<IcebergState, IcebergMove> {

  private final Terrain terrain;
  private final Ice ice;

  /** A match on this map, at player 0's first decision. */
  public IcebergState(IceMap map, Journal journal) {
    this(new Terrain(map), new Ice(map));
    new Chronicle(ice, journal).beginRound();
  }

  private IcebergState(Terrain terrain, Ice ice) {
    this.terrain = terrain;
    this.ice = ice;
  }

  @Override
  public int toMove() {
    return ice.isOver() ? Seat.OVER : ice.player();
  }

  @Override
  public List<IcebergMove> moves() {
    return ice.isOver() ? List.of() : LegalMoves.of(ice);
  }

  @Override
  public void play(IcebergMove move, Chance chance, Journal journal) {
    Chronicle chronicle = new Chronicle(ice, journal);
    switch (move) {
      case IcebergMove.OfAgent action -> chronicle.act(action);
      case IcebergMove.EndTurn _ -> chronicle.endTurn();
    }
  }

  /** §7: the higher score wins; equal scores are a draw (R18). */
  @Override
  public Result result() {
    if (!ice.isOver()) {
      throw new IllegalStateException("the match is in round " + ice.round());
    }
    List<Integer> scores = List.of(ice.score(0), ice.score(1));
    return switch (Integer.compare(ice.score(0), ice.score(1))) {
      case 0 -> new Result("draw", List.of(), scores);
      case 1 -> new Result("blue-wins", List.of(0), scores);
      default -> new Result("red-wins", List.of(1), scores);
    };
  }

  @Override
  public IcebergState copy() {
    return new IcebergState(terrain, ice.copy());
  }

  /** The match itself, with all its questions. */
  public Ice ice() {
    return ice;
  }

  Terrain terrain() {
    return terrain;
  }
}
