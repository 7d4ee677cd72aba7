package plateau.app.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --threads N}. */
final class ThreadsOption {

  private static final int MOST = 1024;

  @Option(names = "--threads", paramLabel = "N")
  @Nullable String threads;

  int orElse(int usual) {
    return threads == null ? usual : Arguments.whole("--threads", threads, 1, MOST);
  }
}
