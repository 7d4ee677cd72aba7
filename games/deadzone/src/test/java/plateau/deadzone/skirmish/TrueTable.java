package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.jade.JadeReason;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.Step;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.sight.Visibility;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/**
 * A table with a figure of JADE's in its activation, as somebody sees it who stands beside it: what
 * there is to see, counted as the page has it, and what JADE does next.
 */
public final class TrueTable {

  /** One thing that JADE does, in the words of the companion. */
  public record Deed(String what, String whom, Set<String> details) {}

  private final long seed;
  private final int figure;
  private final boolean isControlled;
  private final ActionCard card;
  private final List<CommandDie> dice = new ArrayList<>();
  private DeadzoneState state;
  private PageCounts page;
  private int commands;
  private final Set<String> reasons = new HashSet<>();
  private String aim = "";
  private Item found = Item.INTEL;
  private int cubeOfFound = Cube.NONE;

  private TrueTable(long seed, DeadzoneState state, int figure) {
    this.seed = seed;
    this.state = state;
    this.figure = figure;
    isControlled = state.isActing();
    page = new PageCounts(state);
    ActionCard drawn = state.mind.card();
    card = drawn == null ? ActionCard.FOCUS : drawn;
    for (CommandDie die : CommandDie.ALL) {
      for (int i = 0; i < Pools.count(state.mind.dice(), die); i++) {
        dice.add(die);
      }
    }
  }

  public static TrueTable of(long seed) {
    DeadzoneState state = GeneratedActivation.of(seed);
    int active =
        IntStream.range(0, Figures.COUNT)
            .filter(state.figures::isActivated)
            .findFirst()
            .orElseThrow();
    return new TrueTable(seed, state, active);
  }

  // What was agreed and dealt.

  public StrikeTeam jade() {
    return state.scenario.team(0);
  }

  public StrikeTeam enemy() {
    return state.scenario.team(1);
  }

  public boolean hasObjectives() {
    return !state.scenario.objectives().isEmpty();
  }

  public ActionCard card() {
    return card;
  }

  public List<CommandDie> dice() {
    return dice;
  }

  public boolean isControlled() {
    return isControlled;
  }

  /** The id of the active figure. */
  public String figure() {
    return state.type(figure).id();
  }

  /** By which rules JADE did something so far, and left something. */
  public Set<String> reasons() {
    return reasons;
  }

  // The state of figures.

  /** The figures of a side, those of its roster also when they are dead. */
  public List<String> figures(boolean ofJade) {
    return IntStream.range(0, Figures.COUNT)
        .filter(one -> Side.of(one) == (ofJade ? 0 : 1))
        .filter(one -> (state.scenario.rosters() >> one & 1) != 0 || state.figures.isStanding(one))
        .mapToObj(one -> state.type(one).id())
        .toList();
  }

  public boolean isAlive(String id, boolean ofJade) {
    return state.figures.isStanding(number(id, ofJade));
  }

  public int damage(String id) {
    return state.figures.damage(number(id, true));
  }

  public boolean isReloading(String id) {
    return state.figures.isReloading(number(id, true));
  }

  public Optional<Item> item(String id) {
    return Optional.ofNullable(state.figures.item(number(id, true)));
  }

  /** Where the figures stand. */
  public String places() {
    StringBuilder text = new StringBuilder();
    for (int one = 0; one < Figures.COUNT; one++) {
      if (state.figures.isStanding(one)) {
        text.append(' ').append(state.type(one).id()).append(' ');
        text.append(Cube.name(state.figures.cube(one)));
      }
    }
    return text.toString();
  }

  public boolean isOver() {
    return !state.isActing() || state.activation.figure() != figure;
  }

