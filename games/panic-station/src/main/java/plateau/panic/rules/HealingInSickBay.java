package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.HealInSickBay;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 8.8: the sick bay. */
final class HealingInSickBay extends Action<HealInSickBay> {

  /** Where the cross is. */
  static final int BEDS = Rooms.inner(RoomCard.of("sick-bay").number());

  private static final Verb<HealInSickBay> HEAL = Verb.of("heal", new HealInSickBay());

  HealingInSickBay() {
    super(HEAL, TaskKind.TURN_ACTION);
  }

  static boolean isInBed(PanicState state, Role role) {
    int member = Member.index(state.current, role);
    return state.crew.room(member) == BEDS && state.crew.isWounded(member);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    boolean hasPatient = isInBed(state, Role.TROOPER) || isInBed(state, Role.ANDROID);
    if (!state.turn.sickBayUsed && hasPatient) {
      moves.append(HEAL.get(0));
    }
  }

  @Override
  Message whyNot(PanicState state, long task, HealInSickBay move) {
    return Message.of(state.turn.sickBayUsed ? "refused.bay-used" : "refused.no-patient");
  }

  @Override
  Prospect foretell(Things things, HealInSickBay move, Prospect prospect) {
    return Icons.foretell(things, Room.of(BEDS), prospect);
  }

  @Override
  void play(PanicState state, HealInSickBay move, Chance chance, Journal journal) {
    state.pay(1);
    state.turn.sickBayUsed = true;
    if (journal.isOn()) {
      journal.add(new Happening.SickBayUsed(Colour.ALL.get(state.current)));
    }
    state.agenda.push(TaskKind.HEAL_IN_BAY);
    Icons.use(state, BEDS);
  }
}
