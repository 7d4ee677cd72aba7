package plateau.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kit.Trial.Outcome;

/** Looks at random matches of every set-up, and tells of the first that fails. */
final class ManyMatches<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Extent extent;
  private int played;

  ManyMatches(Game<S, M> game, Extent extent) {
    this.game = game;
    this.extent = extent;
  }

  /** How many were looked at. */
  int played() {
    return played;
  }

  /** Fails with the shortest match that shows it, which it keeps as a replay file. */
  void hold(String name, LongFunction<Check<S, M>> check) {
    for (Setup setup : Setups.of(game)) {
      int moves = 0;
      for (int i = 0; i < extent.matches() && moves < extent.enoughMoves(); i++) {
        long seed = extent.first() + i;
        Trial<S, M> trial = new Trial<>(game, setup, seed, check.apply(seed));
        Outcome<S, M> outcome = trial.atRandom();
        played++;
        if (outcome.isFailure()) {
          throw report(name, trial, Shrinking.shortest(trial, outcome));
        }
        moves += outcome.moves().size();
      }
    }
  }

  private AssertionError report(String name, Trial<S, M> trial, Outcome<S, M> failure) {
    String file = "%s-%s-%d.jsonl".formatted(game.info().id(), name, trial.seed());
    Throwable fault = failure.fault().orElseThrow();
    List<String> moves = failure.moves();
    return new AssertionError(
        """
        %s fails the check "%s" with seed %d, %d seats and %s.
        The shortest match that shows it has %d moves: %s
        It is kept in %s.
        %s%s
        %s\
        """
            .formatted(
                game.info().id(),
                name,
                trial.seed(),
                trial.setup().seats(),
                trial.setup().options(),
                moves.size(),
                moves,
                write(trial, failure.match(), file),
                Playthrough.told(failure.match()),
                fault,
                Place.of(fault)),
        fault);
  }

  // Without its ending: a game that fails may not be able to tell its result.
  private Path write(Trial<S, M> trial, Match<S, M> match, String file) {
    Replay replay =
        new Replay(
            Replays.header(game, trial.setup(), trial.seed()),
            match.steps(),
            Optional.empty(),
            Optional.empty());
    try {
      Files.createDirectories(extent.replays());
      return Files.writeString(extent.replays().resolve(file), ReplayWriter.write(replay));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
