package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/**
 * A table set as the worked examples set theirs: Depot 9, two sample teams, only the named figures
 * on the board. Commands are carried out as if every die failed: figures move and pay, nobody is
 * hurt.
 */
final class Tabletop implements Table {

  static final int SOUTH = 0;
  static final int NORTH = 1;

  private static final Battlefield DEPOT_9 = new Battlefield(SkirmishMap.depot9());
  private static final int PER_SIDE = 16;

  private final List<StrikeTeam> teams;
  private final int[] cubes = new int[2 * PER_SIDE];
  private final int[] damage = new int[2 * PER_SIDE];
  private final boolean[] pinned = new boolean[2 * PER_SIDE];
  private final boolean[] reloading = new boolean[2 * PER_SIDE];
  private final @Nullable Item[] items = new Item[2 * PER_SIDE];
  private final CubeSet smoke = new CubeSet();
  private final List<CubeSet> mines = List.of(new CubeSet(), new CubeSet());
  private final CubeSet tokens = new CubeSet();
  private CubeSet objectives = DEPOT_9.map().objectives();

  private int active;
  private @Nullable ActionCard card;
  private final List<CommandDie> dice = new ArrayList<>();
  private final Set<CommandDie> spent = EnumSet.noneOf(CommandDie.class);
  private final Set<String> used = new java.util.HashSet<>();
  private int shorts;
  private boolean longUsed;
  private boolean pickedUp;
  private boolean rushed;
  private boolean bold;
  private long memory;
  private final List<Entry> told = new ArrayList<>();

  private Tabletop(String south, String north) {
    teams =
        List.of(
            StrikeTeam.SAMPLES.find(south).orElseThrow(),
            StrikeTeam.SAMPLES.find(north).orElseThrow());
    Arrays.fill(cubes, Cube.NONE);
  }

  /** The team in the south, then JADE's in the north. */
  static Tabletop of(String south, String north) {
    return new Tabletop(south, north);
  }

  // Setting the table.

  Tabletop put(String figure, String cube) {
    return put(number(figure), cube);
  }

  /** Where both sides play the same team. */
  Tabletop put(int side, String figure, String cube) {
    return put(number(side, figure), cube);
  }

  private Tabletop put(int figure, String cube) {
    if (cubes[figure] == Cube.NONE) {
      items[figure] = type(figure).item().orElse(null);
    }
    cubes[figure] = Cube.parse(cube).orElseThrow();
    return this;
  }

  Tabletop remove(String figure) {
    cubes[number(figure)] = Cube.NONE;
    return this;
  }

  Tabletop injure(String figure, int points) {
    damage[number(figure)] = points;
    return this;
  }

  Tabletop pin(String figure) {
    pinned[number(figure)] = true;
    return this;
  }

  Tabletop reloading(String figure) {
    reloading[number(figure)] = true;
    return this;
  }

  Tabletop carrying(String figure, @Nullable Item item) {
    items[number(figure)] = item;
    return this;
  }

  Tabletop tokenIn(String cube) {
    tokens.add(Cube.parse(cube).orElseThrow());
    return this;
  }

  Tabletop mineOf(int side, String cube) {
    mines.get(side).add(Cube.parse(cube).orElseThrow());
    return this;
  }

  Tabletop smokeIn(String cube) {
    smoke.add(Cube.parse(cube).orElseThrow());
    return this;
  }

  Tabletop withoutObjectives() {
    objectives = new CubeSet();
    return this;
  }

  Tabletop bold() {
    bold = true;
    return this;
  }

  // Activating.

  /** A figure is drawn, with this card and what the chain brought. */
  Tabletop activate(String figure, ActionCard newCard, CommandDie... newDice) {
    return activate(number(figure), newCard, newDice);
  }

  private Tabletop activate(int figure, @Nullable ActionCard newCard, CommandDie... newDice) {
    active = figure;
    card = newCard;
    dice.clear();
    dice.addAll(List.of(newDice));
    spent.clear();
    used.clear();
    shorts = 2;
    longUsed = false;
    pickedUp = false;
    rushed = false;
    memory = 0;
    told.clear();
    return this;
  }

  /** What JADE does next, carried out. */
  String next() {
    Decision silent = Jade.next(this, Journal.OFF);
    Decision decision = Jade.next(this, Journal.into(told));
    if (!silent.equals(decision)) {
      throw new AssertionError("told or not, JADE must do the same: " + silent + ", " + decision);
    }
    memory = decision.memory();
    carryOut(decision.command());
    return Spoken.of(decision.command());
  }

  /** Everything that JADE does in this activation, without the end of it. */
  List<String> all() {
    List<String> all = new ArrayList<>();
    for (String command = next(); !command.equals("end-activation"); command = next()) {
      all.add(command);
    }
    return all;
  }

  /** What JADE has explained since the activation began. */
  List<Entry> told() {
    return told;
  }

  /** T, by its id or the name of its cube. */
  String target() {
    Surroundings scene = new Surroundings();
    scene.lookAt(this);
    Memory now = new Memory();
    now.read(memory);
    int target = new Aim(scene, now, new Trace(scene)).target();
    if (target == Target.NONE) {
      return "nothing";
    }
    return Target.isFigure(target)
        ? id(Target.figureOf(target)).id()
        : Cube.name(Target.cubeOf(target));
  }

