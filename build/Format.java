import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Runs google-java-format over every Java source of the project, from the project's root: {@code
 * check} names the files that differ and fails, {@code write} rewrites them. The formatter's own
 * command line takes no folders, hence this file. Scripts and style sheets have no formatter: of
 * those, {@code check} names the lines that are too long.
 */
public class Format {
  private static final int LONGEST = 140;

  public static void main(String[] args) throws IOException {
    String mode = args.length == 1 ? args[0] : "";
    List<String> arguments =
        switch (mode) {
          case "check" -> new ArrayList<>(List.of("--dry-run", "--set-exit-if-changed"));
          case "write" -> new ArrayList<>(List.of("--replace"));
          default ->
              throw new IllegalArgumentException("expected check or write, not \"" + mode + "\"");
        };
    arguments.addAll(ours(".java"));
    if (mode.equals("check")) {
      checkLengths();
      System.out.println(
          "Checking the format; `./plateau format` rewrites whatever is named below.");
    }
    Main.main(arguments.toArray(String[]::new));
  }

  private static void checkLengths() throws IOException {
    List<String> tooLong = new ArrayList<>();
    for (String path : ours(".js", ".mjs", ".css")) {
      List<String> lines = Files.readAllLines(Path.of(path));
      IntStream.range(0, lines.size())
          .filter(i -> columns(lines.get(i)) > LONGEST)
          .forEach(i -> tooLong.add(path + ":" + (i + 1) + " has " + columns(lines.get(i))));
    }
    if (!tooLong.isEmpty()) {
      System.out.println(
          "Checking the format; the lines below have more than %d columns: break them by hand."
              .formatted(LONGEST));
      tooLong.forEach(System.out::println);
      System.exit(1);
    }
  }

  private static int columns(String line) {
    return line.codePointCount(0, line.length());
  }

  private static List<String> ours(String... endings) throws IOException {
    try (var files = Files.walk(Path.of(""))) {
      return files
          .map(Path::toString)
          .filter(path -> Stream.of(endings).anyMatch(path::endsWith) && isOurs(path))
          .sorted()
          .toList();
    }
  }

  private static boolean isOurs(String path) {
    return !path.contains("target/") && !path.contains("node_modules/") && !path.startsWith(".");
  }
}
