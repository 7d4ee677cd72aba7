package plateau.deadzone.jade.procedure;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Profile;
import plateau.kernel.basis.Named;

/**
 * The figure that follows the {@link Procedure}: it answers what the procedure must know of the
 * table, and does what the procedure wants, or nothing if that is impossible (B4.3). On a board the
 * answers are looked up; at a real table somebody is asked, so a question is put only where its
 * answer can matter: what cannot be done any more may be answered with no.
 *
 * @param <D> what it has done: a command, a sentence
 */
public interface Actor<D> {

  FigureType type();

  Profile profile();

  /** What was drawn; nothing for a sentry. */
  @Nullable ActionCard card();

  @Nullable Item item();

  boolean hasPickedUp();

  // The budget (A6.4)

  boolean canShoot();

  boolean canDoSpecial();

  /** Whether no action at all can be paid for any more. */
  boolean isBudgetSpent();

  // Conditions

  /** Whether an enemy is in its cube. */
  boolean isInMelee();

  /** B5.2; none is in its cube. */
  boolean isEnemyClose();

  /** B5, forced-clear-shot; never with an enemy in its cube. */
  boolean hasClearShot();

  /** Whether it can legally shoot its target. */
  boolean canShootTarget();

  /** R53: whether its own Reload counter, and nothing else, keeps it from shooting its target. */
  boolean isStoppedByReload();

  /** Whether it has a Reload counter. */
  boolean isReloading();

  /** B4.1: whether the item could be of use, as far as is known without looking. */
  default boolean couldUse(Item item) {
    return true;
  }

  // What it does

  /** B4.2, R35: fixes the target. */
  void chooseTarget();

  /** B3.4: the order {@code blood-rush}, if a die for it is there. */
  @Nullable D rush();

  @Nullable D standUp();

  /** A7.8: picks an item up if one is there. */
  @Nullable D pickUp(Stage when);

  /** B4.1: uses an item that it can pay for, if that is of use. */
  @Nullable D use(Item item);

  /** B6.4: from those in its cube, or from those that are close. */
  @Nullable D flee(boolean fromMelee);

  /** B5.2: towards the nearest close enemy. */
  @Nullable D chargeClose();

  @Nullable D shoot(Opponent opponent);

  @Nullable D fight(Opponent opponent);

  /** {@code moveTo} the target (B6.3). */
  @Nullable D move();

  @Nullable D assault();

  @Nullable D reloadItself();

  // B8

  /** Whether there is somebody to help; the nearest is chosen. */
  boolean choosePatient(Help help);

  boolean isPatientHere(Help help);

  @Nullable D goToPatient(Help help);

  @Nullable D help(Help help);

  // Command dice (B3.4)

  /** Right after the first movement: one more cube towards the same goal. */
  @Nullable D freeMoveOn();

  @Nullable D freeMove();

  @Nullable D freeShot();

  @Nullable D freeFight();

  @Nullable D fieldPatch();

  D end();

  // Why (C1.3)

  /** The rule by which it does what comes next. */
  default void because(Named rule) {}

  /** This condition of B5 holds. */
  default void forced(Rule condition) {}

  /** None of them did. */
  default void unforced() {}

  /** A step that nothing is left for. */
  default void leave(Step step) {}
}
