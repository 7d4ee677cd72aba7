package plateau.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.kernel.basis.Sha256;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.table.message.Refusal;

/**
 * The one page of the client, with what it is told: where libraries lie, and which rules it has.
 */
final class IndexPage {

  private static final String FILE = "index.html";
  private static final String IMPORT_MAP_MARK = "<!-- importmap -->";
  private static final String SHELL_MARK = "shell/plateau-app.js";
  private static final String RULES_MARK = "<!-- rules -->";
  private static final String RULES_BUILD = "page/build.json";

  private final Function<String, Optional<String>> files;
  private final Map<String, String> imports = readImports();
  private final String importMap = "{\"imports\":" + Json.write(imports) + "}";

  IndexPage(Function<String, Optional<String>> files) {
    this.files = files;
  }

  /**
   * The page.
   *
   * @param shell the path of the script that draws it
   * @param early the paths of scripts that it will ask for
   */
  String html(String shell, Stream<String> early) {
    String script = "<script type=\"importmap\">" + importMap + "</script>";
    String preloads =
        early
            .map(path -> "<link rel=\"modulepreload\" href=\"/" + path + "\">\n    ")
            .collect(Collectors.joining());
    return files
        .apply(FILE)
        .orElseThrow(() -> Refusal.of(Refusal.Code.NOT_FOUND))
        .replace(IMPORT_MAP_MARK, script + "\n    " + preloads.strip())
        .replace(SHELL_MARK, shell)
        .replace(RULES_MARK, rules());
  }

  /** The names under which libraries are imported, and where they lie. */
  Map<String, String> imports() {
    return imports;
  }

  /** What the content-security policy must allow: the import map, and nothing else inline. */
  String importMapHash() {
    byte[] hash = Sha256.of(importMap.getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
  }

  // Which compiled rules go with this page. It says so itself: another file might be of another
  // build by the time it is asked for.
  private String rules() {
    return files.apply(RULES_BUILD).map(IndexPage::rules).orElse("");
  }

  private static String rules(String build) {
    if (JsonReader.read(build) instanceof Map<?, ?> said
        && said.get("games") instanceof List<?> games) {
      String ids = games.stream().map(String::valueOf).collect(Collectors.joining(" "));
      return "<meta name=\"rules\" data-folder=\"/page/%s/\" data-games=\"%s\">"
          .formatted(said.get("folder"), ids);
    }
    throw new IllegalStateException(RULES_BUILD + " is no JSON object with games");
  }

  // Each library brings the names under which it is imported.
  private static Map<String, String> readImports() {
    Map<String, String> all = new TreeMap<>();
    try {
      for (URL url :
          Collections.list(
              IndexPage.class.getClassLoader().getResources("META-INF/importmap.json"))) {
        try (InputStream in = url.openStream()) {
          String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
          if (JsonReader.read(text) instanceof Map<?, ?> map
              && map.get("imports") instanceof Map<?, ?> imports) {
            imports.forEach((name, path) -> all.put(String.valueOf(name), String.valueOf(path)));
          }
        }
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
