package plateau.app.newgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import plateau.app.session.TextFile;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * The folder that a game is written into: nothing may be in it yet.
 *
 * @param typed as somebody named it
 */
record NewFolder(String typed, Path path) {

  static NewFolder at(String typed) {
    NewFolder folder = new NewFolder(typed, TextFile.path(typed).toAbsolutePath().normalize());
    folder.checkIsFree();
    return folder;
  }

  private void checkIsFree() {
    if (!Files.exists(path)) {
      return;
    }
    if (!Files.isDirectory(path)) {
      throw new Problem(Message.of("new-game.no-folder", "folder", typed));
    }
    try (Stream<Path> inside = Files.list(path)) {
      if (inside.findAny().isPresent()) {
        throw new Problem(Message.of("new-game.not-empty", "folder", typed));
      }
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /** Writes these contents under these paths. */
  void write(Map<String, String> files) {
    try {
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path place = path.resolve(file.getKey());
        Files.createDirectories(Objects.requireNonNull(place.getParent()));
        Files.writeString(place, file.getValue());
      }
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  private Problem cannotWrite(IOException fault) {
    String why = Objects.requireNonNullElse(fault.getMessage(), fault.toString());
    return new Problem(Message.of("new-game.cannot-write", "folder", typed, "why", why), fault);
  }
}
