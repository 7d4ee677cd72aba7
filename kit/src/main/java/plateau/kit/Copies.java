package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;

/** A copy equals its original and shares nothing with it that changes. */
final class Copies<S extends State<S, M>, M> {

  private static final int MOVES_ON = 6;

  private final Looks<S, M> looks;

  Copies(Game<S, M> game) {
    this.looks = new Looks<>(game);
  }

  void areIndependent(Match<S, M> match, Chance chance) {
    S original = match.state();
    String before = looks.whole(original);
    S copy = original.copy();
    assertThat(looks.whole(copy)).as("a copy").isEqualTo(before);
    S copyOfCopy = copy.copy();
    looks.playOn(copy, MOVES_ON, chance);
    assertThat(looks.whole(original))
        .as("the position after its copy was played on")
        .isEqualTo(before);
    assertThat(looks.whole(copyOfCopy))
        .as("a copy after its original was played on")
        .isEqualTo(before);
  }

  void doNotDependOnTheJournal(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    M move = looks.anyMove(match.state(), chance);
    long seed = chance.below(Integer.MAX_VALUE);
    S silent = match.state().copy();
    S told = match.state().copy();
    silent.play(move, new Seeded(seed), Journal.OFF);
    told.play(move, new Seeded(seed), Journal.into(new ArrayList<>()));
    assertThat(looks.whole(silent))
        .as("the position after %s with the journal off, compared with on", move)
        .isEqualTo(looks.whole(told));
  }

  void areLeftAloneByQuestions(Match<S, M> match, Chance chance) {
    S state = match.state();
    String before = looks.whole(state);
    looks.menu(state);
    Looks.seats(match).forEach(seat -> looks.to(state, seat));
    if (!match.isOver()) {
      match.game().outlook(state);
    }
    assertThat(looks.whole(state)).as("the position after it was looked at").isEqualTo(before);
  }
}
