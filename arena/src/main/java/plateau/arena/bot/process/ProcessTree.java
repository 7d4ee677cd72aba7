package plateau.arena.bot.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Processes as the kernel shows them in /proc; on other systems there is little to see. */
final class ProcessTree {

  private static final Path PROC = Path.of("/proc");
  private static final long NANOS_PER_TICK = 10_000_000;
  private static final int LOOKS = 4;
  private static final long BETWEEN_LOOKS_NANOS = 1_000_000;
  // Behind the name in brackets: state is field 3 of the manual page, utime 14 to cstime 17.
  private static final int UTIME = 11;
  private static final int CSTIME = 14;

  private ProcessTree() {}

  /** The processor time of a process, its children that ended, and its descendants that live. */
  static long cpuNanos(long root) {
    long ticks = ticks(root);
    for (long child : children(root)) {
      ticks += cpuNanos(child) / NANOS_PER_TICK;
    }
    return ticks * NANOS_PER_TICK;
  }

  /**
   * The memory of a process and its descendants in KB. What several of them share counts once: each
   * has its part of it.
   */
  static long memoryKb(long root) {
    long sum = proportionalKb(root);
    for (long child : children(root)) {
      sum += memoryKb(child);
    }
    return sum;
  }

  private static long proportionalKb(long pid) {
    return text(pid, "smaps_rollup")
        .lines()
        .filter(line -> line.startsWith("Pss:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .sum();
  }

  /** Whether the system tells anything about this process. */
  static boolean isKnown(long pid) {
    return !text(pid, "stat").isEmpty();
  }

  /**
   * Whether a process or one of its descendants is running, or waits for nothing but a core, each
   * time one looks: a single look may meet a program that waits just when it is awake.
   */
  static boolean keepsRunning(long root) {
    for (int look = 0; look < LOOKS; look++) {
      if (!isRunning(root)) {
        return false;
      }
      LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
    }
    return true;
  }

  private static boolean isRunning(long root) {
    String stat = text(root, "stat");
    return stat.startsWith("R", stat.lastIndexOf(')') + 2)
        || children(root).stream().anyMatch(ProcessTree::isRunning);
  }

  /** All processes whose environment has this word. */
  static List<ProcessHandle> marked(String word) {
    return ProcessHandle.allProcesses()
        .filter(process -> text(process.pid(), "environ").contains(word + "\0"))
        .toList();
  }

  /** How many processes and threads the user who runs us has. */
  static long tasksOfThisUser() {
    Optional<String> me = ProcessHandle.current().info().user();
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().user().equals(me))
        .mapToLong(process -> tasks(process.pid()))
        .sum();
  }

  private static long tasks(long pid) {
    try (Stream<Path> tasks = Files.list(PROC.resolve(pid + "/task"))) {
      return tasks.count();
    } catch (IOException e) {
      return 1;
    }
  }

  private static long ticks(long pid) {
    String stat = text(pid, "stat");
    int behindName = stat.lastIndexOf(')');
    if (behindName < 0) {
      return 0;
    }
    String[] fields = stat.substring(behindName + 2).split(" ", -1);
    return LongStream.rangeClosed(UTIME, CSTIME).map(i -> Long.parseLong(fields[(int) i])).sum();
  }

  private static List<Long> children(long pid) {
    List<Long> children = new ArrayList<>();
    for (String child : text(pid, "task/" + pid + "/children").split(" ", -1)) {
      number(child.strip()).ifPresent(children::add);
    }
    return children;
  }

  private static OptionalLong number(String text) {
    return text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
  }

  // A process may end at any moment: then there is nothing to read.
  private static String text(long pid, String file) {
    try {
      return new String(
          Files.readAllBytes(PROC.resolve(pid + "/" + file)), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
