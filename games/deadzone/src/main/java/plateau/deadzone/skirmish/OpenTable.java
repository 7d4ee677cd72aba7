package plateau.deadzone.skirmish;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.jade.Table;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.SpecialOrder;

/** A position as JADE may look at it: what everybody sees, read straight from the state. */
final class OpenTable implements Table {

  private final DeadzoneState state;

  OpenTable(DeadzoneState state) {
    this.state = state;
  }

  @Override
  public Battlefield field() {
    return state.field();
  }

  @Override
  public CubeSet smoke() {
    return state.hazards.smoke();
  }

  @Override
  public CubeSet mines(int side) {
    return state.hazards.mines(side);
  }

  @Override
  public CubeSet objectives() {
    return state.scenario.objectives();
  }

  @Override
  public CubeSet tokens() {
    return state.tokens.cubes();
  }

  @Override
  public Optional<Item> firstToken(int cube) {
    int token = state.tokens.next(0, cube);
    return state.tokens.isFaceDown(token)
        ? Optional.empty()
        : Optional.of(state.tokens.item(token));
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
    return state.figures.isStanding(figure);
  }

  @Override
  public FigureType type(int figure) {
    return state.type(figure);
  }

  @Override
  public FigureId id(int figure) {
    return state.id(figure);
  }

  @Override
  public int cube(int figure) {
    return state.figures.cube(figure);
  }

  @Override
  public int damage(int figure) {
    return state.figures.damage(figure);
  }

  @Override
  public boolean isPinned(int figure) {
    return state.figures.isPinned(figure);
  }

  @Override
  public boolean isReloading(int figure) {
    return state.figures.isReloading(figure);
  }

  @Override
  public @Nullable Item item(int figure) {
    return state.figures.item(figure);
  }

  @Override
  public int side() {
    return Side.of(figure());
  }

  @Override
  public int figure() {
    return state.activation.figure();
  }

  @Override
  public @Nullable ActionCard card() {
    return state.mind.card();
  }

  @Override
  public int advance() {
    return Moving.advance(state, figure());
  }

  @Override
  public int sprint() {
    return Moving.sprint(state, figure());
  }

  @Override
  public boolean canMove() {
    return state.activation.canShort(ActionKind.MOVE);
  }

  @Override
  public boolean canShoot() {
    return state.activation.canShort(ActionKind.SHOOT);
  }

  @Override
  public boolean canDoSpecial() {
    return state.activation.canShort(ActionKind.SPECIAL);
  }

  @Override
  public boolean canDoLong() {
    return state.activation.canLong();
  }

  @Override
  public boolean hasPickedUp() {
    return state.activation.hasPickedUp();
  }

  @Override
  public boolean hasDie(CommandDie die) {
    return CommandDice.mayUse(state, side(), die);
  }

  @Override
  public boolean hasSentryLeft() {
    return (Scenario.sentries(side()) & ~state.figures.standing()) != 0;
  }

  @Override
  public @Nullable SpecialOrder order() {
    return CommandDice.hasLeader(state, side()) ? state.scenario.order(side()) : null;
  }

  @Override
  public long memory() {
    return state.mind.memory();
  }

  @Override
  public boolean isBold() {
    return state.scenario.jade().isBold();
  }
}
