package plateau.deadzone.companion;

import java.util.Comparator;
import java.util.List;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.companion.TableActivation.Change;
import plateau.deadzone.roster.Item;

/** ITEM of C2.5: whether the carried item is usable (B4.1). */
final class TableItem {

  private final TableActivation a;
  private final TableShooting shooting;

  TableItem(TableActivation activation, TableShooting shooting) {
    this.a = activation;
    this.shooting = shooting;
  }

  /** Whether the item, which can be paid for, could be of use; nothing is asked. */
  boolean couldUse(Item item) {
    return switch (item) {
      case MEDI_PACK -> !injured().isEmpty();
      case SMOKE_GRENADE -> !shooting.isKnownToSee();
      case SENTRY -> a.known().force().hasSentryLeft();
      case FRAG_GRENADE, MINE, AMMO, INTEL, BOOBY_TRAP -> true;
    };
  }

  /** Uses the item, with no enemy in the cube, if it is usable now. */
  boolean use(Item item) {
    return switch (item) {
      case FRAG_GRENADE -> throwFrag();
      case MEDI_PACK -> useMediPack();
      case SMOKE_GRENADE -> makeSmoke();
      case MINE -> layMine();
      case SENTRY -> deploySentry();
      // Ammo goes with the next normal shot; nobody carries the other two.
      case AMMO, INTEL, BOOBY_TRAP -> false;
    };
  }

  private boolean throwFrag() {
    if (!a.yes(Fork.ITEM_FRAG)) {
      return false;
    }
    spend(Instruction.FRAG, Kind.SHOOT);
    a.hasThrown();
    return true;
  }

  // A smoke grenade is for those who are in clear shot and can shoot nobody.
  private boolean makeSmoke() {
    if (!a.yes(Fork.ITEM_SMOKE_EXPOSED) || shooting.seesAny(Fork.ITEM_SMOKE_SHOT)) {
      return false;
    }
    spend(Instruction.SMOKE, Kind.SHOOT);
    a.facts().vanishInSmoke();
    return true;
  }

  private boolean layMine() {
    boolean lays = a.yes(Fork.ITEM_MINE);
    if (lays) {
      spend(Instruction.MINE, Kind.SPECIAL);
    }
    return lays;
  }

  private boolean deploySentry() {
    boolean deploys = a.yes(Fork.ITEM_SENTRY);
    if (deploys) {
      spend(Instruction.SENTRY, Kind.SPECIAL);
      a.known().force().deploySentry();
    }
    return deploys;
  }

  private boolean useMediPack() {
    for (Member one : injured()) {
      if (one == a.figure() || a.yes(Fork.ITEM_MEDI, "T", one.type())) {
        useMediPack(one);
        return true;
      }
    }
    return false;
  }

  private void useMediPack(Member patient) {
    a.budget().payShort(Kind.SPECIAL);
    a.change(Change.ANY);
    a.tellAbout(Instruction.MEDI, patient);
    patient.suffer(0);
    a.loseItem();
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

  private void spend(Instruction instruction, Kind kind) {
    a.budget().payShort(kind);
    a.change(instruction == Instruction.FRAG ? Change.WITH_TARGET : Change.ANY);
    a.loseItem();
    a.tell(instruction);
  }
}
