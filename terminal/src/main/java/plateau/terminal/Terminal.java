package plateau.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;

/**
 * What a command reads from and writes to: the three streams, always UTF-8, and what is known about
 * them. Tests make one out of byte arrays.
 */
public final class Terminal {

  /** The three streams; those that lead to a person and not to a file are {@code live}. */
  public enum Stream {
    IN,
    OUT,
    ERR
  }

  /** Nothing is ever wider, so that lines stay readable. */
  public static final int WIDEST = 100;

  /** Below this we stop adapting: text wraps as the screen wants it. */
  public static final int NARROWEST = 40;

  private static final int UNKNOWN = -1;
  private static final int MOST_ROWS = 200;
  // To the corner, clear the screen, clear what was scrolled away.
  private static final String CLEAR = "\033[H\033[2J\033[3J";

  private final BufferedReader in;
  private final PrintStream out;
  private final PrintStream err;
  private final Map<String, String> environment;
  private final Set<Stream> live;
  private final IntSupplier columns;
  // Asking the screen costs a process; it is asked again after each line that somebody typed.
  private int width = UNKNOWN;

  public Terminal(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Map<String, String> environment,
      Set<Stream> live,
      IntSupplier columns) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
    this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
    this.environment = Map.copyOf(environment);
    this.live = Set.copyOf(live);
    this.columns = columns;
  }

  public PrintStream out() {
    return out;
  }

  public PrintStream err() {
    return err;
  }

  /** The next line that somebody types; empty at the end of the input. */
  public Optional<String> readLine() {
    out.flush();
    width = UNKNOWN;
    try {
      return Optional.ofNullable(in.readLine());
    } catch (IOException closed) {
      return Optional.empty();
    }
  }

  /** The rest of the standard input. */
  public String readAll() throws IOException {
    return in.readAllAsString();
  }

  public boolean isLive(Stream stream) {
    return live.contains(stream);
  }

  /** Someone sits there and answers. */
  public boolean isInteractive() {
    return isLive(Stream.IN) && isLive(Stream.OUT);
  }

  /** The value of an environment variable; empty when it is not set or blank. */
  public Optional<String> environment(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }

  /** How many columns may be used now. */
  public int width() {
    if (width == UNKNOWN) {
      width = isLive(Stream.OUT) ? Math.clamp(columns.getAsInt(), NARROWEST, WIDEST) : WIDEST;
    }
    return width;
  }

  /** Colour on a screen, unless it is not wanted there; never into a file. */
  public Ink ink() {
    boolean wanted = environment("NO_COLOR").isEmpty();
    return isLive(Stream.OUT) && wanted && !isDumb() ? Ink.COLOUR : Ink.PLAIN;
  }

  /** Empties the screen and what could be scrolled back to; a file keeps what it has. */
  public void clear() {
    if (isLive(Stream.OUT)) {
      out.print(isDumb() ? "\n".repeat(MOST_ROWS) : CLEAR);
      out.flush();
    }
  }

  private boolean isDumb() {
    return environment("TERM").orElse("").equals("dumb");
  }

  /** Whoever reads our output has gone away, as {@code head} does. */
  public boolean isClosed() {
    return out.checkError();
  }
}