  private int number(String id, boolean ofJade) {
    return IntStream.range(ofJade ? 0 : Side.PER_SIDE, ofJade ? Side.PER_SIDE : Figures.COUNT)
        .filter(one -> isCalled(one, id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nobody is called " + id));
  }

  private boolean isCalled(int one, String id) {
    boolean isUsed =
        (state.scenario.rosters() >> one & 1) != 0 || one % Side.PER_SIDE >= Figures.FIRST_SENTRY;
    return isUsed && state.type(one).id().equals(id);
  }

  // What there is to see.

  public boolean isPinned() {
    return state.figures.isPinned(figure);
  }

  public boolean isEnemyHere() {
    return page.isEnemyIn(page.cube());
  }

  public boolean isItemHere() {
    return state.tokens.isIn(page.cube()) && !isEnemyHere();
  }

  public Item found() {
    return found;
  }

  /** The name of the cube where it lay. */
  public String cubeOfFound() {
    return Cube.name(cubeOfFound);
  }

  public boolean isClose() {
    return !page.closeEnemies().isEmpty();
  }

  public boolean hasClearShot(int range) {
    return page.enemies().stream().anyMatch(enemy -> isClear(enemy) && isWithin(enemy, range));
  }

  private boolean isClear(int enemy) {
    return page.visibility(page.cube(), page.at(enemy)) == Visibility.CLEAR;
  }

  private boolean isSeen(int enemy) {
    return page.visibility(page.cube(), page.at(enemy)) != Visibility.BLOCKED;
  }

  private boolean isWithin(int enemy, int range) {
    int distance = Cube.distance(page.cube(), page.at(enemy));
    return distance >= 1 && distance <= range;
  }

  public boolean sees(String enemy, int range) {
    int one = number(enemy, false);
    return state.figures.isStanding(one) && isSeen(one) && isWithin(one, range);
  }

  public boolean isWithin(String enemy, int range) {
    return isWithin(number(enemy, false), range);
  }

  public boolean seesAnyone(int range) {
    return page.enemies().stream().anyMatch(enemy -> isSeen(enemy) && isWithin(enemy, range));
  }

  public boolean isOnObjective() {
    return state.scenario.objectives().contains(page.cube());
  }

  public boolean isExposed() {
    return page.exposure(page.cube()) >= 1;
  }

  public boolean isAnybodyHurt() {
    return isHurt(figure) || page.friends().stream().anyMatch(this::isHurt);
  }

  private boolean isHurt(int someone) {
    return state.figures.isInjured(someone) && !state.has(someone, Keyword.CONSTRUCT);
  }

  public boolean isAnyFriendReloading() {
    return page.friends().stream().anyMatch(state.figures::isReloading);
  }

  public boolean isLeaderAlive(boolean ofJade) {
    return IntStream.range(0, Figures.COUNT)
        .filter(one -> (Side.of(one) == 0) == ofJade && state.figures.isStanding(one))
        .anyMatch(one -> state.type(one).role() == Role.LEADER);
  }

  public String enemyLeader() {
    return IntStream.range(Side.PER_SIDE, Figures.COUNT)
        .filter(one -> (state.scenario.rosters() >> one & 1) != 0)
        .filter(one -> state.type(one).role() == Role.LEADER)
        .mapToObj(one -> state.type(one).id())
        .findFirst()
        .orElseThrow();
  }

  // Items

  public boolean hasCubeForFrag() {
    return page.enemies().stream()
        .map(page::at)
        .anyMatch(
            cube ->
                Cube.distance(page.cube(), cube) >= 1
                    && Cube.distance(page.cube(), cube) <= 3
                    && page.friends().stream().noneMatch(friend -> page.at(friend) == cube)
                    && canThrowInto(cube));
  }

  private boolean canThrowInto(int cube) {
    Terrain terrain = state.field().terrain();
    return page.visibility(page.cube(), cube) != Visibility.BLOCKED
        || (terrain.isUnderOpenSky(page.cube()) && terrain.isUnderOpenSky(cube));
  }

  public boolean isFoeNear() {
    if (page.enemies().isEmpty()) {
      return false;
    }
    int from = page.at(page.nearest(page.enemies()));
    boolean hasCube =
        !state.hazards.hasMine(page.cube())
            || IntStream.range(0, Cube.COUNT)
                .anyMatch(
                    cube ->
                        state.field().ways().edge(page.cube(), cube) == 1
                            && !state.hazards.hasMine(cube)
                            && !page.isEnemyIn(cube)
                            && page.friends().stream().noneMatch(one -> page.at(one) == cube));
    return hasCube && state.field().ways().walk(from, page.cube()) <= 4;
  }

  public boolean isPlaceForSentry() {
    int load =
        1
            + state.type(figure).size()
            + page.friends().stream()
                .filter(one -> page.at(one) == page.cube())
                .mapToInt(one -> state.type(one).size())
                .sum();
    return load <= state.field().capacity(page.cube())
        && page.enemies().stream()
            .anyMatch(one -> isSeen(one) && Cube.distance(page.cube(), page.at(one)) <= 8);
  }

  // Movement

  /** The cube of a figure, an objective or an item, by its id or name. */
  public int cubeOf(String goal, boolean ofJade) {
    return Cube.parse(goal).orElseGet(() -> page.at(number(goal, ofJade)));
  }

  public boolean isHere(int goal) {
    return goal == page.cube();
  }

  public boolean isEnemyAt(int goal) {
    return page.isEnemyIn(goal);
  }

  public boolean canReach(int goal, int allowance) {
    return goal != page.cube() && page.route(page.cube(), goal) <= allowance;
  }

  public boolean isSafe(int goal, int allowance) {
    return enter(goal, allowance).findAny().isPresent();
  }

  public boolean canComeCloser(int goal, int allowance) {
    return closer(goal, allowance).findAny().isPresent();
  }

  public boolean canGetAway(boolean fromMelee, int allowance) {
    return away(fromMelee, allowance).findAny().isPresent();
  }

  public boolean canReachNearestEnemy(int allowance) {
    return !page.enemies().isEmpty() && isSafe(page.at(page.nearest(page.enemies())), allowance);
  }

  public boolean isSafeInControl(int goal, int allowance) {
    return enter(goal, allowance).anyMatch(page::keepsControl);
  }

  public boolean canComeCloserInControl(int goal, int allowance) {
    return closer(goal, allowance).anyMatch(page::keepsControl);
  }

  public boolean canGetAwayInControl(boolean fromMelee, int allowance) {
    return away(fromMelee, allowance).anyMatch(page::keepsControl);
  }

  public boolean canReachNearestEnemyInControl(int allowance) {
    return isSafeInControl(page.at(page.nearest(page.enemies())), allowance);
  }

  private Stream<Integer> enter(int goal, int allowance) {
    return page.reach(allowance).stream()
        .filter(cube -> cube == goal && page.isAllowed(cube, goal));
  }

  private Stream<Integer> closer(int goal, int allowance) {
    int[] routes = page.routes(goal);
    return page.reach(allowance).stream()
        .filter(cube -> routes[cube] < routes[page.cube()] && page.isAllowed(cube, goal));
  }

  private Stream<Integer> away(boolean fromMelee, int allowance) {
    List<Integer> threats =
        fromMelee
            ? page.enemies().stream().filter(one -> page.at(one) == page.cube()).toList()
            : page.closeEnemies();
    return page.reach(allowance).stream()
        .filter(cube -> gap(cube, threats) > gap(page.cube(), threats))
        .filter(cube -> page.isAllowed(cube, Cube.NONE));
  }

  private int gap(int from, List<Integer> threats) {
    return threats.stream().mapToInt(one -> Cube.distance(from, page.at(one))).min().orElse(99);
  }

  // Which one?

  public Optional<String> nearestEnemy() {
    return nearestOf(page.enemies());
  }

  public Optional<String> nearestClear() {
    return nearestOf(page.enemies().stream().filter(this::isClear).toList());
  }

  public Optional<String> nearestSeen() {
    return nearestOf(page.enemies().stream().filter(this::isSeen).toList());
  }

  public Optional<String> nearestClose() {
    return nearestOf(page.closeEnemies());
  }

  public Optional<String> nearestHurt() {
    List<Integer> hurt = new ArrayList<>(page.friends());
    hurt.add(figure);
    return nearestOf(hurt.stream().filter(this::isHurt).toList());
  }

  public Optional<String> nearestReloading() {
    return nearestOf(page.friends().stream().filter(state.figures::isReloading).toList());
  }

  /** The nearest of these figures of JADE's. */
  public Optional<String> nearest(List<String> friends) {
    return nearestOf(friends.stream().map(id -> number(id, true)).toList());
  }

  public Optional<String> nearestEnemyTo(Predicate<String> friend) {
    List<Integer> among = new ArrayList<>(page.friends());
    among.add(figure);
    List<Integer> cubes =
        among.stream().filter(one -> friend.test(state.type(one).id())).map(page::at).toList();
    return least(page.enemies(), enemy -> distance(page.at(enemy), cubes));
  }

  public Optional<String> injuredEnemy() {
    return nearestOf(page.enemies().stream().filter(state.figures::isInjured).toList());
  }

  public Optional<String> specialist() {
    return nearestOf(
        page.enemies().stream().filter(one -> state.type(one).role() == Role.SPECIALIST).toList());
  }

  public Optional<String> weakest() {
    ToIntFunction<FigureType> strength = type -> 100 * type.armour() - type.survive();
    return least(page.enemies(), enemy -> strength.applyAsInt(state.type(enemy)));
  }

  public Optional<String> fastest() {
    return least(
        page.enemies(), one -> -100 * state.type(one).sprint() - state.type(one).advance());
  }

  public Optional<String> nearestToObjective() {
    return least(page.enemies(), enemy -> distance(page.at(enemy), objectives()));
  }

  public Optional<String> friendNearObjective() {
    return least(page.friends(), friend -> distance(page.at(friend), objectives()));
  }

  /** The enemy seen by most, if somebody is seen. */
  public Optional<String> mostSeen() {
    List<Integer> seen = page.enemies().stream().filter(one -> viewers(one) > 0).toList();
    return least(seen, enemy -> -viewers(enemy));
  }

  private int viewers(int enemy) {
    List<Integer> eyes = new ArrayList<>(page.friends());
    eyes.add(figure);
    return (int)
        eyes.stream()
            .filter(one -> page.visibility(page.at(one), page.at(enemy)) != Visibility.BLOCKED)
            .count();
  }

  public Optional<String> nearestObjective() {
    return nearestCube(state.scenario.objectives());
  }

  public Optional<String> nearestItem() {
    return nearestCube(state.tokens.cubes());
  }

  private List<Integer> objectives() {
    return state.scenario.objectives().stream().boxed().toList();
  }

  private Optional<String> nearestCube(CubeSet cubes) {
    return cubes.stream().boxed().min(page.byNearness(cube -> cube)).map(Cube::name);
  }

  private static int distance(int from, List<Integer> cubes) {
    return cubes.stream().mapToInt(cube -> Cube.distance(from, cube)).min().orElse(99);
  }

  private Optional<String> least(List<Integer> figures, ToIntFunction<Integer> amount) {
    int least = figures.stream().mapToInt(amount).min().orElse(0);
    return nearestOf(figures.stream().filter(one -> amount.applyAsInt(one) == least).toList());
  }

  private Optional<String> nearestOf(List<Integer> figures) {
    return figures.stream().min(page.byNearness(page::at)).map(one -> state.type(one).id());
  }

  // What JADE does.

  /** The die that JADE's next shot rolls; nothing happens yet. */
  public int rapidFireDie() {
    DeadzoneState now = state;
    PageCounts seen = page;
    int count = commands;
    state = now.copy();
    List<Entry> told = new ArrayList<>();
    while (!isOver() && last(told, Event.RapidFireRolled.class) == null) {
      play(state.moves().getFirst(), told);
    }
    state = now;
    page = seen;
    commands = count;
    Event.RapidFireRolled rolled = last(told, Event.RapidFireRolled.class);
    if (rolled == null) {
      throw new AssertionError("a D8 is asked for, and JADE rolls none");
    }
    return rolled.die();
  }

  /** What JADE does next, done; empty when its activation is over. */
  public Optional<Deed> next() {
    Set<String> details = new HashSet<>();
    if (isOver()) {
      return Optional.empty();
    }
    Command command = state.moves().getFirst();
    List<Entry> told = new ArrayList<>();
    if (command instanceof Command.SpendDie && isSteadyAim()) {
      details.add("ORDER");
      play(command, told);
      command = state.moves().getFirst();
    }
    if (command instanceof Command.EndActivation) {
      return Optional.empty();
    }
    PageCounts before = new PageCounts(state.copy());
    remember(command);
    play(command, told);
    while (isInBetween()) {
      playReaction(details, told);
    }
    page = new PageCounts(state);
    return Optional.of(deed(command, told, before, details));
  }

  private boolean isInBetween() {
    return state.ending == null
        && state.activation.figure() == figure
        && state.agenda.kind() != TaskKind.ACT;
  }

  private void playReaction(Set<String> details, List<Entry> told) {
    Command command = state.moves().getFirst();
    if (command instanceof Command.SpendDie && state.isAttackersDie()) {
      details.add("EXTRA_DIE");
    }
    play(command, told);
  }

  private void play(Command command, List<Entry> told) {
    int before = told.size();
    state.play(command, new Seeded(Seeded.derive(seed, commands++)), Journal.into(told));
    told.subList(before, told.size()).forEach(this::note);
  }

  private void note(Entry entry) {
    switch (entry) {
      case JadeReason.JadeAimed(_, _, Object target, _, _) -> aim = target.toString();
      case JadeReason.JadeFellBack(_, _, _, Object target, _) -> aim = target.toString();
      case JadeReason.JadeFoundNobody _ -> aim = "";
      case JadeReason.JadeSkipped(_, Named rule, _) -> reasons.add(rule + " left");
      case JadeReason.JadeChose(_, Named rule, _, _) -> reasons.add(rule + " done");
      case JadeReason.JadeWent(_, Named rule, _, _, _, _, _) -> reasons.add(rule + " done");
      default -> {
        // The rest tells nothing about what JADE wants.
      }
    }
  }

  private boolean isSteadyAim() {
    return state.scenario.order(0) == SpecialOrder.STEADY_AIM;
  }

  private void remember(Command command) {
    if (command instanceof Command.PickUp) {
      found = state.tokens.item(firstToken());
      cubeOfFound = page.cube();
    }
  }

  private int firstToken() {
    return state.tokens.next(0, page.cube());
  }

  private Deed deed(Command command, List<Entry> told, PageCounts before, Set<String> details) {
    if (last(told, Event.AmmoUsed.class) != null) {
      details.add("AMMO");
    }
    if (last(told, Event.MustReload.class) != null) {
      details.add("COUNTER");
    }
    return switch (command) {
      case Command.StandUp _ -> deed("STAND", "", details);
      case Command.PickUp _ -> deed("PICK", "", details);
      case Command.Fight fight -> deed("FIGHT", reasonFor(fight.enemy().id(), before), details);
      case Command.FreeFight fight -> deed("FIGHT", reasonFor(fight.enemy().id(), before), details);
      case Command.Shoot shot -> shot(shot.target().id(), told, details);
      case Command.FreeShot shot -> shot(shot.target().id(), told, details);
      case Command.Move move -> movement(move.destination(), told, before, details);
      case Command.FreeMove move -> movement(move.destination(), told, before, details);
      case Command.Sprint sprint -> {
        JadeReason.JadeWent went = Objects.requireNonNull(last(told, JadeReason.JadeWent.class));
        yield went.rule() == Step.ASSAULT
            ? movement(sprint.destination(), told, before, details)
            : deed("SPRINT", went.goal(), details);
      }
      case Command.ThrowGrenade _ ->
          deed(last(told, Event.SmokeSpread.class) == null ? "FRAG" : "SMOKE", "", details);
      case Command.UseMediPack pack -> deed("MEDI", pack.figure().id(), details);
      case Command.Heal heal -> deed("HEAL", heal.figure().id(), details);
      case Command.Reload reload -> deed("RELOAD", reload.figure().id(), details);
      case Command.PlaceMine _ -> deed("MINE", "", details);
      case Command.EmplaceSentry _ -> deed("SENTRY", "", details);
      case Command.SpendDie _ -> deed("ORDER", figure(), details);
      case Command.FieldPatch patch -> deed("ORDER", patch.figure().id(), details);
      default -> throw new AssertionError("what is this? " + command);
    };
  }

  // By which rules it is this one.
  private String reasonFor(String foe, PageCounts before) {
    List<String> there =
        before.enemies().stream()
            .filter(enemy -> before.at(enemy) == before.cube())
            .map(enemy -> state.type(enemy).id())
            .toList();
    boolean isNearest = there.getFirst().equals(foe);
    boolean isTargetFirst = there.contains(aim) ? aim.equals(foe) : isNearest;
    return (isTargetFirst ? "target first" : "") + (isNearest ? ", nearest" : "");
  }

  private static Deed deed(String what, String whom, Set<String> details) {
    return new Deed(what, whom, details);
  }

  private Deed shot(String target, List<Entry> told, Set<String> details) {
    Event.RapidFireRolled rolled = last(told, Event.RapidFireRolled.class);
    return deed(rolled != null && rolled.die() >= 6 ? "SUPPRESS" : "SHOOT", target, details);
  }

  private Deed movement(int to, List<Entry> told, PageCounts before, Set<String> details) {
    if (before.isEnemyIn(before.cube())) {
      details.add("BREAK");
    }
    JadeReason.JadeWent went = last(told, JadeReason.JadeWent.class);
    if (went == null) {
      return deed("FLEE", "", details);
    }
    return deed(before.isEnemyIn(to) ? "CHARGE" : "MOVE", went.goal(), details);
  }

  private static <T extends Entry> @Nullable T last(List<Entry> told, Class<T> kind) {
    return told.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .reduce((first, second) -> second)
        .orElse(null);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("seed ").append(seed).append(", ").append(state.scenario.mission().id());
    text.append(", ")
        .append(figure())
        .append(" on ")
        .append(card)
        .append(dice)
        .append(" order ")
        .append(state.scenario.order(0));
    for (int one = 0; one < Figures.COUNT; one++) {
      if (state.figures.isStanding(one)) {
        text.append("\n  ")
            .append(state.type(one).id())
            .append(' ')
            .append(state.type(one).profile());
        text.append(' ').append(Cube.name(state.figures.cube(one)));
        text.append(" damage ").append(state.figures.damage(one));
        text.append(state.figures.isPinned(one) ? " pinned" : "");
        text.append(state.figures.isReloading(one) ? " reloading" : "");
        text.append(" item ").append(state.figures.item(one));
        text.append(' ').append(state.type(one).keywords().written());
        text.append(' ').append(state.type(one).ranged()).append(" speed ");
        text.append(state.type(one).advance()).append('-').append(state.type(one).sprint());
      }
    }
    text.append("\n  objectives ").append(state.scenario.objectives());
    text.append("; items ").append(state.tokens.cubes());
    text.append("; smoke ").append(state.hazards.smoke());
    text.append("; mines ")
        .append(state.hazards.mines(0))
        .append(" and ")
        .append(state.hazards.mines(1));
    return text.toString();
  }
}
