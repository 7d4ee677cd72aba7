package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/adding-a-game.md quotes the game that people begin with as it is. */
class AddingAGameTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern QUOTED = Pattern.compile("(?s)```java\n(.*?)```");

  @Test
  void everyLineOfJavaIsOneOfTheStarter() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/adding-a-game.md"));
    List<String> quoted =
        QUOTED
            .matcher(page)
            .results()
            .flatMap(found -> found.group(1).lines())
            .map(String::strip)
            .toList();
    assertThat(quoted).isNotEmpty();
    assertThat(sources().lines().map(String::strip).collect(Collectors.toSet()))
        .containsAll(quoted);
  }

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(ROOT.resolve("starter/src"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        all.append(Files.readString(file)).append('\n');
      }
    }
    return all.toString();
  }
}
