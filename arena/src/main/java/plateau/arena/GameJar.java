package plateau.arena;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
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

    private final List<String> services;

    private Loader(String name, URL jar, List<String> services) {
      super(name, new URL[] {jar}, GameJar.class.getClassLoader());
      this.services = services;
    }

    /** What of ours the jar brings, games among it; what nobody here knows is left out. */
    List<Class<?>> services() {
      return services.stream().<Class<?>>flatMap(service -> known(service).stream()).toList();
    }

    private Optional<Class<?>> known(String service) {
      try {
        return Optional.of(Class.forName(service, false, getParent()));
      } catch (ClassNotFoundException e) {
        return Optional.empty();
      }
    }
  }

  private static final String SERVICES = "META-INF/services/";
  private static final String SERVICE = SERVICES + Game.class.getName();
  private static final String OURS = SERVICES + "plateau.";

  /**
   * What finds the classes of this jar, and of no other beside our own: jars don't disturb each
   * other.
   *
   * @throws Problem when it cannot be read, holds no game or is made for another kernel
   */
  Loader open() {
    try (JarFile jar = new JarFile(file.toFile())) {
      if (jar.getEntry(SERVICE) == null) {
        throw withoutGame();
      }
      check(madeFor(jar));
      return new Loader(name(), copied().toUri().toURL(), services(jar));
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

  // Whoever builds a game anew writes over its jar, and who reads on in that breaks.
  private Path copied() throws IOException {
    Path copy = Files.createTempFile("plateau-game", ".jar");
    copy.toFile().deleteOnExit();
    return Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
  }

  private static List<String> services(JarFile jar) {
    return jar.stream()
        .map(JarEntry::getName)
        .filter(name -> name.startsWith(OURS))
        .map(name -> name.substring(SERVICES.length()))
        .toList();
  }

  private static Optional<String> madeFor(JarFile jar) throws IOException {
    Manifest manifest = jar.getManifest();
    return manifest == null
        ? Optional.empty()
        : Optional.ofNullable(manifest.getMainAttributes().getValue(KernelVersion.ATTRIBUTE));
  }

  private String name() {
    return String.valueOf(file.getFileName());
  }

  Problem withoutGame() {
    return refused("game-jar.no-game", "file", SERVICE);
  }

  /** It has a game that is here already: one of ours, or of another jar. */
  Problem taken(Game<?, ?> other) {
    String id = other.info().id();
    return other.getClass().getClassLoader() instanceof Loader loader
        ? refused("game-jar.taken-in", "id", id, "other", String.valueOf(loader.getName()))
        : refused("game-jar.taken", "id", id);
  }

  /** What went wrong at the bottom of it, and where in this jar. */
  Problem broken(Throwable fault) {
    Throwable root = fault;
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      root = cause;
    }
    String where =
        Arrays.stream(root.getStackTrace())
            .filter(frame -> name().equals(frame.getClassLoaderName()))
            .findFirst()
            .map(frame -> " at " + frame)
            .orElse("");
    return refused("game-jar.broken", "what", root + where);
  }

  /** Why nothing of it, or one of its games, is here. */
  private Problem refused(String key, Object... namesAndValues) {
    return new Problem(
        Message.of("game-jar", "jar", name(), "why", Message.of(key, namesAndValues)));
  }
}
