package plateau.pig;

import java.util.List;
import plateau.kernel.journal.Entry;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** What rolling risks and what holding keeps. */
final class PigOutlook {

  private static final int PIPS = 6;

  private PigOutlook() {}

  static Outlook of(PigState state) {
    Prospect roll =
        Prospect.of(PigMove.ROLL.id())
            .touching(List.of("pot"))
            .with(List.of(Odds.of(List.of(one(state)))));
    Prospect hold =
        Prospect.of(PigMove.HOLD.id())
            .touching(List.of("banked." + state.toMove()))
            .noting(List.of(Message.of("outlook.held", "bank", state.bankWithPot())));
    return Outlook.of(state.pot() == 0 ? List.of(roll) : List.of(roll, hold));
  }

  // §3
  private static Share one(PigState state) {
    Entry entry = new PigEntry.RolledOne(state.toMove(), state.lostToAOne());
    return new Share(
        Message.of("outlook.lost", "lost", state.lostToAOne()),
        1.0 / PIPS,
        List.of("pot"),
        List.of(entry));
  }
}
