package plateau.arena.bot.process;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A pipe for a program's standard error whose waiting bytes can be taken at any moment without
 * blocking. The pipe that the JDK offers cannot: whoever waits in it for the next byte holds its
 * lock, and at the end of the process the JDK empties it from a thread of its own.
 */
final class ErrorPipe implements AutoCloseable {

  private final Path folder;
  private final Path name;
  private final FileInputStream readingEnd;

  private ErrorPipe(Path folder, Path name, FileInputStream readingEnd) {
    this.folder = folder;
    this.name = name;
    this.readingEnd = readingEnd;
  }

  static ErrorPipe open() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("plateau-bot");
    Path name = folder.resolve("stderr");
    try {
      int made = new ProcessBuilder("mkfifo", name.toString()).start().waitFor();
      if (made != 0) {
        throw new IOException("mkfifo " + name + ": exit code " + made);
      }
      return new ErrorPipe(folder, name, readingEndOf(name));
    } catch (IOException | InterruptedException e) {
      remove(folder, name);
      throw e;
    }
  }

  // To open one end waits for the other, unless somebody has both.
  private static FileInputStream readingEndOf(Path name) throws IOException {
    try (RandomAccessFile both = new RandomAccessFile(name.toFile(), "rw")) {
      both.getFD();
      return new FileInputStream(name.toFile());
    }
  }

  /** Where the program writes; only until {@link #hide}. */
  Path name() {
    return name;
  }

  /** The program has its end now: nobody else shall open the pipe. */
  void hide() throws IOException {
    remove(folder, name);
  }

  private static void remove(Path folder, Path name) throws IOException {
    Files.deleteIfExists(name);
    Files.deleteIfExists(folder);
  }

  /** Takes what is waiting, as much as fits; 0 when nothing waits. */
  int take(byte[] piece) throws IOException {
    int waiting = Math.min(readingEnd.available(), piece.length);
    return waiting == 0 ? 0 : readingEnd.read(piece, 0, waiting);
  }

  @Override
  public void close() throws IOException {
    readingEnd.close();
  }
}
