package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.ThrowGrenade;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.view.Ground;
import plateau.panic.view.TaskKind;

/** 8.6: the grenade. */
final class ThrowingGrenade extends Action<ThrowGrenade> {

  private static final Verb<ThrowGrenade> THROW =
      Verb.of("grenade", "role", Role.ALL, "direction", Direction.ALL, ThrowGrenade::new);

  ThrowingGrenade() {
    super(THROW, TaskKind.TURN_ACTION);
  }

  /** R71: into a room that holds a parasite or another player's character. */
  @Override
  void offer(PanicState state, long task, MoveList moves) {
    if (!state.canPlay(state.current, CardKind.GRENADE)) {
      return;
    }
    for (Role role : Role.ALL) {
      for (Direction side : Direction.ALL) {
        if (reaches(state, role, side) && isWorthIt(state, target(state, role, side))) {
          moves.append(THROW.get(role.ordinal(), side.ordinal()));
        }
      }
    }
  }

  private static boolean reaches(PanicState state, Role role, Direction direction) {
    int room = state.roomOf(role);
    return room != Crew.NOWHERE
        && state.station.leads(room, direction, state.passesSecurity(state.current));
  }

  private static boolean isWorthIt(PanicState state, int room) {
    return (state.parasites.in(room) | state.crew.othersIn(room, state.current)) != 0;
  }

  private static int target(PanicState state, Role role, Direction direction) {
    return state.station.neighbour(state.roomOf(role), direction);
  }

  @Override
  Message whyNot(PanicState state, long task, ThrowGrenade move) {
    if (!state.canPlay(state.current, CardKind.GRENADE)) {
      return FromHand.whyNot(state, CardKind.GRENADE);
    }
    return reaches(state, move.role(), move.direction())
        ? Message.of("refused.nobody-there", "direction", move.direction())
        : Entering.whyNot(state, move.role(), move.direction());
  }

  @Override
  Stream<ThrowGrenade> meant(PanicState state, Named thing) {
    return thing == CardKind.GRENADE ? THROW.all().stream() : Stream.empty();
  }

  @Override
  Prospect foretell(Things things, ThrowGrenade move, Prospect prospect) {
    int room = target(things.state, move.role(), move.direction());
    return prospect
        .touching(List.of(things.inHand(CardKind.GRENADE)))
        .touching(things.everybodyIn(room))
        .noting(List.of(Message.of("outlook.grenade")))
        .drawnFrom(Ground.of(Room.of(room)));
  }

  /**
   * 1 wound to everything in an adjacent room, own characters included; vests do not help (R40).
   */
  @Override
  void play(PanicState state, ThrowGrenade move, Chance chance, Journal journal) {
    int seat = state.current;
    int room = target(state, move.role(), move.direction());
    int living = state.crew.livingPlayers();
    state.pay(1);
    FromHand.discard(state, seat, CardKind.GRENADE);
    if (journal.isOn()) {
      Member thrower = Member.of(Member.index(seat, move.role()));
      journal.add(new Happening.GrenadeThrown(thrower, Room.of(room)));
    }
    if (state.crew.othersIn(room, seat) != 0) {
      state.turn.attack(move.role(), room);
    }
    ParasiteWounds.woundAll(state, room, journal);
    for (int left = state.crew.standingIn(room); left != 0; left &= left - 1) {
      int member = Integer.numberOfTrailingZeros(left);
      Role hit = Role.ALL.get(member & 1);
      Damage.wound(state, Member.seatOf(member), hit, 1, true, journal);
    }
    Endings.checkDeaths(state, living, journal);
  }
}
