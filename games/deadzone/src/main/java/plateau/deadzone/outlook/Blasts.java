package plateau.deadzone.outlook;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.effect.Explosions;
import plateau.deadzone.effect.Pinning;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;
import plateau.deadzone.skirmish.Modifier;
import plateau.deadzone.skirmish.Side;

/** What an explosion may do to each figure in a cube (A7.9). Pushes that follow are not counted. */
final class Blasts {

  private Blasts() {}

  /** The enemies of the side that causes it first, as in the rules. */
  static List<Harm> in(DeadzoneState state, int cube, int side) {
    List<Harm> blasts = new ArrayList<>();
    addAll(state, state.figures.in(Side.other(side), cube), blasts);
    addAll(state, state.figures.in(side, cube), blasts);
    return blasts;
  }

  private static void addAll(DeadzoneState state, int figures, List<Harm> blasts) {
    for (int left = figures; left != 0; left = Figures.rest(left)) {
      blasts.add(of(state, Figures.first(left)));
    }
  }

  private static Harm of(DeadzoneState state, int figure) {
    Attempt survive = Attempt.of(Modifier.BASE, state.type(figure).survive());
    OpposedOdds test = OpposedOdds.of(Explosions.blast(), survive);
    HitOdds hit = HitOdds.of(test, state.type(figure), state.figures.damage(figure), 0);
    boolean isPinned = Pinning.canBePinned(state.type(figure));
    return harm(state, figure, hit, isPinned ? 1 - hit.dead() : 0);
  }

  static Harm harm(DeadzoneState state, int figure, HitOdds hit, double pinned) {
    return new Harm(
        state.id(figure),
        Side.ALL.get(Side.of(figure)),
        hit.injured(),
        hit.dead(),
        pinned,
        hit.damage());
  }
}
