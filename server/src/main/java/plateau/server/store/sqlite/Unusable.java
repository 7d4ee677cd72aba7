package plateau.server.store.sqlite;

import static org.sqlite.SQLiteErrorCode.SQLITE_IOERR_SHMSIZE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.sqlite.SQLiteException;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Why a file cannot be the database, in words of what to do about it. */
final class Unusable {

  // Result codes of SQLite; an extended code has them in its last eight bits.
  private static final int PRIMARY_CODE = 0xff;
  private static final int READ_ONLY = 8;
  private static final int CORRUPT = 11;
  private static final int FULL = 13;
  private static final int NO_DATABASE = 26;

  private Unusable() {}

  static Problem of(Path file, Exception why) {
    String key =
        switch (why) {
          // The index of the log beside the database is the first thing that finds no room.
          case SQLiteException full when full.getResultCode() == SQLITE_IOERR_SHMSIZE ->
              "store.full";
          case SQLException sql -> key(sql.getErrorCode() & PRIMARY_CODE);
          case IOException _ when !isFolderWritable(file) -> "store.read-only";
          default -> "store.unusable";
        };
    return new Problem(Message.of(key, "file", file, "why", said(why)), why);
  }

  /** With the sentence {@code store.<key>}. */
  static Problem because(String key, Path file, Object why) {
    return new Problem(Message.of("store." + key, "file", file, "why", why));
  }

  private static boolean isFolderWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null || !Files.exists(folder) || Files.isWritable(folder);
  }

  private static String key(int code) {
    return switch (code) {
      case READ_ONLY -> "store.read-only";
      case CORRUPT -> "store.corrupt";
      case FULL -> "store.full";
      case NO_DATABASE -> "store.no-database";
      default -> "store.unusable";
    };
  }

  private static String said(Exception why) {
    return Optional.ofNullable(why.getMessage()).orElse(why.getClass().getSimpleName());
  }
}
