package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.sight.Visibility;
import plateau.deadzone.view.Bar;
import plateau.deadzone.view.Sighting;

/** The enemies as the active figure sees them: whom it can shoot, how well, and why not (A7.4). */
final class Sightings {

  // A chance alone names no move.
  private static final Function<Command, String> UNSAID = Object::toString;

  private final DeadzoneState state;
  private final int figure;

  private Sightings(DeadzoneState state) {
    this.state = state;
    figure = state.activation.figure();
  }

  static List<Sighting> of(DeadzoneState state) {
    Sightings sightings = new Sightings(state);
    List<Sighting> all = new ArrayList<>();
    int enemies = state.figures.enemiesOf(sightings.figure);
    for (int left = enemies; left != 0; left = Figures.rest(left)) {
      all.add(sightings.of(Figures.first(left)));
    }
    return all;
  }

  private Sighting of(int enemy) {
    int from = state.figures.cube(figure);
    int to = state.figures.cube(enemy);
    Optional<Bar> bar = bar(enemy);
    return new Sighting(
        state.id(enemy),
        Side.ALL.get(Side.of(enemy)),
        Cube.name(from),
        Cube.name(to),
        Cube.distance(from, to),
        state.field().sight().visibility(from, to, state.hazards.smoke()),
        state.field().sight().obstacle(from, to, state.hazards.smoke()).map(Sighting.Hiding::of),
        bar,
        bar.isPresent() ? Optional.empty() : Optional.of(shot(enemy)));
  }

  private Sighting.FirstShot shot(int enemy) {
    for (byte weapon : state.scenario.ranged(figure)) {
      if (canShoot(enemy, weapon)) {
        double harm =
            AttackOdds.declared(state, UNSAID, AttackKind.SHOT, figure, enemy, weapon).harm();
        return new Sighting.FirstShot(WeaponId.of(state.weapon(weapon)), harm);
      }
    }
    throw new IllegalStateException("nothing bars the shot, and no weapon makes it");
  }

  private boolean canShoot(int enemy, int weapon) {
    return Shooting.isAffordable(state, weapon) && Shooting.canHit(state, figure, enemy, weapon);
  }

  private Optional<Bar> bar(int enemy) {
    if (!state.type(figure).canShoot()) {
      return Optional.of(Bar.UNARMED);
    }
    if (state.isInMelee(figure)) {
      return Optional.of(Bar.IN_MELEE);
    }
    int from = state.figures.cube(figure);
    int to = state.figures.cube(enemy);
    if (state.field().sight().visibility(from, to, state.hazards.smoke()) == Visibility.BLOCKED) {
      return Optional.of(Bar.OUT_OF_SIGHT);
    }
    if (Cube.distance(from, to) > state.type(figure).longestRange()) {
      return Optional.of(Bar.OUT_OF_RANGE);
    }
    for (byte weapon : state.scenario.ranged(figure)) {
      if (canShoot(enemy, weapon)) {
        return Optional.empty();
      }
    }
    return Optional.of(isEmptyAgainst(enemy) ? Bar.RELOADING : Bar.SPENT);
  }

  private boolean isEmptyAgainst(int enemy) {
    int distance = Cube.distance(state.figures.cube(figure), state.figures.cube(enemy));
    for (byte number : state.scenario.ranged(figure)) {
      Weapon weapon = state.weapon(number);
      if (distance <= weapon.range() && !weapon.has(Keyword.SLOW_RELOAD)) {
        return false;
      }
    }
    return state.figures.isReloading(figure);
  }
}
