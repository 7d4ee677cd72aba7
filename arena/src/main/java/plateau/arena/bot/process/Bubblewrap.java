package plateau.arena.bot.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The words of bubblewrap: no network, own processes, the system and the program's folders
 * read-only, an own /tmp in memory, and nothing else.
 */
final class Bubblewrap {

  private static final List<String> SYSTEM =
      List.of(
          "/usr",
          "/bin",
          "/sbin",
          "/lib",
          "/lib32",
          "/lib64",
          "/libx32",
          "/opt",
          "/nix/store",
          "/etc/alternatives",
          "/etc/ld.so.cache",
          "/etc/ld.so.conf",
          "/etc/ld.so.conf.d",
          "/etc/localtime");
  private static final int MEGA = 1 << 20;

  private final List<String> words = new ArrayList<>();

  private Bubblewrap() {}

  static List<String> words(BotCommand command, BotLimits limits, boolean root, boolean ownUser) {
    Bubblewrap wrapping = new Bubblewrap();
    wrapping.namespaces(root, ownUser);
    wrapping.system();
    wrapping.memoryFolder("/tmp", limits);
    wrapping.memoryFolder("/dev/shm", limits);
    wrapping.foldersOf(command);
    wrapping.add("--remount-ro", "/dev", "--remount-ro", "/");
    wrapping.add("--chdir", command.directory().toString(), "--");
    return wrapping.words;
  }

  // Root keeps what it needs to become another user inside, and loses it there. When that user
  // could not read the program, a user namespace must do.
  private void namespaces(boolean root, boolean ownUser) {
    add("bwrap", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts");
    add("--unshare-cgroup-try", "--die-with-parent", "--new-session", "--cap-drop", "ALL");
    if (ownUser) {
      add("--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID", "--cap-add", "CAP_SETPCAP");
    } else {
      add("--unshare-user");
    }
    if (root && !ownUser) {
      add("--uid", "1000", "--gid", "1000");
    }
  }

  private void system() {
    SYSTEM.forEach(folder -> show(Path.of(folder)));
    settingsOfJava().forEach(this::show);
    add("--proc", "/proc", "--dev", "/dev");
  }

  // Debian keeps a part of each Java in /etc.
  private static List<Path> settingsOfJava() {
    try (Stream<Path> folders = Files.list(Path.of("/etc"))) {
      return folders
          .filter(folder -> folder.getFileName().toString().startsWith("java"))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private void memoryFolder(String folder, BotLimits limits) {
    add("--perms", "1777", "--size", Long.toString((long) limits.fileMb() * MEGA));
    add("--tmpfs", folder);
  }

  private void foldersOf(BotCommand command) {
    add("--dir", command.directory().toString());
    Installation.of(command.program()).forEach(this::show);
    command.visible().stream().filter(folder -> !isSystem(folder)).forEach(this::show);
  }

  // bubblewrap would make the folders above for root alone.
  private void show(Path path) {
    Path above = path.getParent();
    if (above != null && above.getNameCount() > 0) {
      add("--dir", above.toString());
    }
    add("--ro-bind-try", path.toString(), path.toString());
  }

  /** Whether this stands in a folder that every program sees. */
  static boolean isSystem(Path path) {
    return path.equals(Path.of("/")) || SYSTEM.stream().anyMatch(path::startsWith);
  }

  private void add(String... more) {
    words.addAll(List.of(more));
  }
}
