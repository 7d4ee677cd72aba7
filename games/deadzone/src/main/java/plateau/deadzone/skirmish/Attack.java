package plateau.deadzone.skirmish;

import plateau.deadzone.command.AttackKind;

/**
 * The shot, fight or break-away that is under way, from its declaration to its dice: both sides may
 * have something to decide in between (A5.2).
 */
public final class Attack {

  private AttackKind kind = AttackKind.SHOT;
  private byte attacker = Figures.NOBODY;
  private byte defender = Figures.NOBODY;
  private byte weapon = Scenario.NO_WEAPON;
  private byte defence = Scenario.NO_WEAPON;
  private boolean hasAmmo;
  private boolean hasMovedIn;
  private boolean wasPinned;
  private boolean hasAttackDie;
  private boolean hasDefenceDie;

  Attack() {}

  Attack copy() {
    Attack copy = new Attack();
    copy.kind = kind;
    copy.attacker = attacker;
    copy.defender = defender;
    copy.weapon = weapon;
    copy.defence = defence;
    copy.hasAmmo = hasAmmo;
    copy.hasMovedIn = hasMovedIn;
    copy.wasPinned = wasPinned;
    copy.hasAttackDie = hasAttackDie;
    copy.hasDefenceDie = hasDefenceDie;
    return copy;
  }

  /** Declares an attack; what is told about it afterwards begins with nothing. */
  void declare(AttackKind newKind, int by, int on, int with) {
    kind = newKind;
    attacker = (byte) by;
    defender = (byte) on;
    weapon = (byte) with;
    defence = Scenario.NO_WEAPON;
    hasAmmo = false;
    hasMovedIn = false;
    wasPinned = false;
    hasAttackDie = false;
    hasDefenceDie = false;
  }

  void clear() {
    declare(AttackKind.SHOT, Figures.NOBODY, Figures.NOBODY, Scenario.NO_WEAPON);
  }

  public AttackKind kind() {
    return kind;
  }

  public int attacker() {
    return attacker;
  }

  public int defender() {
    return defender;
  }

  public int weapon() {
    return weapon;
  }

  /** The weapon of a defender who fights back; {@link Scenario#NO_WEAPON} for one who survives. */
  public int defence() {
    return defence;
  }

  boolean isAnswered() {
    return defence != Scenario.NO_WEAPON;
  }

  void answerWith(int defenceWeapon) {
    defence = (byte) defenceWeapon;
  }

  boolean hasAmmo() {
    return hasAmmo;
  }

  void useAmmo() {
    hasAmmo = true;
  }

  /** Whether the attacker entered the cube in this very action. */
  public boolean hasMovedIn() {
    return hasMovedIn;
  }

  void setMovedIn() {
    hasMovedIn = true;
  }

  /** Whether the defender was pinned when the fight started. */
  public boolean wasPinned() {
    return wasPinned;
  }

  void setWasPinned() {
    wasPinned = true;
  }

  boolean hasAttackDie() {
    return hasAttackDie;
  }

  void addAttackDie() {
    hasAttackDie = true;
  }

  boolean hasDefenceDie() {
    return hasDefenceDie;
  }

  void addDefenceDie() {
    hasDefenceDie = true;
  }
}
