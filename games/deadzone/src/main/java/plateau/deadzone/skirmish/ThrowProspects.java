package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Direction;
import plateau.deadzone.command.Side;
import plateau.deadzone.dice.SuccessOdds;
import plateau.deadzone.roster.Item;
import plateau.kernel.journal.Entry;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** Where a grenade may land, and what it does to everybody there (A7.5). */
final class ThrowProspects {

  // Of those beside the cube, whom a throw that goes astray may hit.
  private static final double WORTH_TELLING = 0.01;

  private ThrowProspects() {}

  static Prospect at(DeadzoneState state, int cube, Prospect prospect) {
    int figure = state.activation.figure();
    boolean isOwnCube = state.figures.cube(figure) == cube;
    double hit = isOwnCube ? 1 : SuccessOdds.of(Grenades.attempt(state, figure)).atLeast(1);
    List<Share> shares = new ArrayList<>();
    if (hit < 1) {
      shares.add(astray(state, cube, 1 - hit));
    }
    if (!state.figures.carries(figure, Item.SMOKE_GRENADE)) {
      shares.addAll(new FateShares(state).ofEach(fates(state, cube, hit)).all());
    }
    Prospect told = prospect.touching(ViewPaths.figuresIn(state, cube));
    return shares.isEmpty() ? told : told.with(List.of(Odds.of(shares)));
  }

  private static Share astray(DeadzoneState state, int cube, double chance) {
    List<Entry> told = new ArrayList<>();
    for (Direction direction : Direction.ALL) {
      String landing = Cube.name(Grenades.strayed(state, cube, direction));
      told.add(new Event.GrenadeStrayed(direction, landing));
    }
    return new Share(Message.of("outlook.astray"), chance, List.of(), told);
  }

  private static List<Fate> fates(DeadzoneState state, int cube, double hit) {
    int side = Side.of(state.activation.figure());
    List<Fate> fates = new ArrayList<>();
    landings(state, cube, hit)
        .forEach(
            (landing, chance) -> {
              for (Fate blast : Mishaps.explosion(state, landing, side)) {
                Fate fate = blast.or(chance, new Fate(state, blast.figure()));
                if (landing == cube || fate.hurt() >= WORTH_TELLING) {
                  fates.add(fate);
                }
              }
            });
    return fates;
  }

  private static Map<Integer, Double> landings(DeadzoneState state, int cube, double hit) {
    Map<Integer, Double> landings = new LinkedHashMap<>();
    landings.put(cube, hit);
    for (Direction direction : Direction.ALL) {
      double chance = (1 - hit) / Direction.ALL.size();
      landings.merge(Grenades.strayed(state, cube, direction), chance, Double::sum);
    }
    return landings;
  }
}
