package plateau.app.command;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --threads N}. */
public final class ThreadsOption {

  private static final int MOST = 1024;

  @Option(names = "--threads", paramLabel = "N")
  @Nullable String threads;

  public OptionalInt chosen() {
    return threads == null
        ? OptionalInt.empty()
        : OptionalInt.of(Arguments.whole("--threads", threads, 1, MOST));
  }

  public int orElse(int usual) {
    return chosen().orElse(usual);
  }
}
