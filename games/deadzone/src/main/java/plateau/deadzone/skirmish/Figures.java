package plateau.deadzone.skirmish;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Side;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.roster.Item;

/**
 * Where the figures of both sides are and what state they are in (A4.3). A figure is a number: its
 * place in its side's roster, and 16 more in the north; sentries come last (A11.2). A set of
 * figures is an int, a bit for each.
 */
public final class Figures {

  /** The place of a side's first sentry. */
  static final int FIRST_SENTRY = 12;

  public static final int COUNT = Side.COUNT * Side.PER_SIDE;
  public static final int NOBODY = -1;

  private static final int NO_ITEM = -1;

  private final Scenario scenario;
  private final byte[] cubes;
  private final byte[] damage;
  private final byte[] items;
  private final CubeSet south;
  private final CubeSet north;
  private int standing;
  private int activated;
  private int pinned;
  private int reloading;

  Figures(Scenario scenario) {
    this.scenario = scenario;
    cubes = new byte[COUNT];
    damage = new byte[COUNT];
    items = new byte[COUNT];
    south = new CubeSet();
    north = new CubeSet();
    for (int figure = 0; figure < COUNT; figure++) {
      items[figure] = (byte) startingItem(figure);
    }
  }

  private Figures(Figures other) {
    scenario = other.scenario;
    cubes = other.cubes.clone();
    damage = other.damage.clone();
    items = other.items.clone();
    south = other.south.copy();
    north = other.north.copy();
    standing = other.standing;
    activated = other.activated;
    pinned = other.pinned;
    reloading = other.reloading;
  }

  Figures copy() {
    return new Figures(this);
  }

  private int startingItem(int figure) {
    return (scenario.rosters() >> figure & 1) == 0
        ? NO_ITEM
        : scenario.type(figure).item().map(Item::ordinal).orElse(NO_ITEM);
  }

  public static int bit(int figure) {
    return 1 << figure;
  }

  /** The first figure of a set in roster order, South before North; {@link #NOBODY} if empty. */
  public static int first(int figures) {
    return figures == 0 ? NOBODY : Integer.numberOfTrailingZeros(figures);
  }

  /** A set without its first figure. */
  public static int rest(int figures) {
    return figures & (figures - 1);
  }

  public static boolean isSentry(int figure) {
    return figure % Side.PER_SIDE >= FIRST_SENTRY;
  }

  /** The sentries of both sides. */
  public static final int SENTRIES = 0xF000F000;

  // Sets

  /** All figures on the board. */
  public int standing() {
    return standing;
  }

  public int standing(int side) {
    return standing & Side.figures(side);
  }

  public int enemiesOf(int figure) {
    return standing(Side.other(Side.of(figure)));
  }

  /** Those that still can be activated this round. */
  public int ready(int side) {
    return standing(side) & ~activated;
  }

  public int pinned() {
    return pinned;
  }

  int reloading() {
    return reloading;
  }

  /** A side's figures in a cube. */
  public int in(int side, int cube) {
    if (!cubesOf(side).contains(cube)) {
      return 0;
    }
    int found = 0;
    for (int left = standing(side); left != 0; left = rest(left)) {
      int figure = first(left);
      if (cube(figure) == cube) {
        found |= bit(figure);
      }
    }
    return found;
  }

  public int enemiesWith(int figure) {
    return in(Side.other(Side.of(figure)), cube(figure));
  }

  int friendsWith(int figure) {
    return in(Side.of(figure), cube(figure)) & ~bit(figure);
  }

  /** Whether a cube holds a figure of a side. */
  public boolean isIn(int side, int cube) {
    return cubesOf(side).contains(cube);
  }

  /** The cubes that hold a figure of a side. Not to be changed. */
  CubeSet cubesOf(int side) {
    return side == 0 ? south : north;
  }

  // One figure

  boolean isStanding(int figure) {
    return (standing >> figure & 1) != 0;
  }

  public boolean isActivated(int figure) {
    return (activated >> figure & 1) != 0;
  }

  public boolean isPinned(int figure) {
    return (pinned >> figure & 1) != 0;
  }

  public boolean isReloading(int figure) {
    return (reloading >> figure & 1) != 0;
  }

  /** Its cube, or {@link Cube#NONE} when it is not on the board. */
  public int cube(int figure) {
    return isStanding(figure) ? cubes[figure] & 0xFF : Cube.NONE;
  }

  public int damage(int figure) {
    return damage[figure];
  }

  public boolean isInjured(int figure) {
    return damage[figure] > 0;
  }

  public @Nullable Item item(int figure) {
    return items[figure] == NO_ITEM ? null : Item.ALL.get(items[figure]);
  }

  public boolean carries(int figure, Item item) {
    return items[figure] == item.ordinal();
  }

  public boolean isCarrying(int figure) {
    return items[figure] != NO_ITEM;
  }

  // Changes

  void place(int figure, int cube) {
    if (isStanding(figure)) {
      leave(figure);
    }
    standing |= bit(figure);
    cubes[figure] = (byte) cube;
    cubesOf(Side.of(figure)).add(cube);
  }

  void remove(int figure) {
    leave(figure);
    pinned &= ~bit(figure);
    reloading &= ~bit(figure);
    activated &= ~bit(figure);
    cubes[figure] = 0;
    damage[figure] = 0;
    items[figure] = NO_ITEM;
  }

  private void leave(int figure) {
    int side = Side.of(figure);
    int cube = cube(figure);
    standing &= ~bit(figure);
    for (int left = standing(side); left != 0; left = rest(left)) {
      if ((cubes[first(left)] & 0xFF) == cube) {
        return;
      }
    }
    cubesOf(side).remove(cube);
  }

  void setDamage(int figure, int points) {
    damage[figure] = (byte) points;
  }

  void setItem(int figure, @Nullable Item item) {
    items[figure] = item == null ? NO_ITEM : (byte) item.ordinal();
  }

  void setActivated(int figure) {
    activated |= bit(figure);
  }

  void clearActivated() {
    activated = 0;
  }

  void setPinned(int figure, boolean isPinned) {
    pinned = isPinned ? pinned | bit(figure) : pinned & ~bit(figure);
  }

  void setReloading(int figure, boolean isReloading) {
    reloading = isReloading ? reloading | bit(figure) : reloading & ~bit(figure);
  }

  // Room (A1.3)

  /** Whether a figure may be added to a cube. */
  public boolean hasRoom(int figure, int cube) {
    Battlefield field = scenario.field();
    return load(in(Side.of(figure), cube) & ~bit(figure)) + scenario.type(figure).size()
        <= field.capacity(cube);
  }

  /** Fills a set with the cubes to which a figure may be added. */
  void findRoom(int figure, CubeSet into) {
    Battlefield field = scenario.field();
    int size = scenario.type(figure).size();
    into.clear();
    into.addAll(field.holding(size));
    CubeSet friends = cubesOf(Side.of(figure));
    for (int cube = friends.first(); cube != Cube.NONE; cube = friends.after(cube)) {
      if (!hasRoom(figure, cube)) {
        into.remove(cube);
      }
    }
  }

  private int load(int figures) {
    int load = 0;
    for (int left = figures; left != 0; left = rest(left)) {
      load += scenario.type(first(left)).size();
    }
    return load;
  }
}
