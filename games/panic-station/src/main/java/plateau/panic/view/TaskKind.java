package plateau.panic.view;

import plateau.kernel.basis.Named;

/**
 * The kinds of tasks on the agenda of the rules, with their numbers. The first ones are the
 * decisions of section 18: one of them on top of the agenda waits for its seat, unless it has
 * nothing to ask.
 */
public enum TaskKind implements Named {
  /** Decision 1. Stays at the bottom for the whole turn. */
  TURN_ACTION,
  /** Decision 2. The room explored from, or -1 for any; the place in the stack of the card. */
  PLACE_ROOM,
  /** Decision 3. The role of the character who entered. */
  MEETING,
  /** Decision 4, the current player. The role that entered, the partner. */
  OFFER,
  /** Decision 4, the partner. The role that entered, the partner, the kind offered to him. */
  ANSWER,
  /** Decision 5. Role, weapon, shots left, the first target or -1, whether in a meeting. */
  AIM,
  /** Decisions 6 and 7. Seat, room, damage to trooper, to android, whether by a player. */
  VESTS,
  /** Decision 8. The role of the character in the Run room. */
  RUN,
  /** Decision 9. The room. */
  TEAM_SEARCH,
  /** Decision 10. The room where the parasite goes, the seat that chooses. */
  SHIFT_PARASITE,
  /** Decision 11, sick bay. */
  HEAL_IN_BAY,
  /** Decision 11, first-aid kit. The role of its user. */
  FIRST_AID,

  /** Section 6, points 2 to 4. */
  TAKE_TURN,
  /** Section 7, point 4. Players done, rooms done of the next one, the room done or -1, living. */
  PARASITES_ATTACK,
  /** 15.1. Living players before the event. */
  CHECK_DEATHS,
  /** 12.1. The room concerned, the seat concerned. */
  SPAWN,
  /** 8.5 point 3. Seat, number of cards, room. */
  DRAW,
  /** 8.7. The function. */
  TERMINAL;

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }

  public boolean isDecision() {
    return compareTo(FIRST_AID) <= 0;
  }
}
