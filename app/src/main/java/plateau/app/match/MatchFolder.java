package plateau.app.match;

import java.nio.file.Path;
import plateau.app.session.TextFile;
import plateau.arena.bot.BotMatchResult;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;

/**
 * A folder with the replay of each match, and what its programs said on standard error.
 *
 * @param untimed whether replays are written without times, so that equal matches are equal files
 */
record MatchFolder(Path folder, boolean untimed) {

  void save(Fixture fixture, BotMatchResult outcome) {
    String name = "match-%04d".formatted(fixture.match());
    Replay replay = untimed ? outcome.untimedReplay() : outcome.replay();
    TextFile.write(folder.resolve(name + ".plateau"), ReplayWriter.write(replay));
    for (int seat = 0; seat < outcome.seats().size(); seat++) {
      String log = outcome.seats().get(seat).log();
      if (!log.isEmpty()) {
        TextFile.write(folder.resolve(name + "-seat" + (seat + 1) + ".log"), log);
      }
    }
  }
}
