package plateau.arena.bot.contest;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A folder that is made once. Whoever finds it finds it whole, also when several make it at once.
 */
final class CachedFolder {

  /** Fills an empty folder. */
  interface Filling {
    void into(Path folder) throws IOException;
  }

  private CachedFolder() {}

  static Path of(Path cache, String name, Filling filling) throws IOException {
    Path made = cache.resolve(name);
    if (Files.isDirectory(made)) {
      return made;
    }
    Path draft = Files.createDirectories(cache.resolve("draft-" + UUID.randomUUID()));
    try {
      filling.into(draft);
      Files.move(draft, made, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileAlreadyExistsException | DirectoryNotEmptyException madeByAnother) {
      return made;
    } finally {
      delete(draft);
    }
    return made;
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> tree = Files.walk(folder)) {
      List<Path> deepestFirst = tree.sorted(Comparator.reverseOrder()).toList();
      for (Path path : deepestFirst) {
        Files.delete(path);
      }
    }
  }
}
