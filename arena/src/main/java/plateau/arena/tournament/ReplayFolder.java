package plateau.arena.tournament;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import plateau.arena.bot.BotMatchResult;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** The replays of a tournament, and what its programs said on standard error. */
public record ReplayFolder(Path folder) {

  private static final String FOLDER = "replays";

  public static ReplayFolder in(Path tournament) {
    return new ReplayFolder(tournament.resolve(FOLDER));
  }

  /** The name of a match's replay, from the folder of the tournament. */
  public static String nameOf(int match) {
    return FOLDER + "/match-%06d.plateau".formatted(match);
  }

  /** On disk when this returns: only then the match may stand in the ledger. */
  void save(int match, BotMatchResult outcome) {
    try {
      Files.createDirectories(folder);
      String name = "match-%06d".formatted(match);
      write(folder.resolve(name + ".plateau"), ReplayWriter.write(outcome.replay()));
      for (int seat = 0; seat < outcome.seats().size(); seat++) {
        String log = outcome.seats().get(seat).log();
        if (!log.isEmpty()) {
          write(folder.resolve("%s-seat%d.log".formatted(name, seat + 1)), log);
        }
      }
    } catch (IOException e) {
      throw new Problem(
          Message.of(
              "tournament.cannot-write", "file", folder, "why", String.valueOf(e.getMessage())),
          e);
    }
  }

  private static void write(Path file, String text) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (FileOutputStream out = new FileOutputStream(part.toFile())) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.getFD().sync();
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
