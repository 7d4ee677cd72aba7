package plateau.server.faults;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.server.store.Store;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.kept.Event;

/**
 * Kills a writer in the middle of its writes, again and again over the same file, and looks each
 * time whether everything is there that it said was kept. By hand:
 *
 * <pre>java -cp ... plateau.server.faults.KillTrial FILE KILLS SEED</pre>
 */
public final class KillTrial {

  private static final int MOST_ACKNOWLEDGED = 60;

  private final Path file;
  private final SplittableRandom random;
  private final Map<String, Integer> acknowledged = new HashMap<>();
  private long events;

  KillTrial(Path file, long seed) {
    this.file = file;
    this.random = new SplittableRandom(seed);
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    int kills = Integer.parseInt(args[1]);
    KillTrial trial = new KillTrial(Path.of(args[0]), Long.parseLong(args[2]));
    for (int kill = 1; kill <= kills; kill++) {
      trial.killOnce();
      if (kill % 50 == 0) {
        System.out.println(kill + " kills, " + trial.events() + " events kept, none lost");
      }
    }
  }

  /** How many events the database has. */
  long events() {
    return events;
  }

  /** Lets a writer write, kills it at any moment, and reads what is left. */
  void killOnce() throws IOException, InterruptedException {
    Process writer = start();
    try (BufferedReader out = writer.inputReader(StandardCharsets.UTF_8)) {
      for (int left = 1 + random.nextInt(MOST_ACKNOWLEDGED); left > 0; left--) {
        note(out.readLine());
      }
      // Not writer.destroyForcibly(), which would close the stream below.
      writer.toHandle().destroyForcibly();
      // What it said with its last breath counts too.
      out.lines().filter(KillTrial::isWhole).forEach(this::note);
      writer.waitFor();
    }
    verify();
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            // To read the settings of the log takes longer than all the writing.
            "-Dslf4j.provider=org.slf4j.helpers.NOP_FallbackServiceProvider",
            "-Dslf4j.internal.verbosity=ERROR",
            "-cp",
            System.getProperty("java.class.path"),
            KilledWriter.class.getName(),
            file.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static boolean isWhole(String line) {
    return line.matches("table-[0-9] [0-9]+");
  }

  // A last line may be cut in its number, which is then smaller than what was said before.
  private void note(@Nullable String line) {
    if (line == null) {
      throw new AssertionError("the writer has ended by itself");
    }
    String[] said = line.split(" ", -1);
    acknowledged.merge(said[0], Integer.parseInt(said[1]), Math::max);
  }

  private void verify() throws IOException {
    events = 0;
    try (Store store = SqliteStore.open(file)) {
      for (int table = 0; table < KilledWriter.TABLES; table++) {
        String id = KilledWriter.id(table);
        List<Event> found = store.events(id);
        int least = acknowledged.getOrDefault(id, -1) + 1;
        List<Event> expected =
            IntStream.range(0, found.size()).mapToObj(seq -> KilledWriter.event(id, seq)).toList();
        if (found.size() < least || !found.equals(expected)) {
          throw new AssertionError(
              "%s was told to have %d events and has %d: see %s (%d bytes)"
                  .formatted(id, least, found.size(), file, Files.size(file)));
        }
        events += found.size();
      }
    }
  }
}
