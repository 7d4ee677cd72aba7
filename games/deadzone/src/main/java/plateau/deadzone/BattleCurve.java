package plateau.deadzone;

import java.util.List;
import plateau.deadzone.command.Side;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;
import plateau.kernel.Gauges;

/** What a simulation reads off a skirmish, round by round: points and living figures. */
final class BattleCurve implements Gauges<DeadzoneState> {

  private static final List<String> SERIES =
      List.of("south-points", "north-points", "south-figures", "north-figures");

  @Override
  public int time(DeadzoneState state) {
    return Math.max(1, state.round());
  }

  @Override
  public List<String> series() {
    return SERIES;
  }

  @Override
  public void read(DeadzoneState state, int[] into) {
    for (int side = 0; side < Side.COUNT; side++) {
      int figures = state.figures.standing(side) & ~Figures.SENTRIES;
      into[side] = state.points(side);
      into[Side.COUNT + side] = Integer.bitCount(figures);
    }
  }

  @Override
  public List<String> marks() {
    return List.of();
  }

  @Override
  public long taken(DeadzoneState state) {
    return 0;
  }
}
