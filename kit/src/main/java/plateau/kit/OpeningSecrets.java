package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/**
 * What is dealt in secret stays secret: a set-up is played again with one draw altered, and when
 * another position comes of it, whoever cannot tell it from the first must have read the same.
 */
final class OpeningSecrets<S extends State<S, M>, M> {

  private static final int SEEDS = 3;
  private static final int MOST_DRAWS = 60;

  private final Game<S, M> game;
  private final Looks<S, M> looks;

  OpeningSecrets(Game<S, M> game) {
    this.game = game;
    this.looks = new Looks<>(game);
  }

  private record Opening<S>(S state, List<Entry> journal, int draws) {}

  void stayInTheSetUp() {
    for (Setup setup : Setups.of(game)) {
      for (long seed = 1; seed <= SEEDS; seed++) {
        stayIn(setup, seed);
      }
    }
  }

  private void stayIn(Setup setup, long seed) {
    Opening<S> real = Beginning.told(setup, seed, () -> open(setup, seed, -1));
    int step = Math.max(1, real.draws() / MOST_DRAWS);
    for (int draw = 0; draw < real.draws(); draw += step) {
      compare(real, setup, seed, draw);
    }
  }

  private void compare(Opening<S> real, Setup setup, long seed, int draw) {
    Opening<S> other = Beginning.told(setup, seed, () -> open(setup, seed, draw));
    if (looks.whole(real.state()).equals(looks.whole(other.state()))) {
      return;
    }
    IntStream.concat(IntStream.of(Seat.SPECTATOR), IntStream.range(0, setup.seats()))
        .filter(seat -> looks.to(real.state(), seat).equals(looks.to(other.state(), seat)))
        .forEach(
            seat ->
                assertThat(sorted(other.journal(), seat))
                    .as(
                        "what seat %d reads of a set-up that looks the same to it, with seed %d,"
                            + " %s and draw %d altered",
                        seat, seed, setup, draw)
                    .isEqualTo(sorted(real.journal(), seat)));
  }

  // In which order things were dealt tells nothing of how they lie now.
  private static List<String> sorted(List<Entry> journal, int seat) {
    return Looks.journal(journal, seat).stream().sorted().toList();
  }

  private Opening<S> open(Setup setup, long seed, int altered) {
    AlteredDraws draws = new AlteredDraws(seed, altered);
    List<Entry> journal = new ArrayList<>();
    S state = game.start(setup, draws, Journal.into(journal));
    return new Opening<>(state, journal, draws.drawn());
  }
}
