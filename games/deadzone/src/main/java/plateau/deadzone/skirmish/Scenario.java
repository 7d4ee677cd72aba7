package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Reference;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.Weapon;

/**
 * All that is agreed before the first die: battlefield, mission, both strike teams and who is JADE.
 * Immutable but for the commands that it keeps, so that every position of a game, and every game
 * with the same set-up, shares it.
 */
public final class Scenario {

  /** Sentries that one side can have on the board: each team may bring one, the bag has one. */
  private static final int MOST_SENTRIES = 3;

  static final int NO_WEAPON = -1;

  private final Battlefield field;
  private final Mission mission;
  private final CubeSet objectives;
  private final List<StrikeTeam> teams;
  private final JadeRules jade;
  private final @Nullable FigureType[] types = new FigureType[Figures.COUNT];
  private final @Nullable FigureId[] ids = new FigureId[Figures.COUNT];
  private final List<Weapon> weapons = new ArrayList<>();
  private final byte[][] ranged = new byte[Figures.COUNT][];
  private final byte[][] melee = new byte[Figures.COUNT][];
  private final List<Map<Reference, Integer>> numbers = List.of(new HashMap<>(), new HashMap<>());
  private final Commands commands;
  private int rosters;

  public Scenario(
      Battlefield field, Mission mission, StrikeTeam south, StrikeTeam north, JadeRules jade) {
    this.field = field;
    this.mission = mission;
    this.objectives = mission.objectives(field.map());
    this.teams = List.of(south, north);
    this.jade = jade;
    for (int side = 0; side < Side.COUNT; side++) {
      enlist(side);
    }
    commands = new Commands(this);
  }

  private void enlist(int side) {
    List<FigureType> roster = teams.get(side).figures();
    int first = side * Side.PER_SIDE;
    for (int i = 0; i < roster.size(); i++) {
      enlist(first + i, roster.get(i));
      rosters |= Figures.bit(first + i);
    }
    for (int i = 0; i < MOST_SENTRIES; i++) {
      enlist(first + Figures.FIRST_SENTRY + i, Sentries.numbered(i + 1));
    }
  }

  private void enlist(int figure, FigureType type) {
    FigureId id = FigureId.of(FigureName.of(type, figure, isMirrored()));
    types[figure] = type;
    ids[figure] = id;
    numbers.get(Side.of(figure)).put(id, figure);
    ranged[figure] = numbersOf(type.ranged());
    melee[figure] = numbersOf(type.melee());
  }

  private byte[] numbersOf(List<Weapon> arms) {
    byte[] found = new byte[arms.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = (byte) numberOf(arms.get(i));
    }
    return found;
  }

  private int numberOf(Weapon weapon) {
    int known = weapons.indexOf(weapon);
    if (known >= 0) {
      return known;
    }
    weapons.add(weapon);
    return weapons.size() - 1;
  }

  /** Whether figures of both sides have the same names. */
  private boolean isMirrored() {
    return teams.get(0).id().equals(teams.get(1).id());
  }

  public Battlefield field() {
    return field;
  }

  public Mission mission() {
    return mission;
  }

  /** The objectives of the mission being played (R70). Not to be changed. */
  public CubeSet objectives() {
    return objectives;
  }

  public StrikeTeam team(int side) {
    return teams.get(side);
  }

  /** The order that a side's leader can give. */
  public SpecialOrder order(int side) {
    return teams.get(side).order();
  }

  public JadeRules jade() {
    return jade;
  }

  boolean isJade(int side) {
    return jade.controls(side);
  }

  /** The figures that both sides start with. */
  int rosters() {
    return rosters;
  }

  public int roster(int side) {
    return rosters & Side.figures(side);
  }

  /** The sentry figures that a side can have. */
  public static int sentries(int side) {
    return ((1 << MOST_SENTRIES) - 1) << (side * Side.PER_SIDE + Figures.FIRST_SENTRY);
  }

  public FigureType type(int figure) {
    return Objects.requireNonNull(types[figure]);
  }

  public FigureId id(int figure) {
    return Objects.requireNonNull(ids[figure]);
  }

  /** The figure of a side that a command names, or {@link Figures#NOBODY}. */
  public int figure(int side, FigureId id) {
    return numbers.get(side).getOrDefault(id, Figures.NOBODY);
  }

  /** The thing that a command names, with its name for people; as it is if nobody has it. */
  public Reference named(Reference thing) {
    return switch (thing) {
      case FigureId id -> called(id);
      case WeaponId id ->
          weapons.stream()
              .filter(weapon -> weapon.id().equals(id.id()))
              .findFirst()
              .map(WeaponId::of)
              .orElse(id);
    };
  }

  // When both sides have such a figure a command does not say whose it is: then the plain name.
  private FigureId called(FigureId id) {
    int south = figure(0, id);
    int north = figure(1, id);
    if (south != Figures.NOBODY && north != Figures.NOBODY) {
      return FigureId.of(type(south));
    }
    int figure = Math.max(south, north);
    return figure == Figures.NOBODY ? id : id(figure);
  }

  /** The numbers of a figure's weapons that shoot, in the order of its list. Not to be changed. */
  byte[] ranged(int figure) {
    return ranged[figure];
  }

  /** The numbers of a figure's weapons for fights, at least bare hands. Not to be changed. */
  byte[] melee(int figure) {
    return melee[figure];
  }

  public Weapon weapon(int number) {
    return weapons.get(number);
  }

  /** How many different weapons there are on both sides. */
  int weapons() {
    return weapons.size();
  }

  /** The number of the weapon of a figure that a command names, or {@link #NO_WEAPON}. */
  public int weapon(int figure, WeaponId id) {
    for (byte weapon : ranged[figure]) {
      if (weapons.get(weapon).id().equals(id.id())) {
        return weapon;
      }
    }
    for (byte weapon : melee[figure]) {
      if (weapons.get(weapon).id().equals(id.id())) {
        return weapon;
      }
    }
    return NO_WEAPON;
  }

  /** The commands of this scenario, each made once. */
  Commands commands() {
    return commands;
  }
}
