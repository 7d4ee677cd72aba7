package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Maven takes no property where a module names its parent, so the group is repeated there. */
class PomsTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern GROUP =
      Pattern.compile("<groupId>([^<]+)</groupId>\\s*<artifactId>plateau</artifactId>");

  @Test
  void everyModuleNamesTheGroupOfTheRoot() throws IOException {
    String group = groupIn(Files.readString(ROOT.resolve("pom.xml")));
    assertThat(group).doesNotContain("$");
    for (Path pom : poms()) {
      assertThat(groupIn(Files.readString(pom))).as("%s", ROOT.relativize(pom)).isEqualTo(group);
    }
  }

  @Test
  void theFoldersOfTheRepositoryAreThoseOfTheGroup() throws IOException {
    String root = Files.readString(ROOT.resolve("pom.xml"));
    String folders = groupIn(root).replace('.', '/');
    assertThat(root).contains("<group.path>" + folders + "</group.path>");
  }

  private static String groupIn(String pom) {
    Matcher found = GROUP.matcher(pom);
    assertThat(found.find()).as("a group beside the artifact plateau").isTrue();
    return found.group(1);
  }

  private static List<Path> poms() throws IOException {
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> games = Files.list(ROOT.resolve("games"))) {
      Stream<Path> folders = Stream.concat(top, games);
      return folders.map(folder -> folder.resolve("pom.xml")).filter(Files::exists).toList();
    }
  }
}
