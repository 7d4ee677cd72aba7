package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.jade.ActionCard;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.SpecialOrder;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;

/** The course of an activation: C2.6 from step 2 on, one function each. */
final class Opening {

  private final Activation a;
  private final Dealer dealer;
  private final Enemies enemies;
  private final Shooting shooting;
  private final ItemFirst item;
  private final Moving moving;
  private final Fighting fighting;
  private boolean hasPickedUp;

  Opening(Activation activation, Dealer dealer) {
    this.a = activation;
    this.dealer = dealer;
    enemies = new Enemies(a);
    shooting = new Shooting(a, enemies);
    item = new ItemFirst(a, shooting);
    moving = new Moving(a, enemies);
    fighting = new Fighting(a);
  }

  void run() {
    if (a.figure().isSentry()) {
      a.introduce();
      shooting.atAny();
    } else if (isInControl()) {
      act(dealer.deal(a));
    } else {
      a.tell(Instruction.IDLE);
    }
  }

  // 2. Without an engineer nobody controls a remote figure.
  private boolean isInControl() {
    return !a.figure().has(Keyword.REMOTE)
        || (a.known().force().hasLiving(Keyword.ENGINEER)
            && (a.known().isQuick() || a.yes(Fork.OPENING_REMOTE)));
  }

  private void act(ActionCard card) {
    a.play(card);
    if (a.known().isQuick()) {
      new Checklist(a, card).tell();
      return;
    }
    CardTarget target = new CardTarget(a, enemies, card);
    rushAtOrder();
    standUp();
    pickUp(Fork.OPENING_ITEM);
    reactToMelee();
    item.useIfCertain();
    reactToCloseEnemy();
    shootIfClear();
    helpAsMedic();
    helpAsGunner();
    new CardTree(a, target, item, shooting, moving, fighting).play(card);
    shooting.reloadAtTheEnd();
    useDice(target);
    pickUp(Fork.CLOSING_ITEM);
  }

  // B3.3: blood-rush comes first. It changes the numbers, so it must be known whether the leader
  // lives.
  private void rushAtOrder() {
    if (a.known().force().order() == SpecialOrder.BLOOD_RUSH
        && a.dice().has(CommandDie.SPECIAL_ORDER)
        && leaderLives()
        && a.giveOrder(SpecialOrder.BLOOD_RUSH)) {
      a.rush();
    }
  }

  private boolean leaderLives() {
    Member leader = a.known().force().leader();
    if (leader.isDead() || leader == a.figure() || a.known().areCasualtiesMarked()) {
      return !leader.isDead();
    }
    boolean lives = a.yes(Fork.LEADER_ALIVE, "F", leader.type());
    if (!lives) {
      leader.die();
    }
    return lives;
  }

  // 4
  private void standUp() {
    if (!a.figure().has(Keyword.CONSTRUCT)
        && !a.figure().has(Keyword.SOLID)
        && a.yes(Fork.OPENING_PINNED)) {
      a.tell(Instruction.STAND);
      a.budget().payShort(Kind.STAND_UP);
    }
  }

  // 5 and 13. A7.8: once per activation.
  private void pickUp(Fork fork) {
    if (hasPickedUp
        || a.figure().has(Keyword.BESTIAL)
        || a.figure().item().isPresent()
        || a.isKnownInMelee()
        || !a.yes(fork)) {
      return;
    }
    a.tell(Instruction.PICK);
    hasPickedUp = true;
    open(whichItem());
  }

