package plateau.deadzone.companion;

import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.companion.TableActivation.Change;
import plateau.deadzone.roster.Keyword;

/** MAY-MOVE, MOVE and ASSAULT of C2.5, and flight (B6.4). */
final class TableMoving {

  private static final int FREE_MOVE = 1;

  private final TableActivation a;
  private final Enemies enemies;
  // A shooter that found no way out of its cube's melee finds none towards anything (B6.2).
  private boolean hemmedIn;
  private boolean free;
  private Change needsTarget = Change.WITH_TARGET;

  TableMoving(TableActivation activation, Enemies enemies) {
    this.a = activation;
    this.enemies = enemies;
  }

  /** Whether a movement can still come; nothing is asked. */
  boolean isThinkable() {
    return isAffordable()
        && !a.facts().isHoldingObjective()
        && !(a.isKnownInMelee() && cannotLeaveMelee());
  }

  private boolean cannotLeaveMelee() {
    return hemmedIn || !a.figure().isShooter();
  }

  private boolean isAffordable() {
    return free || a.budget().canShort(Kind.MOVE);
  }

  /** MAY-MOVE: an objective is left only under fire or with an enemy in the cube (B6.2). */
  boolean mayMove() {
    return a.isKnownInMelee()
        || a.facts().isExposed()
        || !isOnObjective()
        || a.yes(Fork.MAY_MOVE_EXPOSED);
  }

  private boolean isOnObjective() {
    return a.known().hasObjectives() && a.yes(Fork.MAY_MOVE_OBJECTIVE);
  }

  /** MOVE. */
  boolean towards(TableTarget target) {
    if (!isThinkable() || (a.inMelee() && cannotLeaveMelee()) || isThere(target)) {
      return false;
    }
    return mayMove() && (a.figure().isShooter() ? shooterMoves(target) : fighterMoves(target));
  }

  // As long as it stands where it stood, the nearest objective is the one that it stands on.
  private boolean isThere(TableTarget target) {
    return target.kind() == TableTarget.Kind.OBJECTIVE && !a.mayHaveMoved() && isOnObjective();
  }

  /** The same, forced by who is close (B5.2). */
  boolean charge(TableTarget target) {
    needsTarget = Change.ANY;
    boolean moved = towards(target);
    needsTarget = Change.WITH_TARGET;
    return moved;
  }

  /** A free-move die: one cube; the die stays if no way is allowed. */
  boolean forFree(TableTarget target) {
    free = true;
    boolean moved = towards(target);
    if (moved) {
      a.dice().take(CommandDie.FREE_MOVE);
    }
    free = false;
    return moved;
  }

  /** Whether a free-move die can still be used. */
  boolean canUseFreeMove() {
    free = true;
    boolean thinkable = a.dice().has(CommandDie.FREE_MOVE) && isThinkable();
    free = false;
    return thinkable && !(a.inMelee() && cannotLeaveMelee());
  }

  private int advance() {
    return free ? FREE_MOVE : a.advance();
  }

  private boolean shooterMoves(TableTarget target) {
    return canGetCloser(Fork.MOVE_SHOOTING_CLOSER, target, advance()) && move(target);
  }

  private boolean fighterMoves(TableTarget target) {
    if (a.yes(Fork.MOVE_REACH, "T", target.name(), "a", advance())) {
      if (a.yes(Fork.MOVE_SAFE, "T", target.name(), "a", advance())
          && keepsControl(Fork.MOVE_SAFE, target.name(), advance())) {
        return enter(target);
      }
      return canGetCloser(Fork.MOVE_UNSAFE_CLOSER, target, advance()) && move(target);
    }
    if (!free && a.budget().canLong()) {
      return canGetCloser(Fork.MOVE_SPRINT_CLOSER, target, a.sprint()) && sprint(target);
    }
    return canGetCloser(Fork.MOVE_ADVANCE_CLOSER, target, advance()) && move(target);
  }

