package plateau.panic.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Named;

/**
 * The kinds of object cards in the order of table 3.1, then the infection cards by colour (3.2).
 * The cards of a kind are numbered in a row, so a kind is a set of bits in a hand.
 */
public enum CardKind implements Named {
  GAS_CAN(0, 12),
  BULLETPROOF_VEST(12, 7),
  AMMO(19, 6),
  PARASITE_ALERT(25, 3),
  FIRST_AID_KIT(28, 3),
  KEY_CARD(31, 3),
  MACHINE_GUN(34, 2),
  GRENADE(36, 2),
  ADRENALINE(38, 2),
  TARGETING_SCOPE(40, 2),
  COMBAT_KNIFE(42, 2),
  BODY_SCANNER(44, 1),
  HOST(45, 1),
  INFECTION_RED(46, 3),
  INFECTION_GREEN(49, 3),
  INFECTION_PURPLE(52, 3),
  INFECTION_ORANGE(55, 3),
  INFECTION_BLUE(58, 3),
  INFECTION_WHITE(61, 3);

  public static final List<CardKind> ALL = List.of(values());

  private final String id = Named.kebab(name());
  private final int first;
  private final int count;
  private final long mask;

  CardKind(int first, int count) {
    this.first = first;
    this.count = count;
    this.mask = ((1L << count) - 1) << first;
  }

  @Override
  public String id() {
    return id;
  }

  /** The lowest-numbered card of this kind. */
  public int first() {
    return first;
  }

  /** How many there are in the box. */
  public int count() {
    return count;
  }

  /** A bit for each card of this kind. */
  public long mask() {
    return mask;
  }

  public boolean isInfection() {
    return this.ordinal() >= INFECTION_RED.ordinal();
  }

  /** 3.1: an object card that is neither the Host nor a parasite alert. */
  public boolean isItem() {
    return !isInfection() && this != HOST && this != PARASITE_ALERT;
  }

  /** The infection cards of the seat with this colour. */
  public static CardKind infectionOf(int seat) {
    return ALL.get(INFECTION_RED.ordinal() + seat);
  }

  public static Optional<CardKind> of(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
  }
}
