package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.JadeShooting.PaidBy;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.Actor;
import plateau.deadzone.jade.procedure.Help;
import plateau.deadzone.jade.procedure.Opponent;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.jade.procedure.Stage;
import plateau.deadzone.jade.procedure.Step;
import plateau.deadzone.jade.procedure.Strength;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.basis.Named;

/** The active figure on the board: what it sees there, and how it does what it may do. */
final class Repertoire implements Actor<Command> {

  final Surroundings around = new Surroundings();
  final Memory memory = new Memory();
  final Trace trace = new Trace(around);
  final Aim aim = new Aim(around, memory, trace);
  final JadeShooting shooting = new JadeShooting(around);
  final JadeFighting fighting = new JadeFighting(around);
  final Approach approach;
  private final Flight flight;
  private final Destinations destinations = new Destinations(around);
  private final ItemFirst items = new ItemFirst(around, shooting, aim);
  private final Helping helping = new Helping(around, memory, trace);
  private final LeftOverDice dice;
  private final Nearest closest = new Nearest(around);

  Repertoire() {
    approach = new Approach(around, destinations, trace);
    flight = new Flight(around, destinations, trace);
    dice = new LeftOverDice(this);
  }

  void lookAt(Table table) {
    around.lookAt(table);
    memory.read(table.memory());
    destinations.begin();
  }

  Table table() {
    return around.table();
  }

  @Override
  public FigureType type() {
    return around.type();
  }

  @Override
  public Profile profile() {
    return around.type().profile();
  }

  @Override
  public @Nullable ActionCard card() {
    return table().card();
  }

  @Override
  public @Nullable Item item() {
    return table().item(around.figure());
  }

  @Override
  public boolean hasPickedUp() {
    return table().hasPickedUp();
  }

  // The budget

  @Override
  public boolean canShoot() {
    return table().canShoot();
  }

  @Override
  public boolean canDoSpecial() {
    return table().canDoSpecial();
  }

  @Override
  public boolean isBudgetSpent() {
    Table table = table();
    return !table.canMove() && !table.canShoot() && !table.canDoSpecial() && !table.canDoLong();
  }

  // Conditions

  @Override
  public boolean isInMelee() {
    return around.isEnemyHere();
  }

  @Override
  public boolean isEnemyClose() {
    return !around.isEnemyHere() && !closeEnemies().isEmpty();
  }

  private Nearest closeEnemies() {
    closest.begin();
    for (int i = 0; i < around.enemyCount(); i++) {
      if (around.isClose(around.enemy(i))) {
        closest.offerFigure(around.enemy(i));
      }
    }
    return closest;
  }

  @Override
  public boolean hasClearShot() {
    return !shooting.clearTargets().isEmpty();
  }

  @Override
  public boolean canShootTarget() {
    int enemy = aim.enemy();
    return enemy != Surroundings.NOBODY && shooting.isLegal(enemy, PaidBy.BUDGET);
  }

  @Override
  public boolean isStoppedByReload() {
    int enemy = aim.enemy();
    return enemy != Surroundings.NOBODY && shooting.isStoppedByReload(enemy);
  }

  @Override
  public boolean isReloading() {
    return table().isReloading(around.figure());
  }

  // What it does

  @Override
  public void chooseTarget() {
    aim.target();
  }

  @Override
  public @Nullable Command rush() {
    boolean isRush =
        table().hasDie(CommandDie.SPECIAL_ORDER) && table().order() == SpecialOrder.BLOOD_RUSH;
    return isRush ? giveOrder() : null;
  }

  private Command giveOrder() {
    trace.spent(CommandDie.SPECIAL_ORDER);
    return new Command.SpendDie(CommandDie.SPECIAL_ORDER);
  }

  @Override
  public @Nullable Command standUp() {
    return table().isPinned(around.figure()) ? new Command.StandUp() : null;
  }

  /** The first token. */
  @Override
  public @Nullable Command pickUp(Stage when) {
    boolean isLegal =
        table().tokens().contains(around.cube())
            && !table().isPinned(around.figure())
            && !around.isEnemyHere();
    if (!isLegal) {
      return null;
    }
    trace.picked();
    return new Command.PickUp(table().firstToken(around.cube()));
  }

  @Override
  public @Nullable Command use(Item item) {
    Command command = items.use(item);
    if (command != null) {
      trace.triedItem(item);
    }
    return command;
  }

  @Override
  public @Nullable Command flee(boolean fromMelee) {
    if (!fromMelee && closeEnemies().isEmpty()) {
      return trace.tell(trace.skip(Why.NO_TARGET));
    }
    int here = around.cube();
    return trace.tell(
        fromMelee
            ? flight.flee(enemy -> table().cube(enemy) == here)
            : flight.flee(around::isClose));
  }

  @Override
  public @Nullable Command chargeClose() {
    int enemy = closeEnemies().figure();
    if (enemy == Surroundings.NOBODY) {
      return trace.tell(trace.skip(Why.NO_TARGET));
    }
    memory.foe = enemy;
    return trace.tell(approach.moveTo(table().cube(enemy)));
  }

  @Override
  public @Nullable Command shoot(Opponent opponent) {
    return trace.tell(
        switch (opponent) {
          case NEAREST -> shootNearest(shooting.targets(PaidBy.BUDGET), PaidBy.BUDGET);
          case NEAREST_CLEAR -> shootNearest(shooting.clearTargets(), PaidBy.BUDGET);
          case TARGET, CHARGED -> shootTarget();
        });
  }

