package plateau.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;

/**
 * What is told of a match in which a check failed: how to repeat it, what happened in words, and
 * where in the code it went wrong. The match is kept as a replay file.
 *
 * @param folder where it is kept
 */
record Report<S extends State<S, M>, M>(Game<S, M> game, Path folder) {

  AssertionError of(
      String check,
      Setup setup,
      long seed,
      Match<S, M> match,
      List<String> moves,
      Throwable fault) {
    String file = "%s-%s-%d.jsonl".formatted(game.info().id(), check, seed);
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
                check,
                seed,
                setup.seats(),
                setup.options(),
                moves.size(),
                moves,
                write(setup, seed, match, file),
                Playthrough.told(match),
                fault,
                Place.of(fault)),
        fault);
  }

  // Without its ending: a game that fails may not be able to tell its result.
  private Path write(Setup setup, long seed, Match<S, M> match, String file) {
    Replay replay =
        new Replay(
            Replays.header(game, setup, seed), match.steps(), Optional.empty(), Optional.empty());
    try {
      Files.createDirectories(folder);
      return Files.writeString(folder.resolve(file), ReplayWriter.write(replay));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
