package plateau.arena.bot.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where an interpreter that somebody installed outside the system's folders keeps its parts: {@code
 * ~/.nvm/versions/node/v22} for {@code ~/.nvm/versions/node/v22/bin/node}.
 */
final class Installation {

  private static final Set<String> PROGRAMS = Set.of("bin", "shims");

  private Installation() {}

  /** The folders that the program needs beside the system's; as a link and where it leads to. */
  static List<Path> of(Path program) {
    Set<Path> folders = new LinkedHashSet<>();
    for (Path file : List.of(program, realPath(program))) {
      if (!Bubblewrap.isSystem(file)) {
        folders.add(partsOf(file));
      }
    }
    return new ArrayList<>(folders);
  }

  // A home's own bin folder is no reason to show the whole home.
  private static Path partsOf(Path file) {
    Path bin = file.getParent();
    Path installed = bin == null ? null : bin.getParent();
    if (bin == null || installed == null || !PROGRAMS.contains(String.valueOf(bin.getFileName()))) {
      return file;
    }
    Path home = Path.of(System.getProperty("user.home"));
    boolean isHome = home.startsWith(installed) || installed.equals(home.resolve(".local"));
    return isHome ? file : installed;
  }

  private static Path realPath(Path program) {
    try {
      return program.toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
