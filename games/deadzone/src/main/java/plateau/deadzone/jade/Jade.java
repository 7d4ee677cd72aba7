package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.roster.SpecialOrder;
import plateau.kernel.journal.Journal;

/**
 * JADE's procedure for one figure (B3.3): asked again and again while the figure is active, it says
 * each time the next command. It decides from the {@link Table} alone and always the same from the
 * same table. Scratch space of one thread.
 */
public final class Jade {

  private static final ThreadLocal<Jade> OF_THIS_THREAD = ThreadLocal.withInitial(Jade::new);

  private final Repertoire can = new Repertoire();
  private final ForcedActions forced = new ForcedActions(can);
  private final Behaviours behaviours = new Behaviours(can);
  private final CardActions card = new CardActions(can);
  private final LeftOverDice dice = new LeftOverDice(can);

  private Jade() {}

  /** What the active figure does next; the journal is told why. */
  public static Decision next(Table table, Journal journal) {
    return OF_THIS_THREAD.get().decide(table, journal);
  }

  /**
   * B6.3: whom the active figure fights in the cube that it has just entered; the journal is told
   * why.
   */
  public static Command foe(Table table, Journal journal) {
    Repertoire can = OF_THIS_THREAD.get().can;
    can.lookAt(table);
    can.trace.into(journal);
    can.trace.because(Rule.REACTION_FOE);
    return can.entryFight();
  }

  private Decision decide(Table table, Journal journal) {
    can.lookAt(table);
    can.trace.into(journal);
    while (true) {
      Command command = perform(can.nextStage());
      if (command != null) {
        return new Decision(command, can.memory.write());
      }
    }
  }

  private @Nullable Command perform(Stage stage) {
    return switch (stage) {
      case BEGIN -> begin();
      case STAND_UP -> standUp();
      case FIRST_PICK_UP, LAST_PICK_UP -> can.pickUp();
      case MELEE -> forced.melee();
      case MELEE_FREE_FIGHT, CLOSE_FREE_FIGHT, FREE_FIGHT -> dice.freeFight();
      case CLOSE_ITEM -> forced.beforeTooClose();
      case CLOSE -> forced.tooClose();
      case CLOSE_SHOT_ITEM -> can.tryItem();
      case CLOSE_SHOT -> forced.shotAfterFlight();
      case CLOSE_FIGHT -> forced.fightAfterCharge();
      case CLEAR_SHOT_ITEM -> forced.beforeClearShot();
      case CLEAR_SHOT -> forced.clearShot();
      case MEDIC_ITEM -> behaviours.beforeMedic();
      case MEDIC_MOVE -> behaviours.medicMove();
      case HEAL_ITEM -> behaviours.beforeHealing();
      case HEAL -> behaviours.heal();
      case GUNNER_ITEM -> behaviours.beforeGunner();
      case GUNNER_MOVE -> behaviours.gunnerMove();
      case RELOAD_ITEM -> behaviours.beforeReloading();
      case RELOAD -> behaviours.reload();
      case CARD_ITEM -> card.beforeStep();
      case CARD_STEP -> card.step();
      case CARD_SHOT_AFTER_RELOAD -> card.shotAfterReload();
      case CARD_NEXT_STEP -> card.nextStep();
      case MEDIC_FREE_MOVE, GUNNER_FREE_MOVE, CARD_FREE_MOVE -> dice.freeMoveOn();
      case OWN_RELOAD -> card.ownReload();
      case FREE_MOVE -> dice.freeMove();
      case FREE_SHOT -> dice.freeShot();
      case FIELD_PATCH -> dice.fieldPatch();
      case END -> new Command.EndActivation();
    };
  }

  // The target is chosen first (R35); a blood rush comes before everything else.
  private @Nullable Command begin() {
    Table table = can.table();
    if (table.card() == null) {
      return sentry();
    }
    can.aim.target();
    boolean isRush =
        table.hasDie(CommandDie.SPECIAL_ORDER) && table.order() == SpecialOrder.BLOOD_RUSH;
    if (!isRush) {
      return null;
    }
    can.trace.spent(CommandDie.SPECIAL_ORDER);
    return new Command.SpendDie(CommandDie.SPECIAL_ORDER);
  }

  // No card is drawn for a sentry: it shoots the nearest enemy that it can.
  private @Nullable Command sentry() {
    can.goTo(Stage.END);
    can.trace.because(Rule.BEHAVIOUR_SENTRY);
    return can.trace.tell(
        can.shootNearest(can.shooting.targets(Shooting.Cost.BUDGET), Shooting.Cost.BUDGET));
  }

  private @Nullable Command standUp() {
    return can.table().isPinned(can.scene.figure()) ? new Command.StandUp() : null;
  }
}
