package plateau.panic.rules;

import plateau.panic.crew.Role;

/** What the current turn has used up and brought about; all of it ends with the turn. */
final class TurnNotes {

  int actionPoints;

  /** 8.7, 8.8: each once per player turn. */
  boolean terminalUsed;

  boolean sickBayUsed;

  /** 8.3 point 3: a card has gone under the stack, or the one below the Hive was tried. */
  boolean stackExceptionUsed;

  boolean exploreFailed;

  /** 8.10: this is his first turn and he still has to search. */
  boolean searchOwed;

  /** Section 9, by role: the rooms that this character has settled. */
  private int settledByTrooper;

  private int settledByAndroid;

  /** Section 9, by role: the Run rooms that this character has used. */
  private int ranByTrooper;

  private int ranByAndroid;

  /** 8.5: the rooms in which the current player has attacked another player's character. */
  private int attacked;

  TurnNotes() {}

  private TurnNotes(TurnNotes other) {
    actionPoints = other.actionPoints;
    terminalUsed = other.terminalUsed;
    sickBayUsed = other.sickBayUsed;
    stackExceptionUsed = other.stackExceptionUsed;
    exploreFailed = other.exploreFailed;
    searchOwed = other.searchOwed;
    settledByTrooper = other.settledByTrooper;
    settledByAndroid = other.settledByAndroid;
    ranByTrooper = other.ranByTrooper;
    ranByAndroid = other.ranByAndroid;
    attacked = other.attacked;
  }

  TurnNotes copy() {
    return new TurnNotes(this);
  }

  /** The rooms that a character has settled, as a set. */
  int settled(Role role) {
    return role == Role.TROOPER ? settledByTrooper : settledByAndroid;
  }

  boolean hasSettled(Role role, int room) {
    return (settled(role) >> room & 1) != 0;
  }

  void settle(Role role, int room) {
    if (role == Role.TROOPER) {
      settledByTrooper |= 1 << room;
    } else {
      settledByAndroid |= 1 << room;
    }
  }

  /** The Run rooms that a character has used, as a set. */
  int ran(Role role) {
    return role == Role.TROOPER ? ranByTrooper : ranByAndroid;
  }

  boolean hasRun(Role role, int room) {
    return (ran(role) >> room & 1) != 0;
  }

  void useRun(Role role, int room) {
    if (role == Role.TROOPER) {
      ranByTrooper |= 1 << room;
    } else {
      ranByAndroid |= 1 << room;
    }
  }

  int attacked() {
    return attacked;
  }

  boolean hasAttackedIn(int room) {
    return (attacked >> room & 1) != 0;
  }

  /** Section 9: an attack on another player's character settles that room for the attacker. */
  void attack(Role role, int room) {
    attacked |= 1 << room;
    settle(role, room);
  }
}
