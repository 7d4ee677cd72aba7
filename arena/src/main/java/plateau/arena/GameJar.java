package plateau.arena;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import plateau.kernel.Game;
import plateau.kernel.KernelVersion;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A jar with games in it, which somebody put into the folder of games. */
record GameJar(Path file) {

  /** Finds the classes of one jar. */
  static final class Loader extends URLClassLoader {

    private Loader(URL jar) {
      super(new URL[] {jar}, GameJar.class.getClassLoader());
    }
  }

  private static final String SERVICE = "META-INF/services/" + Game.class.getName();

  /**
   * What finds the classes of this jar, and of no other beside our own: jars don't disturb each
   * other.
   *
   * @throws Problem when it cannot be read, holds no game or is made for another kernel
   */
  Loader open() {
    try (JarFile jar = new JarFile(file.toFile())) {
      if (jar.getEntry(SERVICE) == null) {
        throw refused("game-jar.no-game", "file", SERVICE);
      }
      check(madeFor(jar));
      return new Loader(file.toUri().toURL());
    } catch (IOException e) {
      throw refused("game-jar.unreadable");
    }
  }

  private void check(Optional<String> madeFor) {
    String ours = KernelVersion.CURRENT;
    if (madeFor.isEmpty()) {
      throw refused("game-jar.no-kernel", "attribute", KernelVersion.ATTRIBUTE, "ours", ours);
    }
    if (!KernelVersion.fits(madeFor.get())) {
      throw refused("game-jar.other-kernel", "theirs", madeFor.get(), "ours", ours);
    }
  }

  private static Optional<String> madeFor(JarFile jar) throws IOException {
    Manifest manifest = jar.getManifest();
    return manifest == null
        ? Optional.empty()
        : Optional.ofNullable(manifest.getMainAttributes().getValue(KernelVersion.ATTRIBUTE));
  }

  /** Why nothing of it, or one of its games, is here. */
  Problem refused(String key, Object... namesAndValues) {
    return new Problem(
        Message.of(
            "game-jar",
            "jar",
            String.valueOf(file.getFileName()),
            "why",
            Message.of(key, namesAndValues)));
  }
}
