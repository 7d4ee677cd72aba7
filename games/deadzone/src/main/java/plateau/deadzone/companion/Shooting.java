package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.words.Message;

/** SHOOT-AT, SHOOT-T and SHOOT-ANY of C2.5. */
final class Shooting {

  // B8.4: from here on a rapid-fire weapon suppresses.
  private static final int SUPPRESSIVE = 6;

  // B4.4: ties go to the longer range, then to the order of the list, which sorting keeps.
  private static final Comparator<Weapon> STRONGEST_FIRST =
      Comparator.comparingInt(Weapon::power).thenComparingInt(Weapon::range).reversed();

  private final Activation a;
  private final Enemies enemies;
  // A free-shot die pays for the shot.
  private boolean free;

  Shooting(Activation activation, Enemies enemies) {
    this.a = activation;
    this.enemies = enemies;
  }

  /** [shoot free, has ranged weapon]: whether some weapon is loaded and affordable. */
  boolean isPossible() {
    return usable().findAny().isPresent();
  }

  /**
   * Whether a shot can still come, as far as it was said; nothing is asked. Reloading and shooting
   * takes all that a figure may do.
   */
  boolean isThinkable() {
    boolean canReload = a.budget().canLong();
    return !a.isKnownInMelee()
        && affordable()
            .filter(weapon -> isLoaded(weapon) || canReload)
            .anyMatch(weapon -> weapon.range() > a.facts().unseenWithin());
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
  boolean hasClearShot() {
    return isPossible() && a.yes(Fork.OPENING_CLEAR, "R", range());
  }

  /**
   * SHOOT-T; true when it has shot, or spent itself on reloading.
   *
   * @param canStillMove if not, it reloads in the end in any case: then why is not asked
   */
  boolean at(Target target, boolean canStillMove) {
    if (affordable().findAny().isEmpty() || a.inMelee()) {
      return false;
    }
    if (isPossible() && a.yes(Fork.SHOOT_T, "T", target.name(), "R", range())) {
      shoot(target);
      return true;
    }
    return (canStillMove || a.budget().canLong()) && reloadAndShoot(target);
  }

  // R53: the weapon is only stopped by the counter.
  private boolean reloadAndShoot(Target target) {
    Optional<Weapon> stopped = affordable().filter(weapon -> !isLoaded(weapon)).findFirst();
    if (stopped.isEmpty()
        || !a.budget().canShort(Kind.SPECIAL)
        || !a.yes(Fork.SHOOT_T_RELOADED, "T", target.name(), "R", stopped.get().range())) {
      return false;
    }
    reload();
    if (isPossible()) {
      shoot(target);
    }
    return true;
  }

  /** [F reloading, special free] i-reload. */
  void reloadAtTheEnd() {
    if (a.figure().isReloading() && a.budget().canShort(Kind.SPECIAL)) {
      reload();
    }
  }

  private void reload() {
    a.tellOwn(Instruction.RELOAD);
    a.budget().payShort(Kind.SPECIAL);
    a.figure().reload(false);
  }

  /** SHOOT-ANY. */
  void atAny() {
    if (isPossible() && !a.inMelee() && seesAny(Fork.SHOOT_ANY)) {
      atNearest();
    }
  }

  /** q-which, then SHOOT-AT. */
  void atNearest() {
    enemies.which(Question.WHICH).ifPresent(this::shoot);
  }

  /** A free-shot die: at the target if that is possible, else at any enemy. */
  void forFree(Supplier<Optional<Target>> aim) {
    free = a.dice().has(CommandDie.FREE_SHOT);
    if (free && isPossible() && !a.inMelee() && isThinkable()) {
      Optional<Target> target = aim.get();
      if (target.isPresent() && a.yes(Fork.FREE_SHOT_T, "T", target.get().name(), "R", range())) {
        shoot(target.get());
      } else {
        atAny();
      }
    }
    free = false;
  }

  // SHOOT-AT
  private void shoot(Target target) {
    Weapon weapon = strongest(target);
    boolean suppressive = weapon.has(Keyword.RAPID_FIRE) && rollsSuppression();
    a.tell(suppressive ? Instruction.SUPPRESS : Instruction.SHOOT, "T", target.name());
    if (!suppressive && a.figure().carries(Item.AMMO)) {
      a.tell(Instruction.AMMO);
      a.loseItem();
    }
    a.addExtraDie();
    a.giveOrder(SpecialOrder.STEADY_AIM);
    pay(weapon);
    a.facts().forgetEnemies();
    if (weapon.has(Keyword.SLOW_RELOAD)) {
      a.figure().reload(true);
      a.tell(Instruction.COUNTER);
    }
  }

  private boolean rollsSuppression() {
    int die = a.rolls().rapidFire(a.figure());
    a.note(Message.of("companion.rapid-fire", "die", die));
    return die >= SUPPRESSIVE;
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
  private Weapon strongest(Target target) {
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
    for (Weapon weapon : usable().sorted(STRONGEST_FIRST).toList()) {
      if (worthwhile.isEmpty() || weapon.range() > worthwhile.getLast().range()) {
        worthwhile.add(weapon);
      }
    }
    return worthwhile;
  }

  private static boolean areShotAlike(List<Weapon> weapons) {
    return Stream.of(Keyword.RAPID_FIRE, Keyword.HEAVY, Keyword.SLOW_RELOAD)
        .allMatch(way -> weapons.stream().map(weapon -> weapon.has(way)).distinct().count() == 1);
  }
}