  private @Nullable Command shootTarget() {
    int enemy = aim.enemy();
    return enemy == Surroundings.NOBODY
        ? trace.skip(Why.NO_TARGET)
        : shoot(enemy, TieBreak.CARD_TARGET, PaidBy.BUDGET);
  }

  /** A shot at this enemy with the strongest weapon, if it is legal. */
  @Nullable Command shoot(int enemy, TieBreak tieBreak, PaidBy cost) {
    Weapon weapon = enemy == Surroundings.NOBODY ? null : shooting.strongestAgainst(enemy, cost);
    if (weapon == null) {
      return trace.skip(shooting.isSpent(cost) ? Why.NOT_AFFORDABLE : Why.NO_SHOT);
    }
    if (shooting.isAimSteadiedFirst()) {
      // B3.4: the order comes just before the first shot.
      memory.repeat();
      return giveOrder();
    }
    trace.chose(enemy, tieBreak);
    return shooting.shoot(enemy, weapon, cost);
  }

  /** A shot at the nearest of these. */
  @Nullable Command shootNearest(Nearest targets, PaidBy cost) {
    return shoot(targets.figure(), targets.tieBreak(), cost);
  }

  @Override
  public @Nullable Command fight(Opponent opponent) {
    return switch (opponent) {
      case TARGET -> trace.tell(fight(aim.enemy()));
      case NEAREST, NEAREST_CLEAR -> trace.tell(fight(Surroundings.NOBODY));
      case CHARGED -> around.isEnemyHere() ? fight(memory.foe) : null;
    };
  }

  // Against this enemy if it is in the cube, else against the nearest there.
  private @Nullable Command fight(int preferred) {
    int foe = fighting.foeHere(preferred);
    if (foe == Surroundings.NOBODY) {
      return trace.skip(Why.NOT_IN_MELEE);
    }
    if (!fighting.canFight()) {
      return trace.skip(Why.NOT_AFFORDABLE);
    }
    trace.chose(foe, foe == preferred ? TieBreak.CARD_TARGET : TieBreak.ROSTER_ORDER);
    return fighting.fight(foe);
  }

  @Override
  public @Nullable Command move() {
    return trace.tell(moveTo(aim.cube()));
  }

  // After the first movement a free move may follow (B3.4).
  private @Nullable Command moveTo(int goal) {
    Command command = goal == Cube.NONE ? trace.skip(Why.NO_TARGET) : approach.moveTo(goal);
    if (command != null) {
      memory.foe = aim.enemy();
      memory.goal = memory.hasMoved ? Cube.NONE : goal;
      memory.hasMoved = true;
    }
    return command;
  }

  @Override
  public @Nullable Command assault() {
    int enemy = aim.nearestEnemy();
    if (enemy == Surroundings.NOBODY) {
      return trace.tell(trace.skip(Why.NO_TARGET));
    }
    memory.foe = enemy;
    return trace.tell(approach.assault(enemy));
  }

  /** B6.3: whom to fight in the cube just entered. */
  Command entryFight() {
    int foe = fighting.foeHere(memory.foe);
    trace.chose(foe, foe == memory.foe ? TieBreak.CHOSEN_BEFORE : TieBreak.ROSTER_ORDER);
    return new Command.ChooseFoe(
        table().id(foe), WeaponId.of(Strength.strongest(around.type().melee())));
  }

  @Override
  public Command reloadItself() {
    trace.because(Rule.BEHAVIOUR_RELOAD);
    trace.chose(around.figure(), TieBreak.ONLY_ONE);
    return new Command.Reload(table().id(around.figure()));
  }

  // B8

  @Override
  public boolean choosePatient(Help help) {
    return helping.choose(help);
  }

  @Override
  public boolean isPatientHere(Help help) {
    return helping.isHere();
  }

  @Override
  public @Nullable Command goToPatient(Help help) {
    trace.because(help.behaviour());
    return trace.tell(helping.isAlive() ? moveTo(helping.cube()) : trace.skip(Why.NO_TARGET));
  }

  @Override
  public @Nullable Command help(Help help) {
    trace.because(help.behaviour());
    Command command = helping.help(help);
    return trace.tell(command);
  }

  // Command dice

  @Override
  public @Nullable Command freeMoveOn() {
    return dice.freeMoveOn();
  }

  @Override
  public @Nullable Command freeMove() {
    return dice.freeMove();
  }

  @Override
  public @Nullable Command freeShot() {
    return dice.freeShot();
  }

  @Override
  public @Nullable Command freeFight() {
    return dice.freeFight();
  }

  @Override
  public @Nullable Command fieldPatch() {
    return dice.fieldPatch();
  }

  @Override
  public Command end() {
    return new Command.EndActivation();
  }

  // Why

  @Override
  public void because(Named rule) {
    trace.because(rule);
  }

  @Override
  public void forced(Rule condition) {
    trace.forced(condition);
  }

  @Override
  public void unforced() {
    trace.unforced();
  }

  @Override
  public void leave(Step step) {
    trace.because(step);
    trace.tell(trace.skip(Why.NOT_AFFORDABLE));
  }
}
