package plateau.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Keeps a second server off a database, for which SQLite itself would have room: nobody would tell
 * it what the first one does.
 */
final class FileLock implements AutoCloseable {

  private final FileChannel channel;

  private FileLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock of a database.
   *
   * @throws Problem when somebody else has it
   */
  static FileLock of(Path database) {
    Path beside = database.resolveSibling(database.getFileName() + ".lock");
    try {
      FileChannel channel =
          FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isOurs(channel)) {
        return new FileLock(channel);
      }
      channel.close();
    } catch (IOException e) {
      throw Unusable.of(database, e);
    }
    throw new Problem(Message.of("store.locked", "file", database));
  }

  private static boolean isOurs(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  /** Gives it up for a database that is not used after all. */
  void release() {
    try {
      close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
