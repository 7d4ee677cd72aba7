package plateau.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;
import plateau.starter.StarterEntry.Saw;
import plateau.starter.StarterMove.Leave;
import plateau.starter.StarterMove.Look;
import plateau.starter.StarterMove.Rest;
import plateau.starter.StarterMove.Show;
import plateau.starter.StarterMove.Take;

/** What a move touches, what a nest would be worth, and what may lie where nobody has looked. */
final class StarterOutlook {

  private final StarterState state;
  private final StarterNotation notation = new StarterNotation();

  private StarterOutlook(StarterState state) {
    this.state = state;
  }

  static Outlook of(StarterState state) {
    StarterOutlook outlook = new StarterOutlook(state);
    return Outlook.of(state.moves().stream().map(outlook::prospectOf).toList());
  }

  private Prospect prospectOf(StarterMove move) {
    Prospect prospect = Prospect.of(notation.write(move));
    return switch (move) {
      case Look(Spot at) -> prospect.touching(List.of(StarterView.path(at)));
      case Take(Spot from) -> prospect.touching(List.of(StarterView.path(from))).with(odds(from));
      case Leave leave -> prospect.touching(touchedBy(leave)).noting(List.of(worth(leave)));
      case Show _, Rest _ -> prospect;
    };
  }

  private List<String> touchedBy(Leave leave) {
    List<String> touched = new ArrayList<>(state.taken().map(StarterView::path).stream().toList());
    if (leave.place() != Leave.BEAK) {
      touched.add(StarterView.path(new Spot(state.turn() + 1, leave.place())));
    }
    return touched;
  }

  private Message worth(Leave leave) {
    return Message.of("outlook.nest-worth", "points", state.pointsAfter(leave));
  }

  // §4.1: what may be one more of those of which the nest has most. Nothing is uncertain of what
  // the seat knows.
  private List<Odds> odds(Spot from) {
    int seat = state.turn();
    if (state.known(seat, from).isPresent()) {
      return List.of();
    }
    int all = Arrays.stream(Trinket.values()).mapToInt(kind -> state.unseen(seat, kind)).sum();
    return List.of(
        Odds.of(
            state.mostIn(seat).stream()
                .map(kind -> share(kind, from, state.unseen(seat, kind) / (double) all))
                .toList()));
  }

  private Share share(Trinket kind, Spot from, double chance) {
    return new Share(
        Message.of("outlook.one-more", "trinket", kind),
        chance,
        List.of(StarterView.path(from)),
        List.of(new Saw(state.turn(), from, kind)));
  }
}