  private boolean canGetCloser(Fork fork, TableTarget target, int allowance) {
    return a.yes(fork, "T", target.name(), "n", allowance)
        && keepsControl(fork, target.name(), allowance);
  }

  // B6.2, 5. The question is about the move that was just asked about.
  private boolean keepsControl(Fork move, Object goal, int allowance) {
    if (a.figure().has(Keyword.REMOTE)) {
      return a.yes(Fork.MOVE_IN_CONTROL, "T", goal, "n", allowance, Facts.MOVE, move);
    }
    return !a.figure().has(Keyword.ENGINEER)
        || a.known().force().friendsOf(a.figure()).noneMatch(one -> one.has(Keyword.REMOTE))
        || a.yes(Fork.MOVE_KEEPS_DRONE, "T", goal, "n", allowance, Facts.MOVE, move);
  }

  private enum Cost {
    FREE,
    SHORT,
    LONG
  }

  // R46: a goal is entered even if enemies hold it.
  private boolean enter(TableTarget target) {
    boolean fights = target.isEnemy() || a.yes(Fork.MOVE_HELD, "T", target.name());
    return fights ? charge(target, cost(), needsTarget) : move(target);
  }

  private Cost cost() {
    return free ? Cost.FREE : Cost.SHORT;
  }

  private boolean move(TableTarget target) {
    boolean breaksAway = begin(cost(), needsTarget);
    a.tell(Instruction.MOVE, "T", target.name(), "a", advance());
    arrive(breaksAway);
    return true;
  }

  private boolean sprint(TableTarget target) {
    begin(Cost.LONG, needsTarget);
    a.tell(Instruction.SPRINT, "T", target.name(), "s", a.sprint());
    a.addExtraDieIfItFights();
    a.hasFought();
    return true;
  }

  private boolean charge(TableTarget target, Cost cost, Change change) {
    begin(cost, change);
    a.tell(Instruction.CHARGE, "T", target.name());
    a.addExtraDie();
    a.hasFought();
    return true;
  }

  // Whether it has to break away first.
  private boolean begin(Cost cost, Change change) {
    boolean breaksAway = a.inMelee();
    switch (cost) {
      case FREE -> {}
      case SHORT -> a.budget().payShort(Kind.MOVE);
      case LONG -> a.budget().payLong();
    }
    a.change(change);
    if (breaksAway) {
      a.tell(Instruction.BREAK);
    }
    return breaksAway;
  }

  private void arrive(boolean breaksAway) {
    if (breaksAway) {
      a.hasBrokenAway();
    } else {
      a.hasMoved();
    }
  }

  /** ASSAULT: into the nearest enemy's cube; true when it went. */
  boolean assault() {
    if (!isThinkable() || a.inMelee() || !mayMove()) {
      return false;
    }
    int allowance = a.budget().canLong() ? a.sprint() : a.advance();
    return a.yes(Fork.ASSAULT, "n", allowance)
        && keepsControl(Fork.ASSAULT, "", allowance)
        && enemies
            .which(Question.WHICH)
            .filter(target -> charge(target, costOfAssault(target), Change.ANY))
            .isPresent();
  }

  // Whether a Move is enough is asked only if something could be done with the rest.
  private Cost costOfAssault(TableTarget target) {
    boolean isShort =
        !a.budget().canLong()
            || (a.hasUseForAnotherAction()
                && a.yes(Fork.ASSAULT_SHORT, "T", target.name(), "a", a.advance()));
    return isShort ? Cost.SHORT : Cost.LONG;
  }

  /** q-away, then i-flee; from an enemy's cube with the break-away test first. */
  boolean flee(Fork fork) {
    a.inMelee();
    if (!isThinkable() || !mayMove()) {
      return false;
    }
    if (!a.yes(fork, "a", advance()) || !keepsControl(fork, "", advance())) {
      hemmedIn = fork == Fork.MELEE_AWAY;
      return false;
    }
    boolean breaksAway = begin(Cost.SHORT, Change.ANY);
    a.tell(Instruction.FLEE, "a", advance());
    arrive(breaksAway);
    return true;
  }
}
