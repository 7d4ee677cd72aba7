package plateau.deadzone.jade.procedure;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;

/**
 * What a figure of JADE's does in its activation, in which order (B3.3, B5, B7, B8). It knows no
 * board: what it must know it asks the {@link Actor}.
 *
 * @param <D> what the actor has done
 */
public final class Procedure<D> {

  private final Actor<D> figure;
  private final Progress progress;

  public Procedure(Actor<D> figure, Progress progress) {
    this.figure = figure;
    this.progress = progress;
  }

  /** The next thing that the figure does. */
  public D next() {
    while (true) {
      D done = perform(progress.begin());
      if (done != null) {
        return done;
      }
    }
  }

  private @Nullable D perform(Stage stage) {
    return switch (stage) {
      case BEGIN -> begin();
      case STAND_UP -> figure.standUp();
      case FIRST_PICK_UP, LAST_PICK_UP -> pickUp(stage);
      case MELEE -> melee();
      case MELEE_FREE_FIGHT, CLOSE_FREE_FIGHT, FREE_FIGHT -> figure.freeFight();
      case CLOSE_ITEM -> beforeTooClose();
      case CLOSE -> tooClose();
      case CLOSE_SHOT_ITEM -> tryItem();
      case CLOSE_SHOT -> shotAfterFlight();
      case CLOSE_FIGHT -> fightAfterCharge();
      case CLEAR_SHOT_ITEM -> beforeClearShot();
      case CLEAR_SHOT -> clearShot();
      case MEDIC_ITEM -> beforeHelp(Help.HEAL, Stage.HEAL_ITEM, Stage.GUNNER_ITEM);
      case MEDIC_MOVE -> figure.goToPatient(Help.HEAL);
      case HEAL_ITEM -> ifPatientIsHere(Help.HEAL, Stage.GUNNER_ITEM);
      case HEAL -> figure.help(Help.HEAL);
      case GUNNER_ITEM -> beforeHelp(Help.RELOAD, Stage.RELOAD_ITEM, Stage.CARD_ITEM);
      case GUNNER_MOVE -> figure.goToPatient(Help.RELOAD);
      case RELOAD_ITEM -> ifPatientIsHere(Help.RELOAD, Stage.CARD_ITEM);
      case RELOAD -> figure.help(Help.RELOAD);
      case CARD_ITEM -> beforeStep();
      case CARD_STEP -> step();
      case CARD_SHOT_AFTER_RELOAD -> shotAfterReload();
      case CARD_NEXT_STEP -> nextStep();
      case MEDIC_FREE_MOVE, GUNNER_FREE_MOVE, CARD_FREE_MOVE -> figure.freeMoveOn();
      case OWN_RELOAD -> ownReload();
      case FREE_MOVE -> figure.freeMove();
      case FREE_SHOT -> figure.freeShot();
      case FIELD_PATCH -> figure.fieldPatch();
      case END -> figure.end();
    };
  }

  private @Nullable D goTo(Stage stage) {
    progress.goTo(stage);
    return null;
  }

  private boolean isShooter() {
    return figure.profile() == Profile.SHOOTING;
  }

  // The target is chosen first (R35). No card is drawn for a sentry: it shoots whom it can.
  private @Nullable D begin() {
    if (figure.card() == null) {
      goTo(Stage.END);
      figure.because(Rule.BEHAVIOUR_SENTRY);
      return figure.shoot(Opponent.NEAREST);
    }
    figure.chooseTarget();
    return figure.rush();
  }

  // B5, forced-item
  private @Nullable D pickUp(Stage when) {
    return figure.hasPickedUp() || figure.type().has(Keyword.BESTIAL) || figure.item() != null
        ? null
        : figure.pickUp(when);
  }

  // B4.1
  private @Nullable D tryItem() {
    Item item = figure.item();
    return item == null || !isAffordable(item) || !figure.couldUse(item) || figure.isInMelee()
        ? null
        : figure.use(item);
  }

  private boolean isAffordable(Item item) {
    FigureType type = figure.type();
    return switch (item) {
      case FRAG_GRENADE, SMOKE_GRENADE -> figure.canShoot() && type.shoot() != FigureType.BLANK;
      case MEDI_PACK, MINE -> figure.canDoSpecial();
      case SENTRY -> figure.canDoSpecial() && type.has(Keyword.ENGINEER);
      // Ammo goes with a shot; the others are never carried.
      case AMMO, INTEL, BOOBY_TRAP -> false;
    };
  }

  // B5

  private void force(Rule condition) {
    progress.wasForced = true;
    figure.forced(condition);
  }

