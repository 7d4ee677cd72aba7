package plateau.deadzone.jade.procedure;

/** How far a figure has come in its activation. Mutable, public to be written down. */
public class Progress {

  /** Where the procedure goes on, a number of {@link Stage}. */
  public int stage;

  /** Which step of the card (B7). */
  public int step;

  /** Whether a forced action was called for (B5). */
  public boolean wasForced;

  private Stage now = Stage.BEGIN;

  /** Begins the next stage. Unless it says otherwise, the one behind it comes then. */
  Stage begin() {
    now = Stage.ALL.get(stage);
    stage++;
    return now;
  }

  /** Whether this stage is the next. */
  public boolean isNext(Stage other) {
    return stage == other.ordinal();
  }

  /** Whether this stage has not been begun yet, or is going to be once more. */
  public boolean isToCome(Stage other) {
    return stage <= other.ordinal();
  }

  /** The stage that was begun comes round again. */
  public void repeat() {
    goTo(now);
  }

  /** Goes on with another stage than the next. */
  void goTo(Stage next) {
    stage = next.ordinal();
  }
}
