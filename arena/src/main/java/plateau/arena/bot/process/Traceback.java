package plateau.arena.bot.process;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a program broke, as runtimes write it on standard error. Of several places it is the
 * innermost that is not the runtime's own: that is where an author looks first.
 */
record Traceback(String file, int line) {

  // Each language's way to write a file and a line: Python; Java and JavaScript in brackets; Rust,
  // Go, C++, JavaScript and compilers with colons; bash.
  private static final List<Pattern> PLACES =
      List.of(
          Pattern.compile("^\\s*File \"(?<file>[^\"<>]+)\", line (?<line>\\d+)"),
          Pattern.compile("^\\s*at .*\\((?:file://)?(?<file>[^()]+?):(?<line>\\d+)(?::\\d+)?\\)"),
          Pattern.compile("^\\s*at (?:async )?(?:file://)?(?<file>/[^()\\s]+?):(?<line>\\d+)"),
          Pattern.compile("panicked at (?:'.*', )?(?<file>[^\\s':]+):(?<line>\\d+)"),
          Pattern.compile(
              "(?:^|\\s)(?:file://)?(?<file>[^\\s:'\"()]+\\.[A-Za-z]\\w{0,4}):(?<line>\\d+)\\b"),
          Pattern.compile("^(?<file>[^\\s:]+): line (?<line>\\d+):"));
  private static final Pattern OF_THE_RUNTIME =
      Pattern.compile(
          "^(node:|/usr/|/rustc/|<)|java\\.base/|/library/(std|core|alloc)/|^[^/]*/?jdk\\.");
  private static final Pattern PYTHON = PLACES.getFirst();

  /** The place that this text tells of, if it tells of one. */
  static Optional<Traceback> in(String text) {
    Traceback found = null;
    for (String line : text.lines().toList()) {
      Optional<Traceback> place = ofLine(line);
      // Python's own traceback ends with the innermost call, all others begin with it.
      if (place.isPresent() && (found == null || PYTHON.matcher(line).find())) {
        found = place.get();
      }
    }
    return Optional.ofNullable(found);
  }

  private static Optional<Traceback> ofLine(String line) {
    for (Pattern pattern : PLACES) {
      Matcher place = pattern.matcher(line);
      if (place.find()) {
        String file = place.group("file");
        return OF_THE_RUNTIME.matcher(file).find() || line.contains("java.base/")
            ? Optional.empty()
            : Optional.of(new Traceback(file, Integer.parseInt(place.group("line"))));
      }
    }
    return Optional.empty();
  }
}
