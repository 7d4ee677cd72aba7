package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;

/** A match on file is the match; the same seed and moves give the same match. */
record Replays<S extends State<S, M>, M>(Game<S, M> game, long seed) {

  static Header header(Game<?, ?> game, Setup setup, long seed) {
    List<String> players = Collections.nCopies(setup.seats(), "random");
    return Header.seeded(game.info(), setup, players, seed);
  }

  void giveTheSameMatch(Match<S, M> match, Chance chance) {
    Looks<S, M> looks = new Looks<>(game);
    String text = fileOf(match);
    Replay replay = ReplayReader.read(text);
    Verification.verify(game, replay);
    Match<S, M> rebuilt = Verification.rebuild(game, replay, Dice.seeded(seed));
    assertThat(looks.whole(rebuilt.state()))
        .as("the position rebuilt from the file")
        .isEqualTo(looks.whole(match.state()));
    assertThat(fileOf(rebuilt)).as("the file of the rebuilt match").isEqualTo(text);
  }

  void followTheSeed(Match<S, M> match, Chance chance) {
    Looks<S, M> looks = new Looks<>(game);
    Match<S, M> again = Match.start(game, match.setup(), Dice.seeded(seed));
    S fromDraws = null;
    for (Step step : match.steps()) {
      RecordedChance draws = new RecordedChance(step.draws());
      if (fromDraws == null) {
        fromDraws = game.start(match.setup(), draws, Journal.OFF);
      } else {
        again.play(step.seat(), step.move());
        fromDraws.play(game.notation().read(step.move()).orElseThrow(), draws, Journal.OFF);
      }
      assertThat(looks.whole(fromDraws))
          .as("the position after step %d, from its draws and from the seed", step.number())
          .isEqualTo(looks.whole(again.state()));
    }
    assertThat(fileOf(again)).as("the file of the same match again").isEqualTo(fileOf(match));
  }

  private String fileOf(Match<S, M> match) {
    return ReplayWriter.write(Replay.of(header(game, match.setup(), seed), match));
  }
}
