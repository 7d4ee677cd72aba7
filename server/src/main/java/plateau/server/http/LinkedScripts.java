package plateau.server.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.kernel.basis.Sha256;

/**
 * The scripts of the client, linked: a page reads two or three files instead of a hundred. Each
 * page, and the presentation of each game, is an <em>entry</em>. What one entry alone needs stands
 * in its file, what several need in the file of the shell, with which every page begins. In a file
 * scripts run one after the other, each in a function of its own.
 *
 * <p>A script can still be asked for by its own path, as boards of other people do. There is then a
 * <em>sign</em> that points into the linked file, so that nobody has a script twice. All linked
 * files have the fingerprint of them all in their address: browsers keep them for good, and no page
 * mixes two versions. (Decision 0072.)
 */
final class LinkedScripts {

  private static final String FOLDER = "linked/";

  private static final int SIGNS_OF_A_VERSION = 12;

  private final String shell;
  private final Function<String, Optional<String>> scripts;
  private final Map<String, ScriptModule> modules = new TreeMap<>();
  private final Map<String, List<String>> needs = new LinkedHashMap<>();
  private final Map<String, String> entryOf = new TreeMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final SortedMap<String, String> files = new TreeMap<>();
  private final String folder;

  /**
   * Links the shell and what it leads to.
   *
   * @param shell the path of the script with which every page begins; what it imports when somebody
   *     needs it is found
   * @param others entries that no script names
   * @param scripts the text at a path from the client's root
   */
  LinkedScripts(
      String shell, Collection<String> others, Function<String, Optional<String>> scripts) {
    this.shell = shell;
    this.scripts = scripts;
    findEntries(others);
    divide();
    this.folder = FOLDER + version() + "/";
    needs.keySet().stream()
        .filter(this::isFile)
        .forEach(entry -> files.put(folder + entry, link(entry)));
  }

  /** Whether this is the path of a linked file, in which nothing ever changes. */
  static boolean isLinked(String path) {
    return path.startsWith(FOLDER);
  }

  /** Where a script is read best: in a linked file when it is its entry, otherwise at its path. */
  String address(String script) {
    return isFile(script) ? folder + script : script;
  }

  /** What is at a path: a linked file, or the sign of a script that stands in one. */
  Optional<String> text(String path) {
    return names.containsKey(path) ? Optional.of(sign(path)) : Optional.ofNullable(files.get(path));
  }

  /** The paths of all linked files. */
  Set<String> paths() {
    return files.keySet();
  }

  private boolean isFile(String entry) {
    return entry.equals(entryOf.get(entry));
  }

  // --- Which scripts there are, and in which order they run ---

  private void findEntries(Collection<String> others) {
    Deque<String> unread = new ArrayDeque<>();
    unread.add(shell);
    unread.addAll(others);
    Set<String> seen = new HashSet<>();
    while (!unread.isEmpty()) {
      String entry = unread.remove();
      Set<String> needed = new LinkedHashSet<>();
      if (seen.add(entry) && visit(entry, needed, new HashSet<>())) {
        needs.put(entry, List.copyOf(needed));
        needed.forEach(script -> unread.addAll(known(script).later()));
      }
    }
  }

  // Each after what it imports itself. False where one cannot be read, or two import each other:
  // such an entry is handed out script by script.
  private boolean visit(String path, Set<String> done, Set<String> open) {
    if (done.contains(path)) {
      return true;
    }
    Optional<ScriptModule> module = module(path);
    if (module.isEmpty() || !open.add(path)) {
      return false;
    }
    return module.get().imports().stream()
            .filter(imported -> !imported.isLibrary())
            .allMatch(imported -> visit(imported.from(), done, open))
        && done.add(path);
  }

  private Optional<ScriptModule> module(String path) {
    if (!modules.containsKey(path)) {
      scripts
          .apply(path)
          .flatMap(text -> ScriptModule.read(path, text))
          .ifPresent(module -> modules.put(path, module));
    }
    return Optional.ofNullable(modules.get(path));
  }

