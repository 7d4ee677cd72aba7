package plateau.app.play;

import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.journal.Entry;
import plateau.kernel.match.Match;
import plateau.kernel.match.Question;

/**
 * Who looks at the screen and has been told what. People who share it are told everything together,
 * unless the game keeps secrets from some of them: then each is told alone what happened since his
 * last decision, and the screen changes hands.
 */
final class SharedScreen<S extends State<S, M>, M> {

  private final Table<S, M> table;
  private final Match<S, M> match;
  private final News together;
  private int looking = Seat.SPECTATOR;

  SharedScreen(Table<S, M> table) {
    this.table = table;
    this.match = table.match();
    this.together = new News(match);
  }

  /** Whether whoever looked at this screen last may not see what this seat may. */
  boolean mustChangeFor(int seat) {
    return sharesSecrets() && looking != seat;
  }

  /** From now on the person of this seat looks at the screen. */
  void changeTo(int seat) {
    looking = seat;
  }

  /** Whether people share this screen who may not know the same. */
  boolean sharesSecrets() {
    return table.people() > 1 && hasSecrets();
  }

  /** Whether somebody here may see more than everybody may. */
  boolean hasSecrets() {
    if (match.steps().isEmpty()) {
      return false;
    }
    Game<S, M> game = match.game();
    Object known = game.view(match.state(), Seat.SPECTATOR);
    return table.seatsOfPeople().anyMatch(seat -> !game.view(match.state(), seat).equals(known));
  }

  /** What this seat has not been told yet; with this it counts as told. */
  News newsFor(int seat) {
    if (!sharesSecrets()) {
      return together;
    }
    together.skip();
    return new News(match, seat == Seat.SPECTATOR ? lastStepOfAll() : table.lastStepOf(seat));
  }

  // Looking together, people are told what happened since the last decision of each of them.
  private int lastStepOfAll() {
    return table.seatsOfPeople().map(table::lastStepOf).min().orElse(0);
  }

  /** Everything up to now counts as told. */
  void skip() {
    together.skip();
  }

  /** What has not been told of the step that waits for an answer. */
  List<Entry> before(Question question, int seat) {
    return together.before(question, seat);
  }

  /** The story got shorter: what comes now is told again. */
  void tookBack(int entries) {
    together.tookBack(entries);
  }
}