  private Item whichItem() {
    List<Choice> choices = new ArrayList<>();
    Item.ALL.forEach(one -> choices.add(new Choice(one.id(), one)));
    String id = a.which(Question.WHICH_ITEM, Ask.Kind.WHICH, choices);
    return Item.ALL.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private void open(Item found) {
    switch (found) {
      case INTEL -> a.tell(Instruction.INTEL);
      case BOOBY_TRAP -> {
        a.tell(Instruction.TRAP);
        throw new Activation.Over();
      }
      case FRAG_GRENADE, SMOKE_GRENADE, MEDI_PACK, AMMO, MINE, SENTRY ->
          a.figure().carry(Optional.of(found));
    }
  }

  // 6. No item can be used with an enemy in the cube (B4.1), so none is tried.
  private void reactToMelee() {
    if (!a.inMelee()) {
      return;
    }
    if (a.figure().isShooter()) {
      moving.flee(Fork.MELEE_AWAY);
    } else {
      fighting.fight();
      fighting.forFree();
    }
  }

  // 7
  private void reactToCloseEnemy() {
    if (!couldReact() || a.inMelee() || !a.yes(Fork.OPENING_CLOSE)) {
      return;
    }
    item.tryIt();
    // B5.2: a grenade may have left none.
    boolean stillClose = couldReact() && a.yes(Fork.OPENING_CLOSE);
    if (a.figure().isShooter()) {
      if (stillClose) {
        moving.flee(Fork.CLOSE_AWAY);
      }
      item.tryIt();
      shooting.atAny();
    } else if (stillClose && moving.mayMove()) {
      enemies.which(Question.WHICH).ifPresent(moving::once);
    }
  }

  private boolean couldReact() {
    return moving.isThinkable() || (a.figure().isShooter() && shooting.isPossible());
  }

  // 8
  private void shootIfClear() {
    if (shooting.isPossible() && !a.inMelee() && shooting.hasClearShot()) {
      item.tryIt();
      if (shooting.hasClearShot()) {
        shooting.atNearest();
      }
    }
  }

  // 9
  private void helpAsMedic() {
    if (a.figure().has(Keyword.MEDIC) && canHelp()) {
      patient().ifPresent(this::heal);
    }
  }

  private boolean canHelp() {
    return a.budget().canShort(Kind.SPECIAL) || moving.isThinkable();
  }

  // B8.2: F itself is at distance 0. Who is injured is known if it was told.
  private Optional<Member> patient() {
    List<Member> hurt = living(Member::canBeHealed);
    if (hurt.contains(a.figure())) {
      return Optional.of(a.figure());
    }
    if (!hurt.isEmpty()) {
      return within(hurt);
    }
    if (!a.yes(Fork.MEDIC_HURT)) {
      return Optional.empty();
    }
    Optional<Member> told = within(living(one -> !one.has(Keyword.CONSTRUCT)));
    told.ifPresent(one -> one.suffer(1));
    return told;
  }

  private List<Member> living(Predicate<Member> wanted) {
    return a.known().force().living().filter(wanted).toList();
  }

  // Who cannot move helps only those who may be in its cube.
  private Optional<Member> within(List<Member> friends) {
    List<Member> inReach =
        moving.isThinkable()
            ? friends
            : friends.stream().filter(one -> !a.facts().isInAnotherCube(one.type().id())).toList();
    return inReach.isEmpty()
        ? Optional.empty()
        : Optional.of(enemies.friend(Question.WHICH, inReach));
  }

  private void heal(Member patient) {
    if (patient != a.figure() && !reach(patient, Fork.MEDIC_SAME_CUBE)) {
      return;
    }
    item.tryIt();
    if (patient.canBeHealed() && a.budget().canShort(Kind.SPECIAL)) {
      tellAbout(Instruction.HEAL, patient);
      patient.suffer(patient.wounds() - 1);
    }
  }

  private boolean reach(Member friend, Fork sameCube) {
    item.tryIt();
    moving.towards(Target.of(friend));
    return a.budget().canShort(Kind.SPECIAL) && a.yes(sameCube, "T", friend.type());
  }

  private void tellAbout(Instruction instruction, Member one) {
    if (one == a.figure()) {
      a.tellOwn(instruction);
    } else {
      a.tell(instruction, "T", one.type());
    }
    a.budget().payShort(Kind.SPECIAL);
  }

  // 10
  private void helpAsGunner() {
    if (a.figure().has(Keyword.GUNNER) && canHelp()) {
      reloadingFriend().ifPresent(this::reload);
    }
  }

  private Optional<Member> reloadingFriend() {
    List<Member> friends =
        living(one -> one != a.figure() && one.type().hasArm(Keyword.SLOW_RELOAD));
    List<Member> reloading = friends.stream().filter(Member::isReloading).toList();
    if (reloading.isEmpty() && (friends.isEmpty() || !a.yes(Fork.GUNNER_RELOADING))) {
      return Optional.empty();
    }
    Optional<Member> told = within(reloading.isEmpty() ? friends : reloading);
    told.ifPresent(one -> one.reload(true));
    return told;
  }

  private void reload(Member friend) {
    if (reach(friend, Fork.GUNNER_SAME_CUBE)) {
      item.tryIt();
      if (a.budget().canShort(Kind.SPECIAL)) {
        tellAbout(Instruction.RELOAD, friend);
        friend.reload(false);
      }
    }
  }

  // 12
  private void useDice(CardTarget target) {
    if (moving.canUseFreeMove() && !target.isUnderfoot()) {
      forgetTheDead(target);
      target.get().ifPresent(moving::forFree);
    }
    shooting.forFree(
        () -> {
          forgetTheDead(target);
          return target.toShoot();
        });
    fighting.forFree();
    patchUp();
  }

  // B4.2: one that died in the cube is no target any more.
  private void forgetTheDead(CardTarget target) {
    if (moving.hasWonItsCharge()) {
      target.forget();
    }
  }

  // As far as it was told: without a wound or a counter anywhere there is nothing to patch.
  private void patchUp() {
    boolean needed =
        a.known().force().living().anyMatch(one -> one.isInjured() || one.isReloading());
    if (needed && a.giveOrder(SpecialOrder.FIELD_PATCH) && a.figure().isInjured()) {
      a.figure().suffer(a.figure().wounds() - 1);
    }
  }
}
