package plateau.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.players.StandardPlayers;

/** What an executor needs to play: our own jars, as far as games are played with them. */
final class ShippedJars {

  private ShippedJars() {}

  /** All games and what they stand on. A folder of classes, as a build has it, is packed first. */
  static List<String> all() {
    Set<Path> places = new LinkedHashSet<>();
    for (Class<?> type : List.of(Game.class, StandardPlayers.class, Games.class, Order.class)) {
      places.add(placeOf(type));
    }
    for (Game<?, ?> game : Games.all()) {
      for (Class<?> type = game.getClass(); type != Object.class; type = type.getSuperclass()) {
        places.add(placeOf(type));
      }
    }
    return places.stream().map(ShippedJars::jar).map(Path::toString).toList();
  }

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("where is " + type + "?", e);
    }
  }

  private static Path jar(Path place) {
    try {
      return Files.isDirectory(place) ? packed(place) : place;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path packed(Path folder) throws IOException {
    Path jar = Files.createTempFile("plateau-classes", ".jar");
    jar.toFile().deleteOnExit();
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out);
        Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        entries.putNextEntry(new JarEntry(folder.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, entries);
      }
    }
    return jar;
  }
}
