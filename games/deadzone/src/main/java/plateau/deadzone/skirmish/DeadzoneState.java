package plateau.deadzone.skirmish;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.jade.Decision;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * One position of a skirmish. The parts that change are small and copied; the {@link Scenario} and
 * the sets of smoke and mines, which are replaced and never changed, are shared. A copy takes about
 * 1 KB. The rules stand in classes of their own, by section, and change the position through its
 * parts.
 */
public final class DeadzoneState implements State<DeadzoneState, Command> {

  public final Scenario scenario;
  public final Figures figures;
  final Tokens tokens;
  final Hazards hazards;
  public final Activation activation;
  public final Attack attack;
  final Movement movement;
  final Agenda agenda;
  final Mind mind;
  final JadeDecks decks;

  private long southPool;
  private long northPool;

  byte round;
  byte initiative;

  /** The side whose turn it is. */
  byte turn;

  /** A9: whether its extra activation has been taken this turn. */
  boolean isExtraTaken;

  /** A6.3: the side that ran out of ready figures first in this round, or -1. */
  byte ranOut = Figures.NOBODY;

  private short southPoints;
  private short northPoints;
  @Nullable Ending ending;

  // Worked out when first asked for, and kept until the next command.
  private @Nullable List<Command> moves;
  private @Nullable Decision plan;
  private @Nullable OpenTable table;

  DeadzoneState(Scenario scenario) {
    this.scenario = scenario;
    figures = new Figures(scenario);
    tokens = new Tokens();
    hazards = new Hazards();
    activation = new Activation();
    attack = new Attack();
    movement = new Movement();
    agenda = new Agenda();
    mind = new Mind();
    decks = new JadeDecks();
  }

  private DeadzoneState(DeadzoneState other) {
    scenario = other.scenario;
    figures = other.figures.copy();
    tokens = other.tokens.copy();
    hazards = other.hazards.copy();
    activation = other.activation.copy();
    attack = other.attack.copy();
    movement = other.movement.copy();
    agenda = other.agenda.copy();
    mind = other.mind.copy();
    decks = other.decks.copy(scenario);
    southPool = other.southPool;
    northPool = other.northPool;
    round = other.round;
    initiative = other.initiative;
    turn = other.turn;
    isExtraTaken = other.isExtraTaken;
    ranOut = other.ranOut;
    southPoints = other.southPoints;
    northPoints = other.northPoints;
    ending = other.ending;
    moves = other.moves;
    plan = other.plan;
  }

  @Override
  public DeadzoneState copy() {
    return new DeadzoneState(this);
  }

  @Override
  public int toMove() {
    return ending == null ? agenda.side() : Seat.OVER;
  }

  @Override
  public List<Command> moves() {
    List<Command> known = moves;
    if (known == null) {
      known = findMoves();
      moves = known;
    }
    return known;
  }

  private List<Command> findMoves() {
    if (ending != null) {
      return List.of();
    }
    return isJadesDecision() ? List.of(plan().command()) : LegalCommands.of(this);
  }

  private boolean isJadesDecision() {
    return scenario.isJade(agenda.side());
  }

  private Decision plan() {
    Decision known = plan;
    if (known == null) {
      known = JadeSide.decide(this, Journal.OFF);
      plan = known;
    }
    return known;
  }

  /** Giving up, and movements along a path of one's own, are legal and not listed (C1.4). */
  @Override
  public boolean allows(Command command) {
    if (ending != null || isJadesDecision()) {
      return moves().contains(command);
    }
    return LegalCommands.allow(this, command);
  }

  @Override
  public void play(Command command, Chance chance, Journal journal) {
    Referee referee = new Referee(chance, journal);
    if (isJadesDecision()) {
      // With the journal on, JADE thinks again, aloud.
      mind.setMemory((journal.isOn() ? JadeSide.decide(this, journal) : plan()).memory());
    }
    moves = null;
    plan = null;
    Resolution.decide(this, command, referee);
    Resolution.run(this, referee);
  }

  /** The points of both sides; nobody has won a draw (A10.3). */
  @Override
  public Result result() {
    Ending how = ending;
    if (how == null) {
      throw new IllegalStateException("the skirmish is not over");
    }
    return how.result(southPoints, northPoints);
  }

  // Figures

  public FigureType type(int figure) {
    return scenario.type(figure);
  }

  public FigureId id(int figure) {
    return scenario.id(figure);
  }

  public boolean has(int figure, Keyword keyword) {
    return scenario.type(figure).has(keyword);
  }

  public Weapon weapon(int number) {
    return scenario.weapon(number);
  }

  /** Takes a figure off the board, for good or as a packed sentry. */
  void removeFigure(int figure) {
    figures.remove(figure);
    decks.group(Side.of(figure)).remove(figure);
  }

  /** A4.3: an enemy is in its cube. */
  boolean isInMelee(int figure) {
    return figures.cubesOf(Side.other(Side.of(figure))).contains(figures.cube(figure));
  }

  // The board

  public Battlefield field() {
    return scenario.field();
  }

  public boolean hasMineOf(int side, int cube) {
    return hazards.mines(side).contains(cube);
  }

  /** Whether a figure would set off a mine in a cube (A11.2). */
  public boolean isMinedAgainst(int figure, int cube) {
    return minesAgainst(figure).contains(cube);
  }

  public boolean hasToken(int cube) {
    return tokens.isIn(cube);
  }

  /** The mines that a figure sets off when it enters their cube (A11.2). */
  CubeSet minesAgainst(int figure) {
    return has(figure, Keyword.ENGINEER)
        ? Hazards.NOWHERE
        : hazards.mines(Side.other(Side.of(figure)));
  }

  // Points and dice

  public int points(int side) {
    return side == 0 ? southPoints : northPoints;
  }

  void score(int side, int points) {
    if (side == 0) {
      southPoints += (short) points;
    } else {
      northPoints += (short) points;
    }
  }

  /** The command dice of a side, as {@link Pools} counts them. */
  long pool(int side) {
    return side == 0 ? southPool : northPool;
  }

  void setPool(int side, long pool) {
    if (side == 0) {
      southPool = pool;
    } else {
      northPool = pool;
    }
  }

  public boolean hasDie(int side, CommandDie die) {
    return Pools.has(pool(side), die);
  }

  /** Whether the extra die that is asked for is the attacker's. */
  public boolean isAttackersDie() {
    return agenda.kind() == TaskKind.ATTACK_DIE;
  }

  /** Whether the defender of an attack that is declared now can still choose its answer (A5.2). */
  boolean isBeforeDefence() {
    return agenda.kind() != TaskKind.DEFENCE_DIE;
  }

  /** Whether the active figure is asked what it does. */
  boolean isActing() {
    return toMove() != Seat.OVER && agenda.kind() == TaskKind.ACT;
  }

  /** A8.1: whether a figure can do anything at all when it is activated. */
  public boolean isControlled(int figure) {
    return Turns.isControlled(this, figure);
  }

  // The course of the game

  /** From 1; 0 while the sides deploy. */
  public int round() {
    return round;
  }

  // JADE (Part B)

  /** The position as JADE may look at it. */
  OpenTable table() {
    OpenTable known = table;
    if (known == null) {
      known = new OpenTable(this);
      table = known;
    }
    return known;
  }
}
