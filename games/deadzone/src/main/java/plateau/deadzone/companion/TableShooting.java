package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.companion.TableActivation.Change;
import plateau.deadzone.jade.procedure.Strength;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.words.Message;

/** SHOOT-AT, SHOOT-T and SHOOT-ANY of C2.5. */
final class TableShooting {

  private final TableActivation a;
  private final Enemies enemies;
  // A free-shot die pays for the shot.
  private boolean free;

  TableShooting(TableActivation activation, Enemies enemies) {
    this.a = activation;
    this.enemies = enemies;
  }

  /** [shoot free, has ranged weapon]: whether some weapon is loaded and affordable. */
  boolean isPossible() {
    return usable().findAny().isPresent();
  }

  /** Whether it was said that it sees an enemy that it could shoot; nothing is asked. */
  boolean isKnownToSee() {
    return isPossible() && a.facts().isAnyoneSeen(range());
  }

  private Stream<Weapon> usable() {
    return affordable().filter(this::isLoaded);
  }

  private Stream<Weapon> affordable() {
    FigureType type = a.figure().type();
    return type.canShoot() ? type.ranged().stream().filter(this::isAffordable) : Stream.of();
  }

  private boolean isAffordable(Weapon weapon) {
    return free
        || (weapon.has(Keyword.HEAVY) ? a.budget().canLong() : a.budget().canShort(Kind.SHOOT));
  }

  private boolean isLoaded(Weapon weapon) {
    return !weapon.has(Keyword.SLOW_RELOAD) || !a.figure().isReloading();
  }

  private int range() {
    return usable().mapToInt(Weapon::range).max().orElse(0);
  }

  /** Whether it sees an enemy that it could shoot; without asking if it could shoot nobody. */
  boolean seesAny(Fork fork) {
    return isPossible() && a.yes(fork, "R", range());
  }

  /** Whether it has a clear shot on an enemy. */
  boolean isClear() {
    return isPossible() && !a.inMelee() && a.yes(Fork.OPENING_CLEAR, "R", range());
  }

  /** Whether a shot at somebody can come, as far as it was said. */
  boolean isThinkable() {
    return usable().anyMatch(this::mayReachSomebody) && !a.inMelee();
  }

  private boolean mayReachSomebody(Weapon weapon) {
    return weapon.range() > a.facts().unseenWithin();
  }

  /** SHOOT-T: whether it can. */
  boolean canShoot(TableTarget target) {
    return a.yes(Fork.SHOOT_T, "T", target.name(), "R", range());
  }

  /**
   * R53: whether it matters if a weapon is stopped only by the counter. If the figure can neither
   * move nor shoot, it reloads in the end in any case: then why is not asked.
   */
  boolean couldReloadFirst(boolean canStillMove) {
    return a.budget().canShort(Kind.SPECIAL)
        && (canStillMove || a.budget().canLong() || isPossible())
        && stopped().filter(this::mayReachSomebody).isPresent()
        && !a.inMelee();
  }

  boolean isStoppedByReload(TableTarget target) {
    int range = stopped().map(Weapon::range).orElse(0);
    return a.yes(Fork.SHOOT_T_RELOADED, "T", target.name(), "R", range);
  }

  private Optional<Weapon> stopped() {
    return affordable().filter(weapon -> !isLoaded(weapon)).findFirst();
  }

  void reload() {
    a.tellOwn(Instruction.RELOAD);
    a.budget().payShort(Kind.SPECIAL);
    a.figure().reload(false);
  }

  /** SHOOT-ANY. */
  boolean atAny() {
    return isPossible() && !a.inMelee() && seesAny(Fork.SHOOT_ANY) && atNearest();
  }

  /** q-which, then SHOOT-AT. */
  boolean atNearest() {
    Optional<TableTarget> nearest = enemies.which(Question.WHICH);
    nearest.ifPresent(this::at);
    return nearest.isPresent();
  }

  /** A free-shot die: at the target if that is possible, else at any enemy. */
  boolean forFree(Supplier<Optional<TableTarget>> aim) {
    free = a.dice().has(CommandDie.FREE_SHOT);
    boolean shot = free && isThinkable() && shootForFree(aim.get());
    free = false;
    return shot;
  }

  private boolean shootForFree(Optional<TableTarget> target) {
    if (target.isPresent() && a.yes(Fork.FREE_SHOT_T, "T", target.get().name(), "R", range())) {
      at(target.get());
      return true;
    }
    return atAny();
  }

  /** SHOOT-AT. */
  void at(TableTarget target) {
    Weapon weapon = strongest(target);
    pay(weapon);
    a.change(Change.ANY);
    boolean suppressive = weapon.has(Keyword.RAPID_FIRE) && rollsSuppression();
    a.tell(suppressive ? Instruction.SUPPRESS : Instruction.SHOOT, "T", target.name());
    if (!suppressive && a.figure().carries(Item.AMMO)) {
      a.tell(Instruction.AMMO);
      a.loseItem();
    }
    a.addExtraDie();
    a.giveOrder(SpecialOrder.STEADY_AIM);
    a.hasShot(target);
    if (weapon.has(Keyword.SLOW_RELOAD)) {
      a.figure().reload(true);
      a.tell(Instruction.COUNTER);
    }
  }

  private boolean rollsSuppression() {
    int die = a.rolls().rapidFire(a.figure());
    a.note(Message.of("companion.rapid-fire", "die", die));
    return Strength.isSuppressive(die);
  }

  private void pay(Weapon weapon) {
    if (free) {
      a.dice().take(CommandDie.FREE_SHOT);
    } else if (weapon.has(Keyword.HEAVY)) {
      a.budget().payLong();
    } else {
      a.budget().payShort(Kind.SHOOT);
    }
  }

  // B4.4: the strongest that reaches. How far away the target is matters only when the weapons are
  // shot in different ways.
  private Weapon strongest(TableTarget target) {
    List<Weapon> worthwhile = worthwhile();
    while (worthwhile.size() > 1 && !areShotAlike(worthwhile)) {
      Weapon best = worthwhile.getFirst();
      if (a.yes(Fork.SHOOT_AT_WITHIN, "T", target.name(), "R", best.range())) {
        return best;
      }
      worthwhile.removeFirst();
    }
    return worthwhile.getFirst();
  }

  // A weaker weapon is worth having only if it reaches farther.
  private List<Weapon> worthwhile() {
    List<Weapon> worthwhile = new ArrayList<>();
    List<Weapon> rest = new ArrayList<>(usable().toList());
    while (!rest.isEmpty()) {
      Weapon strongest = Strength.strongest(rest);
      worthwhile.add(strongest);
      rest.removeIf(weapon -> weapon.range() <= strongest.range());
    }
    return worthwhile;
  }

  private static boolean areShotAlike(List<Weapon> weapons) {
    return Stream.of(Keyword.RAPID_FIRE, Keyword.HEAVY, Keyword.SLOW_RELOAD)
        .allMatch(way -> weapons.stream().map(weapon -> weapon.has(way)).distinct().count() == 1);
  }
}
