package plateau.arena.bot.contest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The C++ files of a contestant's folder. */
final class ContestSources {

  private static final String PROGRAM = "prologin.cc";

  private final Path folder;

  ContestSources(Path folder) {
    this.folder = folder;
  }

  /**
   * What may have to be compiled together, the likeliest first: the files right in the folder; then
   * those of its subfolders too. A file of a subfolder may be a part of the program, or included by
   * another, or something old: the linker knows.
   */
  List<List<Path>> choices() {
    List<Path> all = all();
    List<Path> top = all.stream().filter(file -> folder.equals(file.getParent())).toList();
    return Stream.of(top, all).filter(files -> !files.isEmpty()).distinct().toList();
  }

  /** The folders to look for headers in: its own first, then its subfolders. */
  Set<Path> headerFolders() {
    try (Stream<Path> tree = Files.walk(folder)) {
      Set<Path> folders =
          tree.filter(file -> file.toString().matches(".*\\.(hh?|hpp|hxx)"))
              .map(file -> Objects.requireNonNull(file.getParent()))
              .collect(Collectors.toCollection(TreeSet::new));
      folders.add(folder);
      return folders;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // interface.cc is the original's bridge to other languages.
  private List<Path> all() {
    try (Stream<Path> tree = Files.walk(folder)) {
      return tree.filter(Files::isRegularFile)
          .filter(file -> file.toString().endsWith(".cc"))
          .filter(file -> !file.endsWith("interface.cc"))
          .filter(file -> !isOfAnotherProgram(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // A subfolder with a whole program in it is a copy or another try, when there is one above.
  private boolean isOfAnotherProgram(Path file) {
    for (Path above = file.getParent();
        above != null && !above.equals(folder);
        above = above.getParent()) {
      if (Files.exists(above.resolve(PROGRAM)) && Files.exists(folder.resolve(PROGRAM))) {
        return true;
      }
    }
    return false;
  }
}
