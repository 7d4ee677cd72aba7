import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs google-java-format over every Java source of the project, from the project's root: {@code
 * check} names the files that differ and fails, {@code write} rewrites them. The formatter's own
 * command line takes no folders, hence this file.
 */
public class Format {
  public static void main(String[] args) throws IOException {
    String mode = args.length == 1 ? args[0] : "";
    List<String> arguments =
        switch (mode) {
          case "check" -> new ArrayList<>(List.of("--dry-run", "--set-exit-if-changed"));
          case "write" -> new ArrayList<>(List.of("--replace"));
          default ->
              throw new IllegalArgumentException("expected check or write, not \"" + mode + "\"");
        };
    try (var files = Files.walk(Path.of(""))) {
      files.map(Path::toString).filter(Format::isOurSource).sorted().forEach(arguments::add);
    }
    if (mode.equals("check")) {
      System.out.println(
          "Checking the format; `./plateau format` rewrites whatever is named below.");
    }
    Main.main(arguments.toArray(String[]::new));
  }

  private static boolean isOurSource(String path) {
    return path.endsWith(".java") && !path.contains("target/") && !path.startsWith(".");
  }
}
