package plateau.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.terminal.Terminal;
import plateau.terminal.Terminal.Stream;

/** Runs the command inside the test, with everything it can see made up. */
public final class Cli {

  /** What came of it. */
  public record Ran(int code, String out, String err) {

    /** The output without its line breaks, so that a sentence can be found in it. */
    public String said() {
      return out.replaceAll("\\s+", " ");
    }

    public List<String> lines() {
      return out.lines().toList();
    }
  }

  private final Map<String, String> environment = new HashMap<>();
  private final Set<Stream> live = EnumSet.noneOf(Stream.class);
  private int columns = Terminal.WIDEST;
  private byte[] input = {};

  /** A command whose saved games go to this folder. */
  public Cli(Path home) {
    environment.put("PLATEAU_HOME", home.toString());
    environment.put("LANG", "en_GB.UTF-8");
  }

  public Cli environment(String name, String value) {
    environment.put(name, value);
    return this;
  }

  public Cli inFrench() {
    return environment("PLATEAU_LANG", "fr");
  }

  public Cli typing(String... lines) {
    input = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    return this;
  }

  public Cli onScreen(int width) {
    live.addAll(EnumSet.allOf(Stream.class));
    columns = width;
    return this;
  }

  public Ran run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(new ByteArrayInputStream(input), out, err, environment, live, () -> columns);
    int code = Main.run(args, terminal);
    return new Ran(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
