package plateau.server.http;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A script of the client, read for linking: what it imports, what it exports, and the rest. Only
 * the forms that our scripts are written in are read; a script that does anything else has no
 * reading, and is handed out as it is.
 *
 * @param path where it stands, from the client's root
 * @param exports the names that others use, and those in this script
 * @param body the script without its imports, which hands out nothing by itself any more
 */
record ScriptModule(
    String path, List<Imported> imports, SortedMap<String, String> exports, String body) {

  /**
   * What a script imports before it runs.
   *
   * @param clause what stands before {@code from}: names in braces, or {@code * as} one name;
   *     nothing when the other script only has to run
   * @param from a path from the client's root, or the name of a library
   */
  record Imported(String clause, String from, boolean isLibrary) {}

  private static final Pattern IMPORT =
      Pattern.compile(
          "^import (?:(?<clause>\\{[^}]*\\}|\\* as \\w+) from )?'(?<from>[^']+)';$",
          Pattern.MULTILINE);
  private static final Pattern DECLARED =
      Pattern.compile(
          "^export (?=(?:const|class|function|async function) (?<name>[\\w$]+))",
          Pattern.MULTILINE);
  private static final Pattern LISTED =
      Pattern.compile("^export (?<names>\\{[^}]*\\});$", Pattern.MULTILINE);
  private static final Pattern NAMED =
      Pattern.compile("(?<here>[\\w$]+)(?: as (?<there>[\\w$]+))?");
  private static final Pattern LATER = Pattern.compile("\\bimport\\('(?<from>[^']+)'\\)");
  private static final String OWN_ADDRESS = "import.meta.url";
  // Also what other people's tools write: scripts on one line, and imports in double quotes.
  private static final Pattern UNREAD =
      Pattern.compile(
          "(?:^|[;}])[ \\t]*(?:import|export)\\b(?! *[(.:=,])"
              + "|\\bimport *\\( *(?:\"|`(?!\\$\\{))|\\bimport(?: +\\( *| *\\( +)'"
              + "|\\bimport\\.meta\\b(?!\\.url\\b)"
              + "|^(?=\\S)(?!//|.*\\basync\\b).*\\bawait\\b",
          Pattern.MULTILINE);

  /** The reading of a script, unless it is written in ways that are not read. */
  static Optional<ScriptModule> read(String path, String script) {
    List<Imported> imports = new ArrayList<>();
    SortedMap<String, String> exports = new TreeMap<>();
    String body = IMPORT.matcher(script).replaceAll(found -> note(path, found, imports));
    body = LISTED.matcher(body).replaceAll(found -> note(found.group("names"), exports));
    body = DECLARED.matcher(body).replaceAll(found -> note(found.group("name"), exports));
    return UNREAD.matcher(body).find() || exports.containsKey("default")
        ? Optional.empty()
        : Optional.of(new ScriptModule(path, List.copyOf(imports), exports, body));
  }

  private static String note(String path, MatchResult found, List<Imported> imports) {
    String clause = found.group("clause");
    String from = found.group("from");
    imports.add(
        new Imported(clause == null ? "" : clause, resolved(path, from), !from.startsWith(".")));
    return "";
  }

  private static String note(String names, Map<String, String> exports) {
    Matcher named = NAMED.matcher(names);
    while (named.find()) {
      String here = named.group("here");
      exports.put(named.group("there") == null ? here : named.group("there"), here);
    }
    return "";
  }

  private static String resolved(String path, String from) {
    return from.startsWith(".")
        ? URI.create("/" + path).resolve(from).getPath().substring(1)
        : from;
  }

  /** The scripts that this one imports while it runs, when it needs them. */
  List<String> later() {
    return LATER.matcher(body).results().map(found -> resolved(path, found.group("from"))).toList();
  }

  /**
   * The rest, as it runs in another file.
   *
   * @param address where a script is found from there
   * @param own where this one would be
   */
  String body(UnaryOperator<String> address, String own) {
    String moved =
        LATER
            .matcher(body)
            .replaceAll(
                found ->
                    Matcher.quoteReplacement(
                        "import('" + address.apply(resolved(path, found.group("from"))) + "')"));
    return moved.replace(OWN_ADDRESS, "new URL('" + own + "', import.meta.url).href");
  }
}