  private void divide() {
    if (!needs.containsKey(shell)) {
      needs.clear();
    }
    needs.forEach(
        (entry, needed) -> needed.forEach(script -> entryOf.merge(script, entry, (_, _) -> shell)));
    entryOf.keySet().forEach(script -> names.put(script, "$" + names.size()));
  }

  private String version() {
    String all =
        entryOf.keySet().stream()
            .map(script -> script + '\n' + known(script))
            .collect(Collectors.joining("\n"));
    byte[] hash = Sha256.of(all.getBytes(StandardCharsets.UTF_8));
    return Base64.getUrlEncoder().encodeToString(hash).substring(0, SIGNS_OF_A_VERSION);
  }

  // --- What stands in the files ---

  private String link(String entry) {
    String path = folder + entry;
    List<ScriptModule> inside =
        needs.values().stream()
            .flatMap(List::stream)
            .distinct()
            .filter(script -> entry.equals(entryOf.get(script)))
            .map(this::known)
            .toList();
    Map<String, String> libraries = new LinkedHashMap<>();
    StringBuilder functions = new StringBuilder();
    inside.forEach(module -> functions.append(function(module, path, libraries)));
    StringBuilder file = new StringBuilder();
    libraries.forEach(
        (library, name) ->
            file.append("import * as ")
                .append(name)
                .append(" from '")
                .append(library)
                .append("';\n"));
    return file.append(importing(fromShell(entry, inside), path, folder + shell))
        .append(functions)
        .append("export { ")
        .append(
            inside.stream().map(module -> name(module.path())).collect(Collectors.joining(", ")))
        .append(" };\n")
        .append(exporting(known(entry)))
        .toString();
  }

  // What the scripts of a file need of the shell's file; the shell stands alone.
  private List<String> fromShell(String entry, List<ScriptModule> inside) {
    return inside.stream()
        .flatMap(module -> module.imports().stream())
        .map(ScriptModule.Imported::from)
        .filter(script -> !entry.equals(shell) && shell.equals(entryOf.get(script)))
        .map(this::name)
        .distinct()
        .toList();
  }

  private static String importing(List<String> names, String from, String file) {
    return names.isEmpty()
        ? ""
        : "import { " + String.join(", ", names) + " } from '" + relative(from, file) + "';\n";
  }

  private String function(ScriptModule module, String path, Map<String, String> libraries) {
    StringBuilder all =
        new StringBuilder("const ").append(name(module.path())).append(" = (() => {\n");
    for (ScriptModule.Imported imported : module.imports()) {
      String name =
          imported.isLibrary()
              ? libraries.computeIfAbsent(imported.from(), _ -> "$lib" + libraries.size())
              : name(imported.from());
      all.append(binding(imported.clause(), name));
    }
    String exported =
        module.exports().entrySet().stream()
            .map(export -> export.getKey() + ": " + export.getValue())
            .collect(Collectors.joining(", "));
    String body =
        module.body(script -> relative(path, address(script)), relative(path, module.path()));
    return all.append(body.strip())
        .append("\nreturn { ")
        .append(exported)
        .append(" };\n})();\n")
        .toString();
  }

  private static String binding(String clause, String name) {
    if (clause.isEmpty()) {
      return "";
    }
    String bound =
        clause.startsWith("*") ? clause.substring("* as ".length()) : clause.replace(" as ", ": ");
    return "const " + bound + " = " + name + ";\n";
  }

  private String exporting(ScriptModule module) {
    return module.exports().isEmpty()
        ? ""
        : "export const { "
            + String.join(", ", module.exports().keySet())
            + " } = "
            + name(module.path())
            + ";\n";
  }

  private ScriptModule known(String script) {
    return Objects.requireNonNull(modules.get(script), script);
  }

  private String name(String script) {
    return Objects.requireNonNull(names.get(script), script);
  }

  private String sign(String path) {
    String file = folder + entryOf.get(path);
    return importing(List.of(name(path)), path, file) + exporting(known(path));
  }

  // --- Addresses that hold wherever the client's root is ---

  private static String relative(String from, String to) {
    long depth = from.chars().filter(sign -> sign == '/').count();
    return depth == 0 ? "./" + to : "../".repeat((int) depth) + to;
  }
}