  // B5.1. No item can be used with an enemy in the cube (B4.1), so none is tried.
  private @Nullable D melee() {
    if (!figure.isInMelee()) {
      return goTo(Stage.CLOSE_ITEM);
    }
    force(Rule.FORCED_MELEE);
    if (isShooter()) {
      goTo(Stage.CLOSE_ITEM);
      return figure.flee(true);
    }
    return figure.fight(Opponent.TARGET);
  }

  // B5.2: the condition, and the item.
  private @Nullable D beforeTooClose() {
    if (!figure.isEnemyClose()) {
      return goTo(Stage.CLEAR_SHOT_ITEM);
    }
    force(Rule.FORCED_CLOSE_ENEMY);
    return tryItem();
  }

  // A fighter charges, a shooter flees.
  private @Nullable D tooClose() {
    figure.because(Rule.FORCED_CLOSE_ENEMY);
    if (isShooter()) {
      return figure.flee(false);
    }
    goTo(Stage.CLOSE_FIGHT);
    return figure.chargeClose();
  }

  private @Nullable D shotAfterFlight() {
    figure.because(Rule.FORCED_CLOSE_ENEMY);
    goTo(Stage.CLEAR_SHOT_ITEM);
    return figure.shoot(Opponent.NEAREST);
  }

  // In practice Fight is long, so that only a free fight follows a charge.
  private @Nullable D fightAfterCharge() {
    figure.because(Rule.FORCED_CLOSE_ENEMY);
    return figure.fight(Opponent.CHARGED);
  }

  // The condition, and the item.
  private @Nullable D beforeClearShot() {
    if (!figure.hasClearShot()) {
      if (!progress.wasForced) {
        figure.unforced();
      }
      return goTo(Stage.MEDIC_ITEM);
    }
    force(Rule.FORCED_CLEAR_SHOT);
    return tryItem();
  }

  private @Nullable D clearShot() {
    figure.because(Rule.FORCED_CLEAR_SHOT);
    return figure.shoot(Opponent.NEAREST_CLEAR);
  }

  // B8.2, B8.3: the item is tried before each of the two actions (R52).

  private @Nullable D beforeHelp(Help help, Stage whenHere, Stage whenNobody) {
    if (!figure.type().has(help.skill()) || !figure.choosePatient(help)) {
      return goTo(whenNobody);
    }
    return figure.isPatientHere(help) ? goTo(whenHere) : tryItem();
  }

  private @Nullable D ifPatientIsHere(Help help, Stage otherwise) {
    return figure.isPatientHere(help) ? tryItem() : goTo(otherwise);
  }

  // B7: the steps of the card are tried in order; one that is impossible is ignored (B4.3).

  private List<Step> steps() {
    ActionCard card = Objects.requireNonNull(figure.card());
    return card.plan(figure.profile()).steps();
  }

  private @Nullable D beforeStep() {
    List<Step> steps = steps();
    if (progress.step >= steps.size()) {
      return goTo(Stage.OWN_RELOAD);
    }
    if (!figure.isBudgetSpent()) {
      return tryItem();
    }
    for (int i = progress.step; i < steps.size(); i++) {
      figure.leave(steps.get(i));
    }
    return goTo(Stage.FREE_MOVE);
  }

  private @Nullable D step() {
    Step step = steps().get(progress.step);
    figure.because(step);
    goTo(Stage.CARD_FREE_MOVE);
    return switch (step) {
      case SHOOT_OR_MOVE -> shootOrMove();
      case SHOOT -> shootTarget();
      case SHOOT_ANY -> figure.shoot(Opponent.NEAREST);
      case MOVE -> figure.move();
      case FIGHT -> figure.fight(Opponent.TARGET);
      case FIGHT_ANY -> figure.fight(Opponent.NEAREST);
      case ASSAULT -> figure.assault();
    };
  }

  // R41: when the shot is impossible, also because Shoot was spent, this is a move.
  private @Nullable D shootOrMove() {
    return figure.canShootTarget() || figure.isStoppedByReload() ? shootTarget() : figure.move();
  }

  private @Nullable D shootTarget() {
    if (figure.canShootTarget() || !figure.isStoppedByReload()) {
      return figure.shoot(Opponent.TARGET);
    }
    goTo(Stage.CARD_SHOT_AFTER_RELOAD);
    return figure.reloadItself();
  }

  // R53: the shot that the reload was for, if it is still affordable.
  private @Nullable D shotAfterReload() {
    figure.because(steps().get(progress.step));
    return figure.shoot(Opponent.TARGET);
  }

  private @Nullable D nextStep() {
    progress.step++;
    return goTo(Stage.CARD_ITEM);
  }

  // R53: after the last step a figure with a Reload counter takes it away.
  private @Nullable D ownReload() {
    return figure.isReloading() && figure.canDoSpecial() ? figure.reloadItself() : null;
  }
}
