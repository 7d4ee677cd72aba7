package plateau.panic.rules;

import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.TradeWith;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** Section 9, point 2, decision 3: with whom he trades whom he has met. */
final class TradingWith extends Action<TradeWith> {

  private static final Verb<TradeWith> TRADE =
      Verb.of("trade", "player", Colour.ALL, TradeWith::new);

  TradingWith() {
    super(TRADE, TaskKind.MEETING);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int room = state.roomOf(Role.ALL.get(Agenda.a(task)));
    int others = state.crew.othersIn(room, state.current);
    for (int seat = 0; seat < state.seats(); seat++) {
      if ((others & Crew.pair(seat)) != 0) {
        moves.append(TRADE.get(seat));
      }
    }
  }

  @Override
  Message whyNot(PanicState state, long task, TradeWith move) {
    return Message.of("refused.not-present", "player", move.player());
  }

  @Override
  Stream<TradeWith> meant(PanicState state, Named thing) {
    return thing instanceof Member(var colour, _)
        ? Stream.of(new TradeWith(colour))
        : Stream.empty();
  }

  @Override
  Prospect foretell(Things things, TradeWith move, Prospect prospect) {
    return prospect.touching(things.pair(move.player()));
  }

  /** Both are always asked for a card, even with one legal card (section 16). */
  @Override
  void play(PanicState state, TradeWith move, Chance chance, Journal journal) {
    int role = Agenda.a(state.agenda.pop());
    if (journal.isOn()) {
      Room room = Room.of(state.roomOf(Role.ALL.get(role)));
      Colour player = Colour.ALL.get(state.current);
      journal.add(new Happening.TradeBegan(player, move.player(), room));
    }
    state.agenda.push(TaskKind.OFFER, role, move.player().seat());
  }
}
