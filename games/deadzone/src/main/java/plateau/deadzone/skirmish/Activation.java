package plateau.deadzone.skirmish;

import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.CommandDie;

/** What the active figure has done with its activation so far (A6.4, A9). */
public final class Activation {

  private static final int SHORT_ACTIONS = 2;

  private byte figure = Figures.NOBODY;
  private byte shorts;
  private byte usedKinds;
  private byte usedDice;
  private boolean isLongUsed;
  private boolean hasActed;
  private boolean hasPickedUp;
  private boolean isOver;
  private boolean isAimSteady;
  private boolean isBloodRushed;

  Activation() {}

  Activation copy() {
    Activation copy = new Activation();
    copy.figure = figure;
    copy.shorts = shorts;
    copy.usedKinds = usedKinds;
    copy.usedDice = usedDice;
    copy.isLongUsed = isLongUsed;
    copy.hasActed = hasActed;
    copy.hasPickedUp = hasPickedUp;
    copy.isOver = isOver;
    copy.isAimSteady = isAimSteady;
    copy.isBloodRushed = isBloodRushed;
    return copy;
  }

  void begin(int active) {
    clear();
    figure = (byte) active;
    shorts = SHORT_ACTIONS;
  }

  void clear() {
    figure = Figures.NOBODY;
    shorts = 0;
    usedKinds = 0;
    usedDice = 0;
    isLongUsed = false;
    hasActed = false;
    hasPickedUp = false;
    isOver = false;
    isAimSteady = false;
    isBloodRushed = false;
  }

  /** The active figure, or {@link Figures#NOBODY}. */
  public int figure() {
    return figure;
  }

  // The budget of A6.4

  public boolean canShort(ActionKind kind) {
    return !isLongUsed && shorts > 0 && (usedKinds & kind.bit()) == 0;
  }

  public boolean canLong() {
    return !isLongUsed && shorts == SHORT_ACTIONS;
  }

  void payShort(ActionKind kind) {
    shorts--;
    usedKinds |= (byte) kind.bit();
  }

  void payLong() {
    isLongUsed = true;
  }

  public int shorts() {
    return shorts;
  }

  boolean isLongUsed() {
    return isLongUsed;
  }

  /** Whether this kind of short action has been paid. */
  boolean hasUsed(ActionKind kind) {
    return (usedKinds & kind.bit()) != 0;
  }

  // Free actions

  boolean hasPickedUp() {
    return hasPickedUp;
  }

  void setPickedUp() {
    hasPickedUp = true;
  }

  /** Whether a die of this face has been spent in this activation. */
  boolean hasSpent(CommandDie die) {
    return (usedDice >> die.ordinal() & 1) != 0;
  }

  void setSpent(CommandDie die) {
    usedDice |= (byte) (1 << die.ordinal());
  }

  /** Whether it has done anything but stand up: then it is too late for a blood rush. */
  public boolean hasActed() {
    return hasActed;
  }

  void setActed() {
    hasActed = true;
  }

  /** Whether it has done anything at all. */
  boolean hasBegun() {
    return hasActed || isLongUsed || shorts < SHORT_ACTIONS;
  }

  /** A mine or a booby trap has ended it, or its side has. */
  public boolean isOver() {
    return isOver;
  }

  void end() {
    isOver = true;
  }

  // Special orders (A11.3)

  public boolean isAimSteady() {
    return isAimSteady;
  }

  void setAimSteady(boolean isSteady) {
    isAimSteady = isSteady;
  }

  public boolean isBloodRushed() {
    return isBloodRushed;
  }

  void setBloodRushed() {
    isBloodRushed = true;
  }
}
