package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove.ShiftParasite;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** 12.1, decision 10: which parasite comes when all are on the board. */
final class ShiftingParasite extends Action<ShiftParasite> {

  private static final Verb<ShiftParasite> SHIFT =
      Verb.of("shift", "parasite", Disc.ALL, ShiftParasite::new);

  ShiftingParasite() {
    super(SHIFT, TaskKind.SHIFT_PARASITE);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    for (int left = state.parasites.onBoard(); left != 0; left &= left - 1) {
      moves.append(SHIFT.get(Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  Message whyNot(PanicState state, long task, ShiftParasite move) {
    return Message.of("refused.no-target", "target", move.disc());
  }

  @Override
  Stream<ShiftParasite> meant(PanicState state, Named thing) {
    return SHIFT.all().stream().filter(move -> thing.equals(move.disc()));
  }

  @Override
  Prospect foretell(Things things, ShiftParasite move, Prospect prospect) {
    return prospect.touching(List.of(things.of(move.disc().number())));
  }

  @Override
  void play(PanicState state, ShiftParasite move, Chance chance, Journal journal) {
    int place = Agenda.a(state.agenda.pop());
    state.parasites.shift(move.disc().number(), place);
    if (journal.isOn()) {
      journal.add(new Happening.ParasiteShifted(move.disc(), Room.of(place)));
    }
  }
}
