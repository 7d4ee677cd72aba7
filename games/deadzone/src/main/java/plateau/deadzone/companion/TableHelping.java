package plateau.deadzone.companion;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.companion.TableActivation.Change;
import plateau.deadzone.jade.procedure.Help;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.SpecialOrder;

/** Steps 9 and 10 of C2.6, and the order field-patch of step 12: who is helped (B8.2, B8.3). */
final class TableHelping {

  private final TableActivation a;
  private final Enemies enemies;
  private final TableMoving moving;
  private Optional<Member> patient = Optional.empty();

  TableHelping(TableActivation activation, Enemies enemies, TableMoving moving) {
    this.a = activation;
    this.enemies = enemies;
    this.moving = moving;
  }

  /** Asks who is nearest, if something could be done for somebody. */
  boolean choose(Help help) {
    boolean canHelp = a.budget().canShort(Kind.SPECIAL) || moving.isThinkable();
    patient = canHelp ? find(help) : Optional.empty();
    return patient.isPresent();
  }

  private Optional<Member> find(Help help) {
    return switch (help) {
      case HEAL -> injured();
      case RELOAD -> reloading();
    };
  }

  // Who is injured is known if it was told. F itself is at distance 0; among those in its cube the
  // roster decides (B4.2), unless it will use a medi-pack on itself and heal nobody.
  private Optional<Member> injured() {
    List<Member> hurt = living(Member::canBeHealed);
    if (hurt.contains(a.figure()) && a.figure().carries(Item.MEDI_PACK)) {
      return Optional.of(a.figure());
    }
    if (hurt.contains(a.figure())) {
      return hurt.stream()
          .takeWhile(one -> one != a.figure())
          .filter(one -> a.yes(Fork.MEDIC_NEAREST, "T", one.type()))
          .findFirst()
          .or(() -> Optional.of(a.figure()));
    }
    if (!hurt.isEmpty()) {
      return nearest(hurt);
    }
    if (!a.yes(Fork.MEDIC_HURT)) {
      return Optional.empty();
    }
    Optional<Member> told = nearest(living(one -> !one.has(Keyword.CONSTRUCT)));
    told.ifPresent(one -> one.suffer(1));
    return told;
  }

  private Optional<Member> reloading() {
    List<Member> friends =
        living(one -> one != a.figure() && one.type().hasArm(Keyword.SLOW_RELOAD));
    List<Member> reloading = friends.stream().filter(Member::isReloading).toList();
    if (reloading.isEmpty() && (friends.isEmpty() || !a.yes(Fork.GUNNER_RELOADING))) {
      return Optional.empty();
    }
    Optional<Member> told = nearest(reloading.isEmpty() ? friends : reloading);
    told.ifPresent(one -> one.reload(true));
    return told;
  }

  private List<Member> living(Predicate<Member> wanted) {
    return a.known().force().living().filter(wanted).toList();
  }

  // Who cannot move helps only those who may be in its cube.
  private Optional<Member> nearest(List<Member> friends) {
    List<Member> inReach =
        moving.isThinkable()
            ? friends
            : friends.stream().filter(one -> !a.facts().isInAnotherCube(one.type().id())).toList();
    return inReach.isEmpty()
        ? Optional.empty()
        : Optional.of(enemies.friend(Question.WHICH, inReach));
  }

  /** Whether its patient is in its cube; not asked where it could do nothing for it. */
  boolean isHere(Help help) {
    Member who = patient.orElseThrow();
    Fork fork = help == Help.HEAL ? Fork.MEDIC_SAME_CUBE : Fork.GUNNER_SAME_CUBE;
    return who == a.figure()
        || (isAlive() && a.budget().canShort(Kind.SPECIAL) && a.yes(fork, "T", who.type()));
  }

  /** As far as it was told. */
  boolean isAlive() {
    return !patient.orElseThrow().isDead();
  }

  TableTarget target() {
    return TableTarget.of(patient.orElseThrow());
  }

  boolean help(Help help) {
    Member who = patient.orElseThrow();
    boolean isNeeded = help == Help.HEAL ? who.canBeHealed() : who.isReloading();
    if (!isNeeded || !a.budget().canShort(Kind.SPECIAL)) {
      return false;
    }
    a.budget().payShort(Kind.SPECIAL);
    a.change(Change.ANY);
    switch (help) {
      case HEAL -> {
        a.tellAbout(Instruction.HEAL, who);
        who.suffer(who.wounds() - 1);
      }
      case RELOAD -> {
        a.tellAbout(Instruction.RELOAD, who);
        who.reload(false);
      }
    }
    return true;
  }

  /** B3.4: first what is damaged, then a Reload counter; itself, then friends in its cube. */
  boolean patchUp() {
    if (!a.canGiveOrder(SpecialOrder.FIELD_PATCH)) {
      return false;
    }
    Optional<Member> damaged = inCube(Member::isInjured);
    if (damaged.isPresent()) {
      a.giveOrderOn(damaged.get());
      damaged.get().suffer(damaged.get().wounds() - 1);
      return true;
    }
    Optional<Member> reloading = inCube(Member::isReloading);
    reloading.ifPresent(a::giveOrderOn);
    reloading.ifPresent(one -> one.reload(false));
    return reloading.isPresent();
  }

  private Optional<Member> inCube(Predicate<Member> wanted) {
    if (wanted.test(a.figure())) {
      return Optional.of(a.figure());
    }
    return a.known()
        .force()
        .friendsOf(a.figure())
        .filter(wanted)
        .sorted(Comparator.comparingInt(Member::wounds).reversed())
        .filter(one -> a.yes(Fork.PATCH_SAME_CUBE, "T", one.type()))
        .findFirst();
  }
}
