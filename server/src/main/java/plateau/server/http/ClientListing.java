package plateau.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plateau.arena.Games;

/**
 * All files that a browser may want of the client and of the games, and what of libraries they
 * import: whoever has them needs no others.
 */
final class ClientListing {

  private static final String ROOT = "plateau/web/";
  private static final Pattern IMPORTED =
      Pattern.compile("(?:\\bfrom|\\bimport)\\s*\\(?\\s*['\"](?<what>[^'\"]+)['\"]");

  private final WebFiles files;
  private final Map<String, String> imports;
  private final NavigableSet<String> found = new TreeSet<>();

  private ClientListing(WebFiles files, Map<String, String> imports) {
    this.files = files;
    this.imports = imports;
  }

  /**
   * Their paths.
   *
   * @param imports the names of libraries, and where they lie
   */
  static NavigableSet<String> of(WebFiles files, Map<String, String> imports) {
    ClientListing listing = new ClientListing(files, imports);
    Stream.concat(
            Stream.of(ClientListing.class.getClassLoader()),
            Games.all().stream().map(game -> game.getClass().getClassLoader()))
        .distinct()
        .forEach(listing::addAll);
    listing.addLibraries();
    return Collections.unmodifiableNavigableSet(listing.found);
  }

  private void addAll(ClassLoader loader) {
    try {
      for (URL root : Collections.list(loader.getResources(ROOT))) {
        paths(root).filter(WebFiles::isPath).forEach(found::add);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> paths(URL root) throws IOException {
    if (root.openConnection() instanceof JarURLConnection jar) {
      return jar.getJarFile().stream()
          .map(entry -> entry.getName())
          .filter(name -> name.startsWith(ROOT) && !name.endsWith("/"))
          .map(name -> name.substring(ROOT.length()));
    }
    Path folder = Path.of(URI.create(root.toString()));
    try (Stream<Path> all = Files.walk(folder)) {
      return all
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .toList()
          .stream();
    }
  }

  private void addLibraries() {
    Deque<String> unread = new ArrayDeque<>(found);
    while (!unread.isEmpty()) {
      String script = unread.remove();
      if (script.endsWith(".js")) {
        Matcher imported = IMPORTED.matcher(files.text(script).orElse(""));
        while (imported.find()) {
          where(script, imported.group("what")).filter(found::add).ifPresent(unread::add);
        }
      }
    }
  }

  // What our own files import is among them already, or is none.
  private Optional<String> where(String script, String what) {
    boolean isRelative = what.startsWith("./") || what.startsWith("../");
    Optional<String> path =
        isRelative ? Optional.of(URI.create("/" + script).resolve(what).getPath()) : named(what);
    return path.map(absolute -> absolute.substring(1))
        .filter(file -> WebFiles.isPath(file) && files.text(file).isPresent());
  }

  // An import map names files, and folders with a slash at the end.
  private Optional<String> named(String what) {
    return imports.containsKey(what)
        ? Optional.ofNullable(imports.get(what))
        : imports.entrySet().stream()
            .filter(entry -> entry.getKey().endsWith("/") && what.startsWith(entry.getKey()))
            .map(entry -> entry.getValue() + what.substring(entry.getKey().length()))
            .findFirst();
  }
}
