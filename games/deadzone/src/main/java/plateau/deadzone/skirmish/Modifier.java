package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.sight.Sight;
import plateau.deadzone.sight.Visibility;
import plateau.kernel.basis.Named;

/** What adds dice to a test or takes them away (A7.4, A7.6); a set of them is an int. */
public enum Modifier implements Named {
  CLEAR_SHOT(2),
  HIGH_GROUND(1),
  FRIENDLY_FIRE(-2),
  SMOKE(-1),
  SUPPRESSIVE(1),
  SCOPE(2),
  AMMO(1),
  EXTRA_DIE(1),
  MOVED_IN(1),
  FRIENDS(1),
  FOE_INJURED(1),
  BIGGER(1),
  FOE_PINNED(1),
  HEAVY(-1),

  /** What is told of a test that has none. */
  NONE(0);

  private static final List<Modifier> ALL = List.of(values());

  /** Every test begins with so many dice (A5.1). */
  public static final int BASE = 3;

  private final int dice;
  private final String id = "mod-" + Named.kebab(name());

  Modifier(int dice) {
    this.dice = dice;
  }

  @Override
  public String id() {
    return id;
  }

  public int dice() {
    return dice;
  }

  /** A set with this one alone, if it applies. */
  public int when(boolean applies) {
    return applies ? 1 << ordinal() : 0;
  }

  /**
   * A7.4: what follows for a shot from where the two stand and from the weapon, as a set; rules and
   * forecasts roll with the same.
   *
   * @param haze the cubes beside smoke
   * @param isFriendThere whether a friend of the shooter is in the target's cube
   */
  static int ofShot(
      Sight sight,
      CubeSet smoke,
      CubeSet haze,
      Weapon weapon,
      int from,
      int to,
      boolean isFriendThere) {
    return CLEAR_SHOT.when(sight.visibility(from, to, smoke) == Visibility.CLEAR)
        | HIGH_GROUND.when(Cube.level(from) > Cube.level(to))
        | FRIENDLY_FIRE.when(isFriendThere)
        | SMOKE.when(!haze.isEmpty() && Sight.isHazy(from, to, haze))
        | SCOPE.when(weapon.has(Keyword.SNIPER_SCOPE));
  }

  /** A7.4: the same for suppressive fire. */
  public static int ofSuppression(int modifiersOfShot) {
    return modifiersOfShot | SUPPRESSIVE.when(true);
  }

  /** A7.6: what follows in a fight for the attacker, as a set; for rules and forecasts. */
  static int ofAttacker(
      FigureType type,
      boolean hasFriends,
      FigureType foe,
      boolean isFoeInjured,
      boolean hasMovedIn,
      boolean wasFoePinned) {
    return ofDefender(type, hasFriends, foe, isFoeInjured, /* fightsBack= */ true)
        | MOVED_IN.when(hasMovedIn)
        | FOE_PINNED.when(wasFoePinned);
  }

  /** A7.6: the same for the one attacked, who rolls Fight or Survive. */
  static int ofDefender(
      FigureType type,
      boolean hasFriends,
      FigureType foe,
      boolean isFoeInjured,
      boolean fightsBack) {
    return FRIENDS.when(hasFriends)
        | FOE_INJURED.when(isFoeInjured)
        | BIGGER.when(type.size() > foe.size())
        | HEAVY.when(fightsBack && type.hasArm(Keyword.HEAVY));
  }

  /** The dice of a test with these modifiers. The test itself has at least one die (R24). */
  static int diceWith(int modifiers) {
    int dice = BASE;
    for (int left = modifiers; left != 0; left &= left - 1) {
      dice += ALL.get(Integer.numberOfTrailingZeros(left)).dice;
    }
    return dice;
  }

  static List<Modifier> listOf(int modifiers) {
    if (modifiers == 0) {
      return List.of(NONE);
    }
    List<Modifier> list = new ArrayList<>();
    for (int left = modifiers; left != 0; left &= left - 1) {
      list.add(ALL.get(Integer.numberOfTrailingZeros(left)));
    }
    return list;
  }
}
