package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.arena.Games;
import plateau.kernel.basis.Sha256;
import plateau.table.message.Refusal;

/**
 * The files of the web client, from the jar or from a folder, and those of the libraries it uses.
 */
final class WebFiles {

  private static final String LIBRARIES = "_static/";
  private static final String SHELL = "shell/plateau-app.js";
  private static final String PATH =
      "[A-Za-z0-9_@-][A-Za-z0-9._@-]*(/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*";
  private static final Pattern OF_A_GAME = Pattern.compile("games/(?<game>[^/]+)/(?<file>.+)");
  private static final Pattern RULES = Pattern.compile("page/[0-9a-f]{16}/.+");
  private static final String PAGE = "text/html; charset=utf-8";
  private static final String IS_PAGE = "plateau.page";
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "ico", "image/x-icon",
          "wasm", "application/wasm",
          "webmanifest", "application/manifest+json",
          "woff2", "font/woff2");

  /** A file in memory, and its fingerprint. */
  private static final class Content {

    private final byte[] bytes;
    private final String tag;

    Content(String text) {
      this(text.getBytes(StandardCharsets.UTF_8));
    }

    Content(byte[] bytes) {
      this.bytes = bytes;
      this.tag =
          '"' + Base64.getUrlEncoder().withoutPadding().encodeToString(Sha256.of(bytes)) + '"';
    }

    String text() {
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  private final @Nullable Path folder;
  private final IndexPage index = new IndexPage(this::text);
  private final Map<String, Optional<Content>> kept = new ConcurrentHashMap<>();
  private volatile @Nullable NavigableSet<String> listing;
  private volatile @Nullable LinkedScripts links;
  private final StyleSheets sheets = new StyleSheets(path -> source(path).map(Content::text));

  WebFiles(@Nullable Path folder) {
    this.folder = folder;
  }

  void addTo(RoutesConfig routes) {
    for (String page : List.of("/", "/index.html", "/tables", "/replays", "/tournaments")) {
      routes.get(page, this::page);
    }
    for (String kind : PagesOfGames.kinds()) {
      routes.get("/" + kind, this::page);
      routes.get("/" + kind + "/{id}", context -> pageOfGame(context, kind));
    }
    for (String page :
        List.of("/table/{id}", "/replay/{id}", "/tournament/{id}", "/tournament/{name}/{id}")) {
      routes.get(page, this::pageOrFile);
    }
    routes.get("/again/{id}", this::page);
    routes.get("/<path>", this::file);
  }

  /** What the content-security policy must allow: the import map, and nothing else inline. */
  String importMapHash() {
    return index.importMapHash();
  }

  /** Whether the answer is a page of the client. */
  static boolean isPage(Context context) {
    return context.attribute(IS_PAGE) != null;
  }

  private void page(Context context) {
    context.attribute(IS_PAGE, true);
    context
        .contentType(PAGE)
        .header("Cache-Control", "no-cache")
        .result(index.html(address(SHELL), early(context.path())));
  }

  // What the page at an address will ask for: it need not wait until the shell does. Pages stand in
  // folders of their names.
  private Stream<String> early(String path) {
    String kind = path.equals("/") ? "home" : path.substring(1).replaceFirst("/.*", "");
    String page = address(kind + "/" + kind + "-page.js");
    Stream<String> libraries =
        folder == null ? listing().tailSet(LIBRARIES).stream() : Stream.empty();
    return Stream.concat(
        libraries.filter(file -> file.startsWith(LIBRARIES)),
        Stream.of(page).filter(LinkedScripts::isLinked));
  }

  // The client has folders named like pages, as in /table/connection.js; no id has a dot.
  private void pageOrFile(Context context) {
    if (context.pathParam("id").contains(".")) {
      file(context);
    } else {
      page(context);
    }
  }

  // The page itself says what is missing, and what there is instead.
  private void pageOfGame(Context context, String kind) {
    if (!PagesOfGames.exists(kind, context.pathParam("id"))) {
      context.status(Refusal.Code.NOT_FOUND.status());
    }
    pageOrFile(context);
  }

  private void file(Context context) {
    Optional<Content> found = contentFor(context.path().substring(1));
    if (found.isPresent()) {
      hand(context, found.get());
    } else if (isForPeople(context)) {
      page(context.status(Refusal.Code.NOT_FOUND.status()));
    } else {
      throw Refusal.of(Refusal.Code.NOT_FOUND);
    }
  }

  // Who types an address, or follows a link, asks for a page; programs, scripts and pictures do
  // not.
  private static boolean isForPeople(Context context) {
    String accepted = Objects.requireNonNullElse(context.header("Accept"), "");
    return accepted.contains("text/html") && !context.path().matches("/(api|ws)(/.*)?");
  }

  /** Whether a file of the client may have this path. */
  static boolean isPath(String path) {
    return TYPES.containsKey(ending(path)) && path.matches(PATH);
  }

  /** The text of a file of the client; empty if there is none. */
  Optional<String> text(String path) {
    return content(path).map(Content::text);
  }

  /** What tells one content of a file of the client from another; empty if there is none. */
  Optional<String> tag(String path) {
    return content(path).map(file -> file.tag);
  }

  /** The paths of all files of the client, the games and the libraries that they use. */
  NavigableSet<String> listing() {
    NavigableSet<String> known = listing;
    if (known == null) {
      NavigableSet<String> all = new TreeSet<>(ClientListing.of(this, index.imports()));
      if (folder == null) {
        all.addAll(links().paths());
      }
      known = Collections.unmodifiableNavigableSet(all);
      listing = known;
    }
    return known;
  }

  private Optional<Content> contentFor(String path) {
    return isPath(path) ? content(path) : Optional.empty();
  }

  private static String ending(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  private static void hand(Context context, Content file) {
    String path = context.path().substring(1);
    String caching = isForGood(path) ? "public, max-age=31536000, immutable" : "no-cache";
    context.status(HttpStatus.OK).header("Cache-Control", caching).header("ETag", file.tag);
    if (file.tag.equals(context.header("If-None-Match"))) {
      context.status(HttpStatus.NOT_MODIFIED);
      return;
    }
    context.contentType(Objects.requireNonNull(TYPES.get(ending(path)))).result(file.bytes);
  }

  // The path of a library has its version, that of linked scripts and of compiled rules is called
  // after them; our other files are asked for again.
  private static boolean isForGood(String path) {
    return path.startsWith(LIBRARIES)
        || LinkedScripts.isLinked(path)
        || RULES.matcher(path).matches();
  }

  /** Where a script is read best. In a folder of sources it is read as it was written. */
  String address(String script) {
    return folder == null ? links().address(script) : script;
  }

  private LinkedScripts links() {
    LinkedScripts known = links;
    if (known == null) {
      Function<String, Optional<String>> scripts = path -> styled(path).map(Content::text);
      known = new LinkedScripts(SHELL, ClientFiles.presentations(scripts), scripts);
      links = known;
    }
    return known;
  }

  private Optional<Content> content(String path) {
    if (path.startsWith(LIBRARIES)) {
      return kept.computeIfAbsent(
          path, name -> resource("META-INF/resources/" + name, WebFiles.class));
    }
    return folder == null ? kept.computeIfAbsent(path, this::linked) : styled(path);
  }

  private Optional<Content> linked(String path) {
    return links().text(path).map(Content::new).or(() -> styled(path));
  }

  private Optional<Content> styled(String path) {
    Optional<Content> source = source(path);
    return switch (ending(path)) {
      case "js" -> source.map(file -> new Content(sheets.inScript(path, file.text())));
      case "css" -> source.map(file -> new Content(sheets.whole(path, file.text())));
      default -> source;
    };
  }

  private Optional<Content> source(String path) {
    return Optional.ofNullable(folder)
        .flatMap(
            frame ->
                Stream.of(frame.resolve(path), besideFrame(frame, path))
                    .filter(Files::isRegularFile)
                    .findFirst())
        .map(WebFiles::saved)
        .or(() -> ours(path));
  }

  // In a folder of sources the files of a game stand with the game, beside the frame's.
  private static Path besideFrame(Path frame, String path) {
    Matcher game = OF_A_GAME.matcher(path);
    return game.matches()
        ? frame
            .resolve("../../games")
            .resolve(game.group("game"))
            .resolve("src/main/web")
            .resolve(game.group("file"))
        : frame.resolve(path);
  }

  // Comments are for those who read the sources; in a folder of sources they stay.
  private static Optional<Content> ours(String path) {
    Optional<Content> found = resource("plateau/web/" + path, homeOf(path));
    return path.endsWith(".js") || path.endsWith(".css")
        ? found.map(file -> new Content(Uncommented.of(file.text())))
        : found;
  }

  // The files of a game are in the jar of the game, which may be somebody else's.
  private static Class<?> homeOf(String path) {
    Matcher game = OF_A_GAME.matcher(path);
    return game.matches()
        ? Games.find(game.group("game")).<Class<?>>map(Object::getClass).orElse(WebFiles.class)
        : WebFiles.class;
  }

  private static Optional<Content> resource(String name, Class<?> home) {
    try (InputStream in = home.getClassLoader().getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(new Content(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Content saved(Path file) {
    try {
      return new Content(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
