package plateau.deadzone.roster;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.basis.Named;

/** What lies about or is carried (A11.2). All are one-use. */
public enum Item implements Named {
  FRAG_GRENADE(2),
  SMOKE_GRENADE(2),
  MEDI_PACK(2),
  AMMO(2),
  MINE(1),
  SENTRY(1),
  INTEL(1),
  BOOBY_TRAP(1);

  public static final List<Item> ALL = List.of(values());

  /** The tokens of the bag, in their basic order (R65). */
  public static final List<Item> BAG = bag();

  private final int tokens;

  Item(int tokens) {
    this.tokens = tokens;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** Whether it is thrown at a cube (A7.5). */
  public boolean isGrenade() {
    return this == FRAG_GRENADE || this == SMOKE_GRENADE;
  }

  /** A7.8: intel is discarded and a booby trap goes off when it is picked up. */
  public boolean isCarried() {
    return this != INTEL && this != BOOBY_TRAP;
  }

  private static List<Item> bag() {
    List<Item> bag = new ArrayList<>();
    for (Item item : values()) {
      for (int i = 0; i < item.tokens; i++) {
        bag.add(item);
      }
    }
    return List.copyOf(bag);
  }
}
