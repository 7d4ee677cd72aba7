package plateau.arena.bot.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Whether a user of its own could read what a program needs. */
final class OpenToOthers {

  private OpenToOthers() {}

  // Behind bubblewrap the folders are shown as they are, whatever stands above them.
  static boolean allOf(BotCommand command, Isolation walls) {
    List<Path> needed =
        Stream.concat(command.visible().stream(), Installation.of(command.program()).stream())
            .toList();
    return needed.stream()
        .flatMap(path -> walls == Isolation.BUBBLEWRAP ? Stream.of(path) : withParents(path))
        .allMatch(OpenToOthers::isOpen);
  }

  private static Stream<Path> withParents(Path path) {
    return Stream.iterate(path, parent -> parent != null, Path::getParent);
  }

  private static boolean isOpen(Path path) {
    try {
      Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(path);
      return permissions.contains(PosixFilePermission.OTHERS_READ)
          && (Files.isRegularFile(path)
              || permissions.contains(PosixFilePermission.OTHERS_EXECUTE));
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
