package plateau.deadzone.companion;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.roster.Keyword;

/** MAY-MOVE, MOVE and ASSAULT of C2.5, and flight (B6.4). */
final class Moving {

  private static final int FREE_MOVE = 1;

  private final Activation a;
  private final Enemies enemies;
  private @Nullable Boolean mayMove;
  // A shooter that found no way out of its cube's melee finds none towards anything (B6.2).
  private boolean hemmedIn;
  private boolean free;
  private boolean charged;

  Moving(Activation activation, Enemies enemies) {
    this.a = activation;
    this.enemies = enemies;
  }

  /** Whether a movement can still come; nothing is asked. */
  boolean isThinkable() {
    return isAffordable()
        && (mayMove == null || mayMove)
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
    if (a.isKnownInMelee() || a.facts().isExposed()) {
      return true;
    }
    if (mayMove == null) {
      mayMove = !isOnObjective() || a.yes(Fork.MAY_MOVE_EXPOSED);
    }
    return mayMove;
  }

  private boolean isOnObjective() {
    return a.known().hasObjectives() && a.yes(Fork.MAY_MOVE_OBJECTIVE);
  }

  /** MOVE, and one cube more for a free-move die. */
  boolean towards(Target target) {
    boolean moved = once(target);
    if (moved) {
      forFree(target);
    }
    return moved;
  }

  /** MOVE. */
  boolean once(Target target) {
    if (!isThinkable() || (a.inMelee() && cannotLeaveMelee()) || isThere(target)) {
      return false;
    }
    return mayMove() && (a.figure().isShooter() ? shooterMoves(target) : fighterMoves(target));
  }

  // The nearest objective is the one that it stands on.
  private boolean isThere(Target target) {
    return target.kind() == Target.Kind.OBJECTIVE && isOnObjective();
  }

  /** A free-move die: one cube; the die stays if no way is allowed. */
  void forFree(Target target) {
    if (canUseFreeMove()) {
      free = true;
      if (once(target)) {
        a.dice().take(CommandDie.FREE_MOVE);
      }
      free = false;
    }
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

  private boolean shooterMoves(Target target) {
    return canGetCloser(Fork.MOVE_SHOOTING_CLOSER, target, advance()) && move(target);
  }

  private boolean fighterMoves(Target target) {
    if (a.yes(Fork.MOVE_REACH, "T", target.name(), "a", advance())) {
      if (a.yes(Fork.MOVE_SAFE, "T", target.name(), "a", advance())) {
        return keepsControl(target.name(), advance()) && enter(target);
      }
      return canGetCloser(Fork.MOVE_UNSAFE_CLOSER, target, advance()) && move(target);
    }
    if (!free && a.budget().canLong()) {
      return canGetCloser(Fork.MOVE_SPRINT_CLOSER, target, a.sprint()) && sprint(target);
    }
    return canGetCloser(Fork.MOVE_ADVANCE_CLOSER, target, advance()) && move(target);
  }

  private boolean canGetCloser(Fork fork, Target target, int allowance) {
    return a.yes(fork, "T", target.name(), "n", allowance)
        && keepsControl(target.name(), allowance);
  }

  // B6.2, 5
  private boolean keepsControl(Object goal, int allowance) {
    if (a.figure().has(Keyword.REMOTE)) {
      return a.yes(Fork.MOVE_IN_CONTROL, "T", goal, "n", allowance);
    }
    return !a.figure().has(Keyword.ENGINEER)
        || a.known().force().friendsOf(a.figure()).noneMatch(one -> one.has(Keyword.REMOTE))
        || a.yes(Fork.MOVE_KEEPS_DRONE, "T", goal, "n", allowance);
  }

  private enum Cost {
    SHORT,
    LONG
  }

  private boolean enter(Target target) {
    return target.isEnemy() ? charge(target, Cost.SHORT) : move(target);
  }

  private boolean move(Target target) {
    boolean breaksAway = a.inMelee();
    if (breaksAway) {
      a.tell(Instruction.BREAK);
    }
    a.tell(Instruction.MOVE, "T", target.name(), "a", advance());
    pay(Cost.SHORT);
    arrive(breaksAway);
    return true;
  }

  private boolean sprint(Target target) {
    a.tell(Instruction.SPRINT, "T", target.name(), "s", a.sprint());
    pay(Cost.LONG);
    arrive(false);
    if (target.isEnemy()) {
      a.addExtraDieIfItFights();
      a.hasFought();
    }
    return true;
  }

  private boolean charge(Target target, Cost cost) {
    a.tell(Instruction.CHARGE, "T", target.name());
    pay(cost);
    arrive(false);
    a.addExtraDie();
    a.hasFought();
    charged = true;
    return true;
  }

  /** Whether it went into an enemy's cube and nobody is left there. */
  boolean hasWonItsCharge() {
    return charged && !a.inMelee();
  }

  private void pay(Cost cost) {
    if (cost == Cost.LONG) {
      a.budget().payLong();
    } else if (!free) {
      a.budget().payShort(Kind.MOVE);
    }
  }

  private void arrive(boolean breaksAway) {
    mayMove = null;
    if (breaksAway) {
      a.hasBrokenAway();
    } else {
      a.hasMoved();
    }
  }

  /** ASSAULT: into the nearest enemy's cube with all that is left; true when it went. */
  boolean assault() {
    if (!isThinkable() || a.inMelee() || !mayMove()) {
      return false;
    }
    // Whether a Move was enough is not asked: nothing but movement would be left to do with it.
    Cost cost = a.budget().canLong() ? Cost.LONG : Cost.SHORT;
    int allowance = cost == Cost.LONG ? a.sprint() : a.advance();
    return a.yes(Fork.ASSAULT, "n", allowance)
        && keepsControl(Question.NEAREST_IN_REACH, allowance)
        && enemies.which(Question.WHICH).filter(target -> charge(target, cost)).isPresent();
  }

  /** q-away, then i-flee; from an enemy's cube with the break-away test first. */
  void flee(Fork fork) {
    boolean breaksAway = a.inMelee();
    if (!isThinkable() || !mayMove()) {
      return;
    }
    if (!a.yes(fork, "a", advance()) || !keepsControl(fork, advance())) {
      hemmedIn = breaksAway;
      return;
    }
    if (breaksAway) {
      a.tell(Instruction.BREAK);
    }
    a.tell(Instruction.FLEE, "a", advance());
    pay(Cost.SHORT);
    arrive(breaksAway);
  }
}
