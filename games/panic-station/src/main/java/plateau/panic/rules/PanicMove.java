package plateau.panic.rules;

import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.TerminalFunction;

/**
 * What seats decide: the eleven kinds of section 18, in its order. What is to be known of a move
 * stands with its action, which {@link Actions} names.
 */
public sealed interface PanicMove {

  /** In words, for people. */
  default Message describe() {
    return Actions.of(this).phrase().words(this);
  }

  // 1. Turn action

  record Move(Role role, Direction direction) implements PanicMove {}

  record Explore(Room room) implements PanicMove {}

  record Search(Room room) implements PanicMove {}

  /** Also the answer to a meeting (3). */
  record Attack(Role role, Weapon weapon) implements PanicMove {}

  record ThrowGrenade(Role role, Direction direction) implements PanicMove {}

  record UseTerminal(Room room, TerminalFunction function) implements PanicMove {}

  record HealInSickBay() implements PanicMove {}

  /** Ammo, key card, machine gun, scope, knife or adrenaline; some of them in a meeting too (3). */
  record PlayCard(CardKind card) implements PanicMove {}

  record UseFirstAid(Role role) implements PanicMove {}

  record ScanBody(Colour player) implements PanicMove {}

  record BurnHive() implements PanicMove {}

  record EndTurn() implements PanicMove {}

  /**
   * 2. Place a room.
   *
   * @param placement a cell and a rotation, as {@link plateau.panic.station.Placement} numbers them
   */
  record PlaceRoom(int placement) implements PanicMove {}

  /** 3. Meeting. */
  record TradeWith(Colour player) implements PanicMove {}

  /** 4. Trade card. */
  record Give(CardKind card) implements PanicMove {}

  /** 5. Target of a shot or blow. */
  sealed interface Aim extends PanicMove {}

  record AimAtCharacter(Member target) implements Aim {}

  record AimAtParasite(Disc target) implements Aim {}

  /** 6 and 7. Vests against an attack or against parasites. */
  record PlayVests(int number) implements PanicMove {}

  /** 8. Free Run move. */
  sealed interface Run extends PanicMove {}

  record RunOn(Direction direction) implements Run {}

  record StayHere() implements Run {}

  /** 9. Team search. */
  sealed interface TeamSearch extends PanicMove {}

  record SearchAlone() implements TeamSearch {}

  record SearchWith(Colour partner) implements TeamSearch {}

  /** 10. Which parasite to shift. */
  record ShiftParasite(Disc disc) implements PanicMove {}

  /** 11. Sharing 2 points of healing. */
  sealed interface ShareHealing extends PanicMove {}

  /** Both for one character. */
  record HealOne(Member member) implements ShareHealing {}

  /** One point for each of two; of a first-aid kit, its user comes first. */
  record HealBoth(Member first, Member second) implements ShareHealing {}
}
