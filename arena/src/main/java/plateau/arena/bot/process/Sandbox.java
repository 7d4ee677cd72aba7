package plateau.arena.bot.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import plateau.kernel.words.Message;

/**
 * Starts programs behind {@link Isolation} and under limits. Immutable; {@link #best} tries once in
 * a process what works here.
 *
 * <p>Memory is limited by RLIMIT_DATA, which counts what a process may write to, and not by
 * RLIMIT_AS: the runtimes of Java, Go and JavaScript reserve far more addresses than they use.
 * Where control groups can be made, one limits all processes of the program together. The number of
 * processes is limited by a user of its own when we are root, and by the user namespace otherwise.
 */
public final class Sandbox {

  private static final int PROBE_SECONDS = 10;
  private static final int FIRST_USER = 61_184;
  private static final int USERS = 4_000;
  private static final int MEGA = 1 << 20;

  private static final AtomicInteger NEXT_USER =
      new AtomicInteger((int) (ProcessHandle.current().pid() % USERS));

  private final Isolation walls;

  private Sandbox(Isolation walls) {
    this.walls = walls;
  }

  private static final class Best {
    static final Sandbox SANDBOX = find();

    private static Sandbox find() {
      for (Isolation walls : Isolation.values()) {
        Sandbox sandbox = new Sandbox(walls);
        if (walls == Isolation.NONE || sandbox.works()) {
          return sandbox;
        }
      }
      throw new AssertionError("no walls always work");
    }
  }

  /** Behind the best walls that work here. */
  public static Sandbox best() {
    return Best.SANDBOX;
  }

  /** Behind these walls; {@link #works} tells whether they stand. */
  public static Sandbox behind(Isolation walls) {
    return new Sandbox(walls);
  }

  public Isolation walls() {
    return walls;
  }

  /** Tries a program that forks. */
  public boolean works() {
    try {
      BotCommand probe =
          new BotCommand(List.of("/bin/sh", "-c", "true & wait $!"), Path.of("/"), List.of());
      ProcessBuilder builder =
          new ProcessBuilder(wrap(probe, BotLimits.STANDARD, Optional.empty()));
      builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
      Process process = Starter.start(builder);
      boolean ended = process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS);
      process.destroyForcibly();
      return ended && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** What programs are not kept from. */
  public Set<Protection> missing() {
    return walls.missing();
  }

  /** One line about the protections that are missing; empty when none is. */
  public Optional<Message> warning() {
    return missing().isEmpty()
        ? Optional.empty()
        : Optional.of(Message.of("bot.unprotected", "missing", List.copyOf(missing())));
  }

  /** The words that start this command behind the walls. */
  List<String> wrap(BotCommand command, BotLimits limits, Optional<ControlGroup> group) {
    if (walls == Isolation.NONE) {
      return command.words();
    }
    boolean ownUser = isRoot() && OpenToOthers.allOf(command, walls);
    List<String> words = new ArrayList<>();
    group.ifPresent(joined -> words.addAll(joined.joining()));
    words.addAll(memoryAndFiles(limits));
    words.addAll(List.of("setpriv", "--pdeathsig", "KILL"));
    words.addAll(wall(command, limits, ownUser));
    if (ownUser) {
      words.addAll(becomeUserOfItsOwn());
    }
    words.addAll(List.of("prlimit", "--nproc=" + mostProcesses(limits, ownUser), "--"));
    words.addAll(command.words());
    return words;
  }

  private List<String> wall(BotCommand command, BotLimits limits, boolean ownUser) {
    return switch (walls) {
      case BUBBLEWRAP -> Bubblewrap.words(command, limits, isRoot(), ownUser);
      case NAMESPACES -> namespaces();
      default -> List.of("setsid");
    };
  }

  private static List<String> namespaces() {
    List<String> words =
        new ArrayList<>(
            List.of("unshare", "--fork", "--kill-child=KILL", "--pid", "--net", "--ipc"));
    if (!isRoot()) {
      words.add("--map-current-user");
    }
    words.add("--");
    return words;
  }

  private static List<String> memoryAndFiles(BotLimits limits) {
    return List.of(
        "prlimit",
        "--data=" + (long) limits.memoryMb() * MEGA,
        "--fsize=" + (long) limits.fileMb() * MEGA,
        "--core=0",
        "--");
  }

  private static List<String> becomeUserOfItsOwn() {
    int user = FIRST_USER + Math.floorMod(NEXT_USER.getAndIncrement(), USERS);
    return List.of(
        "setpriv",
        "--reuid=" + user,
        "--regid=" + user,
        "--clear-groups",
        "--no-new-privs",
        "--bounding-set=-all",
        "--inh-caps=-all",
        // A change of the user forgets it.
        "--pdeathsig",
        "KILL",
        "--");
  }

  // Without a user or a user namespace of its own, the processes of the user count too.
  private long mostProcesses(BotLimits limits, boolean ownUser) {
    boolean countsAlone = ownUser || walls != Isolation.LIMITS_ONLY;
    return limits.processes() + (countsAlone ? 0 : ProcessTree.tasksOfThisUser());
  }

  static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }
}
