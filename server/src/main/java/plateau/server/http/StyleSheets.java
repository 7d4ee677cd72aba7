package plateau.server.http;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.json.Json;

/**
 * Style sheets as browsers take them today. An element imports the sheet beside its script, named
 * as its script is; since not all browsers can import sheets yet, and each sheet would be one
 * request more, the sheet is put into the script. Sheets may import others, and name the screens of
 * {@code theme/screens.css}, which no browser knows yet either.
 */
final class StyleSheets {

  private static final String SCREENS = "theme/screens.css";
  private static final Pattern IMPORTED =
      Pattern.compile(
          "^import (?<name>\\w+) from '\\./(?<file>[\\w.-]+\\.css)' with \\{ type: 'css' \\};$",
          Pattern.MULTILINE);
  private static final Pattern INCLUDED = Pattern.compile("@import '\\./(?<file>[^']+\\.css)';");
  private static final Pattern SCREEN =
      Pattern.compile("@custom-media (?<name>--[a-z-]+) (?<when>[^;]+);");
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  private final Function<String, Optional<String>> files;

  /** Sheets among these files: by a path from the client's root, the text there. */
  StyleSheets(Function<String, Optional<String>> files) {
    this.files = files;
  }

  /** A script with its sheet inside, on the line where it was imported. */
  String inScript(String path, String script) {
    return IMPORTED
        .matcher(script)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    "const %1$s = new CSSStyleSheet(); %1$s.replaceSync(%2$s);"
                        .formatted(found.group("name"), Json.write(sheet(path, found)))));
  }

  private String sheet(String script, MatchResult found) {
    String file = beside(script, found.group("file"));
    String css = COMMENT.matcher(whole(file, text(script, file))).replaceAll(" ");
    return css.strip().replaceAll("\\s+", " ");
  }

  /** A sheet with all that it imports, and with screens as they are measured. */
  String whole(String path, String css) {
    String included =
        INCLUDED
            .matcher(css)
            .replaceAll(
                found -> {
                  String file = beside(path, found.group("file"));
                  return Matcher.quoteReplacement(whole(file, text(path, file)));
                });
    return measured(included);
  }

  private String measured(String css) {
    String all = css;
    Matcher screens = SCREEN.matcher(files.apply(SCREENS).orElse(""));
    while (screens.find()) {
      all = all.replace("(" + screens.group("name") + ")", screens.group("when"));
    }
    return all;
  }

  private String text(String from, String file) {
    return files
        .apply(file)
        .orElseThrow(
            () -> new IllegalStateException(from + " imports " + file + ", which is not there"));
  }

  private static String beside(String path, String file) {
    return path.substring(0, path.lastIndexOf('/') + 1) + file;
  }
}
