package plateau.terminal;

import java.io.Console;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import plateau.terminal.Terminal.Stream;

/** The terminal that this process was started in. */
public final class ThisProcess {

  private static final int USUAL_WIDTH = 80;

  private ThisProcess() {}

  public static Terminal terminal() {
    return new Terminal(
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        System.getenv(),
        liveStreams(),
        ThisProcess::columns);
  }

  // Java itself only knows whether input and output both are a terminal; Linux tells them apart.
  private static Set<Stream> liveStreams() {
    Set<Stream> live = EnumSet.noneOf(Stream.class);
    for (Stream stream : Stream.values()) {
      if (leadsToDevice(stream).orElseGet(ThisProcess::consoleIsTerminal)) {
        live.add(stream);
      }
    }
    return live;
  }

  private static Optional<Boolean> leadsToDevice(Stream stream) {
    Path descriptor = Path.of("/proc/self/fd", Integer.toString(stream.ordinal()));
    try {
      String target = Files.readSymbolicLink(descriptor).toString();
      return Optional.of(
          target.startsWith("/dev/pts/")
              || target.startsWith("/dev/tty")
              || target.equals("/dev/console"));
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  private static boolean consoleIsTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  private static int columns() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      String[] rowsAndColumns = size.strip().split(" ", -1);
      int columns = Integer.parseInt(rowsAndColumns[rowsAndColumns.length - 1]);
      return columns > 0 ? columns : USUAL_WIDTH;
    } catch (IOException | NumberFormatException e) {
      return USUAL_WIDTH;
    }
  }
}
