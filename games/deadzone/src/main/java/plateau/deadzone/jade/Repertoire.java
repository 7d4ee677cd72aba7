package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;

/** What the stages of an activation have in common: how JADE does the things that it may do. */
final class Repertoire {

  final Scene scene;
  final Memory memory;
  final Trace trace;
  final Aim aim;
  final Shooting shooting;
  final Fighting fighting;
  final Approach approach;
  final Flight flight;
  private final Destinations destinations;
  private final ItemFirst itemFirst;
  private Stage stage = Stage.BEGIN;

  Repertoire() {
    scene = new Scene();
    memory = new Memory();
    trace = new Trace(scene);
    aim = new Aim(scene, memory, trace);
    shooting = new Shooting(scene);
    fighting = new Fighting(scene);
    destinations = new Destinations(scene);
    approach = new Approach(scene, destinations, trace);
    flight = new Flight(scene, destinations, trace);
    itemFirst = new ItemFirst(scene, shooting, aim);
  }

  void lookAt(Table table) {
    scene.lookAt(table);
    memory.read(table.memory());
    destinations.begin();
  }

  Table table() {
    return scene.table();
  }

  // Where the procedure goes on.

  /** The next stage; unless it says otherwise, the one behind it comes then. */
  Stage nextStage() {
    stage = Stage.ALL.get(memory.stage);
    memory.stage++;
    return stage;
  }

  /** Goes on with another stage than the next. */
  @Nullable Command goTo(Stage next) {
    memory.stage = next.ordinal();
    return null;
  }

  // What can be done.

  /** B4.1. */
  @Nullable Command tryItem() {
    Item item = table().item(scene.figure());
    Command command = item == null ? null : itemFirst.use(item);
    if (item != null && command != null) {
      trace.triedItem(item);
    }
    return command;
  }

  /** B5, forced-item: picks up the first token if that is legal (A7.8). */
  @Nullable Command pickUp() {
    Table table = table();
    boolean isLegal =
        table.tokens().contains(scene.cube())
            && !table.hasPickedUp()
            && !table.isPinned(scene.figure())
            && !scene.isEnemyHere()
            && !scene.type().has(Keyword.BESTIAL)
            && table.item(scene.figure()) == null;
    if (!isLegal) {
      return null;
    }
    trace.picked();
    return new Command.PickUp(table.firstToken(scene.cube()));
  }

  /** A shot at this enemy with the strongest weapon, if it is legal. */
  @Nullable Command shoot(int enemy, TieBreak tieBreak, Shooting.Cost cost) {
    Weapon weapon = enemy == Scene.NOBODY ? null : shooting.strongestAgainst(enemy, cost);
    if (weapon == null) {
      return trace.skip(shooting.isSpent(cost) ? Why.NOT_AFFORDABLE : Why.NO_SHOT);
    }
    if (shooting.isAimSteadiedFirst()) {
      return steadyAim();
    }
    trace.chose(enemy, tieBreak);
    return shooting.shoot(enemy, weapon, cost);
  }

  /** A shot at the nearest of these. */
  @Nullable Command shootNearest(Nearest targets, Shooting.Cost cost) {
    return shoot(targets.figure(), targets.tieBreak(), cost);
  }

  // B3.4: the order comes just before the first shot; then this stage comes round again.
  private Command steadyAim() {
    goTo(stage);
    trace.spent(CommandDie.SPECIAL_ORDER);
    return new Command.SpendDie(CommandDie.SPECIAL_ORDER);
  }

  /** A Fight action against this enemy if it is in the cube, else against the nearest there. */
  @Nullable Command fight(int preferred) {
    int foe = fighting.foeHere(preferred);
    if (foe == Scene.NOBODY) {
      return trace.skip(Why.NOT_IN_MELEE);
    }
    if (!fighting.canFight()) {
      return trace.skip(Why.NOT_AFFORDABLE);
    }
    trace.chose(foe, foe == preferred ? TieBreak.CARD_TARGET : TieBreak.ROSTER_ORDER);
    return fighting.fight(foe);
  }

  /** {@code moveTo} in B7 and B8: after the first one a free move may follow (B3.4). */
  @Nullable Command moveTo(int goal) {
    Command command = goal == Cube.NONE ? trace.skip(Why.NO_TARGET) : approach.moveTo(goal);
    if (command != null) {
      memory.foe = aim.enemy();
      memory.goal = memory.hasMoved ? Cube.NONE : goal;
      memory.hasMoved = true;
    }
    return command;
  }

  /** B6.3: whom to fight in the cube just entered. */
  Command entryFight() {
    int foe = fighting.foeHere(memory.foe);
    trace.chose(foe, foe == memory.foe ? TieBreak.CHOSEN_BEFORE : TieBreak.ROSTER_ORDER);
    return new Command.ChooseFoe(
        table().id(foe), WeaponId.of(Fighting.strongest(scene.type().melee())));
  }
}
