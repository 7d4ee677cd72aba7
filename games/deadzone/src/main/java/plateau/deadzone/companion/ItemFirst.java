package plateau.deadzone.companion;

import java.util.Comparator;
import java.util.List;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;

/** ITEM of C2.5: before every action the carried item is tried (B4.1). */
final class ItemFirst {

  private final Activation a;
  private final Shooting shooting;

  ItemFirst(Activation activation, Shooting shooting) {
    this.a = activation;
    this.shooting = shooting;
  }

  void tryIt() {
    a.figure().item().ifPresent(this::tryIt);
  }

  /**
   * Who carries a medi-pack and is injured will use it before the first action, whatever that is:
   * then it is used before anything is asked about that action (I25).
   */
  void useIfCertain() {
    if (a.figure().carries(Item.MEDI_PACK) && a.figure().canBeHealed()) {
      tryIt();
    }
  }

  private void tryIt(Item item) {
    switch (item) {
      case FRAG_GRENADE -> throwFrag();
      case MEDI_PACK -> useMediPack();
      case SMOKE_GRENADE -> makeSmoke();
      case MINE -> layMine();
      case SENTRY -> deploySentry();
      // Ammo goes with the next normal shot; nobody carries the other two.
      case AMMO, INTEL, BOOBY_TRAP -> {}
    }
  }

  private void throwFrag() {
    if (canThrow() && a.yes(Fork.ITEM_FRAG)) {
      spend(Instruction.FRAG, Kind.SHOOT);
      a.facts().forgetEnemies();
    }
  }

  // A smoke grenade is for those who are in clear shot and can shoot nobody.
  private void makeSmoke() {
    if (canThrow()
        && !shooting.isKnownToSee()
        && a.yes(Fork.ITEM_SMOKE_EXPOSED)
        && !shooting.seesAny(Fork.ITEM_SMOKE_SHOT)) {
      spend(Instruction.SMOKE, Kind.SHOOT);
      a.facts().vanishInSmoke();
    }
  }

  private boolean canThrow() {
    return a.budget().canShort(Kind.SHOOT)
        && a.figure().type().shoot() != FigureType.BLANK
        && !a.inMelee();
  }

  private void layMine() {
    if (canDoSpecial() && a.yes(Fork.ITEM_MINE)) {
      spend(Instruction.MINE, Kind.SPECIAL);
    }
  }

  private void deploySentry() {
    if (a.figure().has(Keyword.ENGINEER) && canDoSpecial() && a.yes(Fork.ITEM_SENTRY)) {
      spend(Instruction.SENTRY, Kind.SPECIAL);
      a.known().force().deploySentry();
    }
  }

  private void useMediPack() {
    if (injured().isEmpty() || !canDoSpecial()) {
      return;
    }
    for (Member one : injured()) {
      if (one == a.figure()) {
        a.tellOwn(Instruction.MEDI);
        heal(one);
        return;
      }
      if (a.yes(Fork.ITEM_MEDI, "T", one.type())) {
        a.tell(Instruction.MEDI, "T", one.type());
        heal(one);
        return;
      }
    }
  }

  // B4.1: the most damaged; ties: F, then roster order.
  private List<Member> injured() {
    return a.known()
        .force()
        .living()
        .filter(Member::canBeHealed)
        .sorted(
            Comparator.comparingInt(Member::wounds)
                .reversed()
                .thenComparing(member -> member != a.figure()))
        .toList();
  }

  private void heal(Member one) {
    one.suffer(0);
    a.budget().payShort(Kind.SPECIAL);
    a.loseItem();
  }

  private boolean canDoSpecial() {
    return a.budget().canShort(Kind.SPECIAL) && !a.inMelee();
  }

  private void spend(Instruction instruction, Kind kind) {
    a.tell(instruction);
    a.budget().payShort(kind);
    a.loseItem();
  }
}