  private void carryOut(Command command) {
    switch (command) {
      case Command.Move move -> moveTo(move.destination(), "move");
      case Command.Sprint sprint -> {
        cubes[active] = sprint.destination();
        longUsed = true;
      }
      case Command.FreeMove move -> {
        cubes[active] = move.destination();
        spent.add(CommandDie.FREE_MOVE);
      }
      case Command.Shoot shot -> payShot(shot.weapon().id());
      case Command.FreeShot shot -> spent.add(CommandDie.FREE_SHOT);
      case Command.Fight fight -> longUsed = true;
      case Command.FreeFight fight -> spent.add(CommandDie.FREE_FIGHT);
      case Command.StandUp up -> {
        pinned[active] = false;
        pay("stand-up");
      }
      case Command.Heal heal -> {
        damage[number(heal.figure().id())]--;
        pay("special");
      }
      case Command.UseMediPack pack -> {
        damage[number(pack.figure().id())] = 0;
        items[active] = null;
        pay("special");
      }
      case Command.Reload reload -> {
        reloading[number(reload.figure().id())] = false;
        pay("special");
      }
      case Command.PlaceMine mine -> {
        mines.get(side()).add(mine.cube());
        items[active] = null;
        pay("special");
      }
      case Command.EmplaceSentry sentry -> {
        items[active] = null;
        pay("special");
      }
      case Command.ThrowGrenade grenade -> {
        if (items[active] == Item.SMOKE_GRENADE) {
          smoke.add(grenade.cube());
        }
        items[active] = null;
        pay("shoot");
      }
      case Command.PickUp pickUp -> {
        tokens.remove(cubes[active]);
        items[active] = Item.AMMO;
        pickedUp = true;
      }
      case Command.SpendDie die -> {
        spent.add(die.die());
        rushed = order() == SpecialOrder.BLOOD_RUSH;
      }
      case Command.FieldPatch patch -> spent.add(CommandDie.SPECIAL_ORDER);
      default -> {
        // Ends the activation.
      }
    }
  }

  private void moveTo(int cube, String kind) {
    cubes[active] = cube;
    pay(kind);
  }

  private void payShot(String weapon) {
    boolean heavy =
        type(active).ranged().stream()
            .anyMatch(one -> one.id().equals(weapon) && one.has(Keyword.HEAVY));
    if (heavy) {
      longUsed = true;
    } else {
      pay("shoot");
    }
  }

  private void pay(String kind) {
    shorts--;
    used.add(kind);
  }

  int number(String figure) {
    for (int side = 0; side < 2; side++) {
      int found = find(side, figure);
      if (found >= 0) {
        return found;
      }
    }
    throw new IllegalArgumentException("nobody is called " + figure);
  }

  private int number(int side, String figure) {
    return find(side, figure);
  }

  private int find(int side, String figure) {
    List<FigureType> figures = teams.get(side).figures();
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i).id().equals(figure)) {
        return side * PER_SIDE + i;
      }
    }
    return -1;
  }

  // What JADE asks.

  @Override
  public Battlefield field() {
    return DEPOT_9;
  }

  @Override
  public CubeSet smoke() {
    return smoke;
  }

  @Override
  public CubeSet mines(int side) {
    return mines.get(side);
  }

  @Override
  public CubeSet objectives() {
    return objectives;
  }

  @Override
  public CubeSet tokens() {
    return tokens;
  }

  @Override
  public Optional<Item> firstToken(int cube) {
    return Optional.empty();
  }

  @Override
  public int first(int side) {
    return side * PER_SIDE;
  }

  @Override
  public int end(int side) {
    return side * PER_SIDE + teams.get(side).figures().size();
  }

  @Override
  public boolean isAlive(int figure) {
    return cubes[figure] != Cube.NONE;
  }

  @Override
  public FigureType type(int figure) {
    return teams.get(figure / PER_SIDE).figures().get(figure % PER_SIDE);
  }

  @Override
  public FigureId id(int figure) {
    return FigureId.of(type(figure));
  }

  @Override
  public int cube(int figure) {
    return cubes[figure];
  }

  @Override
  public int damage(int figure) {
    return damage[figure];
  }

  @Override
  public boolean isPinned(int figure) {
    return pinned[figure];
  }

  @Override
  public boolean isReloading(int figure) {
    return reloading[figure];
  }

  @Override
  public @Nullable Item item(int figure) {
    return items[figure];
  }

  @Override
  public int side() {
    return active / PER_SIDE;
  }

  @Override
  public int figure() {
    return active;
  }

  @Override
  public @Nullable ActionCard card() {
    return card;
  }

  @Override
  public int advance() {
    return type(active).advance() + (rushed ? 1 : 0);
  }

  @Override
  public int sprint() {
    return type(active).sprint() + (rushed ? 1 : 0);
  }

  @Override
  public boolean canMove() {
    return canShort("move");
  }

  @Override
  public boolean canShoot() {
    return canShort("shoot");
  }

  @Override
  public boolean canDoSpecial() {
    return canShort("special");
  }

  @Override
  public boolean canDoLong() {
    return !longUsed && shorts == 2;
  }

  private boolean canShort(String kind) {
    return !longUsed && shorts > 0 && !used.contains(kind);
  }

  @Override
  public boolean hasPickedUp() {
    return pickedUp;
  }

  @Override
  public boolean hasDie(CommandDie die) {
    return dice.contains(die) && !spent.contains(die);
  }

  @Override
  public boolean hasSentryLeft() {
    return true;
  }

  @Override
  public @Nullable SpecialOrder order() {
    for (int figure = first(side()); figure < end(side()); figure++) {
      if (isAlive(figure) && type(figure).role() == Role.LEADER) {
        return teams.get(side()).order();
      }
    }
    return null;
  }

  @Override
  public long memory() {
    return memory;
  }

  @Override
  public boolean isBold() {
    return bold;
  }
}
