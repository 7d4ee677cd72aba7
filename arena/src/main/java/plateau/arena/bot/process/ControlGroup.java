package plateau.arena.bot.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A control group of the kernel, version 1 or 2, that limits all processes of one program together.
 * Only where we may make one: as root, mostly.
 */
final class ControlGroup implements AutoCloseable {

  private static final Path MOUNT = Path.of("/sys/fs/cgroup");
  private static final String PREFIX = "plateau-";
  private static final long MEGA = 1 << 20;
  private static final int CLOSING_MS = 2_000;
  private static final AtomicInteger NEXT = new AtomicInteger();

  private final List<Path> folders;

  private ControlGroup(List<Path> folders) {
    this.folders = folders;
  }

  static Optional<ControlGroup> make(BotLimits limits) {
    String name = PREFIX + ProcessHandle.current().pid() + "-" + NEXT.getAndIncrement();
    String memory = Long.toString(limits.memoryMb() * MEGA);
    String processes = Integer.toString(limits.processes());
    boolean first = Files.isDirectory(MOUNT.resolve("memory"));
    List<Path> folders = new ArrayList<>();
    try {
      if (first) {
        limit(folders, MOUNT.resolve("memory"), name, "memory.limit_in_bytes", memory);
        limit(folders, MOUNT.resolve("pids"), name, "pids.max", processes);
      } else {
        limit(folders, MOUNT, name, "memory.max", memory);
        Files.writeString(folders.getFirst().resolve("pids.max"), processes);
      }
      return Optional.of(new ControlGroup(folders));
    } catch (IOException e) {
      folders.forEach(ControlGroup::remove);
      return Optional.empty();
    }
  }

  private static void limit(List<Path> made, Path parent, String name, String file, String value)
      throws IOException {
    sweep(parent);
    made.add(Files.createDirectory(parent.resolve(name)));
    Files.writeString(made.getLast().resolve(file), value);
  }

  // A runner that was killed could not tidy up after itself.
  private static void sweep(Path parent) throws IOException {
    try (Stream<Path> groups = Files.list(parent)) {
      groups.filter(ControlGroup::isOrphan).forEach(ControlGroup::remove);
    }
  }

  private static boolean isOrphan(Path group) {
    String name = String.valueOf(group.getFileName());
    if (!name.matches(PREFIX + "[0-9]+-[0-9]+")) {
      return false;
    }
    long owner = Long.parseLong(name.substring(PREFIX.length(), name.lastIndexOf('-')));
    return ProcessHandle.of(owner).isEmpty();
  }

  /** The words that make the command behind them a member. */
  List<String> joining() {
    StringBuilder script = new StringBuilder();
    for (Path folder : folders) {
      script.append("echo $$ >").append(folder.resolve("cgroup.procs")).append(" || exit 1; ");
    }
    return List.of("/bin/sh", "-c", script + "exec \"$@\"", "sh");
  }

  /** Whether the kernel killed a member because their memory was used up. */
  boolean ranOutOfMemory() {
    return Stream.of("memory.oom_control", "memory.events")
        .flatMap(file -> lines(folders.getFirst().resolve(file)).stream())
        .anyMatch(line -> line.matches("oom_kill [1-9][0-9]*"));
  }

  void kill() {
    for (Path folder : folders) {
      for (String member : lines(folder.resolve("cgroup.procs"))) {
        ProcessHandle.of(Long.parseLong(member)).ifPresent(ProcessHandle::destroyForcibly);
      }
    }
  }

  /** Kills all members and removes the group as soon as they are gone. */
  @Override
  public void close() {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(CLOSING_MS);
    for (Path folder : folders) {
      while (!remove(folder) && System.nanoTime() < deadline) {
        kill();
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
      }
    }
  }

  private static boolean remove(Path folder) {
    try {
      return Files.deleteIfExists(folder) || !Files.exists(folder);
    } catch (IOException e) {
      return false;
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      return List.of();
    }
  }
}
