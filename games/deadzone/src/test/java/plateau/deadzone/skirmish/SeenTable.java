package plateau.deadzone.skirmish;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.jade.Table;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.view.ActivationSeen;
import plateau.deadzone.view.FigureSeen;
import plateau.deadzone.view.SideSeen;
import plateau.deadzone.view.SkirmishView;
import plateau.deadzone.view.TokenSeen;

/** The table as JADE finds it in the view that everybody gets, and in nothing else. */
final class SeenTable implements Table {

  private static final Map<SkirmishMap, Battlefield> FIELDS = new HashMap<>();

  private final SkirmishView view;
  private final ActivationSeen active;
  private final @Nullable FigureSeen[] figures = new FigureSeen[Figures.COUNT];
  private final @Nullable FigureType[] types = new FigureType[Figures.COUNT];
  private final int[] cubes = new int[Figures.COUNT];

  SeenTable(SkirmishView view) {
    this.view = view;
    active = view.activation().orElseThrow();
    Arrays.fill(cubes, Cube.NONE);
    for (SideSeen side : view.sides()) {
      List<FigureType> roster = side.team().figures();
      for (FigureSeen figure : side.figures()) {
        int number = number(side, figure.figure());
        figures[number] = figure;
        int place = number % Side.PER_SIDE;
        types[number] =
            place < Figures.FIRST_SENTRY
                ? roster.get(place)
                : Sentries.numbered(1 + place - Figures.FIRST_SENTRY);
        figure.cube().ifPresent(cube -> cubes[number] = cube(cube));
      }
    }
  }

  private static int number(SideSeen side, FigureId id) {
    List<FigureType> roster = side.team().figures();
    for (int i = 0; i < roster.size(); i++) {
      if (roster.get(i).id().equals(id.id())) {
        return side.side().ordinal() * Side.PER_SIDE + i;
      }
    }
    int sentry = Integer.parseInt(id.id().substring(id.id().lastIndexOf('-') + 1));
    return side.side().ordinal() * Side.PER_SIDE + Figures.FIRST_SENTRY + sentry - 1;
  }

  private static int cube(String name) {
    return Cube.parse(name).orElseThrow();
  }

  private static CubeSet cubes(List<String> names) {
    return CubeSet.of(names.stream().mapToInt(SeenTable::cube).toArray());
  }

  private FigureSeen seen(int figure) {
    FigureSeen seen = figures[figure];
    if (seen == null) {
      throw new AssertionError("nobody has the number " + figure);
    }
    return seen;
  }

  @Override
  public Battlefield field() {
    return FIELDS.computeIfAbsent(view.rules().map(), Battlefield::new);
  }

  @Override
  public CubeSet smoke() {
    return cubes(view.smoke());
  }

  @Override
  public CubeSet mines(int side) {
    return cubes(view.sides().get(side).mines());
  }

  @Override
  public CubeSet objectives() {
    return cubes(view.objectives().stream().map(objective -> objective.cube()).toList());
  }

  @Override
  public CubeSet tokens() {
    return cubes(view.tokens().stream().map(TokenSeen::cube).toList());
  }

  @Override
  public Optional<Item> firstToken(int cube) {
    return view.tokens().stream()
        .filter(token -> cube(token.cube()) == cube)
        .findFirst()
        .orElseThrow()
        .item();
  }

  @Override
  public int first(int side) {
    return side * Side.PER_SIDE;
  }

  @Override
  public int end(int side) {
    return (side + 1) * Side.PER_SIDE;
  }

  @Override
  public boolean isAlive(int figure) {
    return cubes[figure] != Cube.NONE;
  }

  @Override
  public FigureType type(int figure) {
    FigureType type = types[figure];
    if (type == null) {
      throw new AssertionError("nobody has the number " + figure);
    }
    return type;
  }

  @Override
  public FigureId id(int figure) {
    return seen(figure).figure();
  }

  @Override
  public int cube(int figure) {
    return cubes[figure];
  }

  @Override
  public int damage(int figure) {
    return seen(figure).damage();
  }

  @Override
  public boolean isPinned(int figure) {
    return seen(figure).pinned();
  }

  @Override
  public boolean isReloading(int figure) {
    return seen(figure).reloading();
  }

  @Override
  public @Nullable Item item(int figure) {
    return seen(figure).item().orElse(null);
  }

  @Override
  public int side() {
    return active.side().ordinal();
  }

  @Override
  public int figure() {
    return number(view.sides().get(side()), active.figure());
  }

  @Override
  public @Nullable ActionCard card() {
    return active.card().orElse(null);
  }

  @Override
  public int advance() {
    return type(figure()).advance() + (active.bloodRush() ? 1 : 0);
  }

  @Override
  public int sprint() {
    return type(figure()).sprint() + (active.bloodRush() ? 1 : 0);
  }

  @Override
  public boolean canMove() {
    return canShort(ActionKind.MOVE);
  }

  @Override
  public boolean canShoot() {
    return canShort(ActionKind.SHOOT);
  }

  @Override
  public boolean canDoSpecial() {
    return canShort(ActionKind.SPECIAL);
  }

  private boolean canShort(ActionKind kind) {
    return !active.longUsed() && active.shorts() > 0 && !active.used().contains(kind);
  }

  @Override
  public boolean canDoLong() {
    return !active.longUsed() && active.shorts() == 2;
  }

  @Override
  public boolean hasPickedUp() {
    return active.pickedUp();
  }

  @Override
  public boolean hasDie(CommandDie die) {
    boolean isThere = active.dice().contains(die) || view.sides().get(side()).dice().contains(die);
    return isThere && !active.spent().contains(die);
  }

  @Override
  public boolean hasSentryLeft() {
    int standing = 0;
    for (int place = Figures.FIRST_SENTRY; place < Side.PER_SIDE; place++) {
      standing += isAlive(first(side()) + place) ? 1 : 0;
    }
    return standing < Integer.bitCount(Scenario.sentries(side()));
  }

  @Override
  public @Nullable SpecialOrder order() {
    for (int figure = first(side()); figure < end(side()); figure++) {
      if (isAlive(figure) && type(figure).role() == Role.LEADER) {
        return view.sides().get(side()).team().order();
      }
    }
    return null;
  }

  @Override
  public long memory() {
    return active.memory();
  }

  @Override
  public boolean isBold() {
    return view.rules().boldJade();
  }
}
