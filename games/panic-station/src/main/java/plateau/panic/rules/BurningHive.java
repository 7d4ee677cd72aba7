package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.BurnHive;
import plateau.panic.station.Room;
import plateau.panic.station.Rooms;
import plateau.panic.view.Ground;
import plateau.panic.view.TaskKind;

/** 8.2: burning the Hive. */
final class BurningHive extends Action<BurnHive> {

  private static final Verb<BurnHive> BURN = Verb.of("burn", new BurnHive());

  BurningHive() {
    super(BURN, TaskKind.TURN_ACTION);
  }

  /** R57: offered to humans alone. */
  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int seat = state.current;
    if (state.crew.room(seat, Role.TROOPER) == Rooms.HIVE
        && !state.infection.isInfected(seat)
        && state.piles.count(seat, CardKind.GAS_CAN) >= state.options.gasCansToBurn()) {
      moves.append(BURN.get(0));
    }
  }

  @Override
  Message whyNot(PanicState state, long task, BurnHive move) {
    if (state.infection.isInfected(state.current)) {
      return Message.of("refused.burn-infected");
    }
    if (state.crew.room(state.current, Role.TROOPER) != Rooms.HIVE) {
      return Message.of("refused.burn-where");
    }
    return Message.of("refused.burn-cans", "needed", state.options.gasCansToBurn());
  }

  @Override
  Stream<BurnHive> meant(PanicState state, Named thing) {
    return thing == CardKind.GAS_CAN ? BURN.all().stream() : Stream.empty();
  }

  @Override
  Prospect foretell(Things things, BurnHive move, Prospect prospect) {
    Room hive = Room.of(Rooms.HIVE);
    return prospect
        .touching(List.of(things.inHand(CardKind.GAS_CAN), things.of(hive)))
        .drawnFrom(Ground.of(hive));
  }

  /** 8.9: the only play that may bring a hand below its minimum. */
  @Override
  void play(PanicState state, BurnHive move, Chance chance, Journal journal) {
    int seat = state.current;
    state.pay(1);
    for (int i = 0; i < state.options.gasCansToBurn(); i++) {
      FromHand.discard(state, seat, CardKind.GAS_CAN);
    }
    if (journal.isOn()) {
      journal.add(new Happening.HiveBurned(Member.of(Member.index(seat, Role.TROOPER))));
    }
    Endings.hiveBurned(state, journal);
  }
}
