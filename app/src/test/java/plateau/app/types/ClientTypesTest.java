package plateau.app.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts of the client fit the types that are read off the rules. Skipped without Node. */
class ClientTypesTest {

  private static final Pattern FACT = Pattern.compile("(?<!\\* .{0,99})\\b(view|scene)\\.(?=\\w)");
  private static final String MISSPELT = "-misspelt.js";

  private static List<String> complaints = List.of();
  private static List<String> misspelt = List.of();

  @BeforeAll
  static void check(@TempDir Path folder) throws IOException {
    assumeTrue(TypeCheck.hasNode(), "Node can be run");
    TypeCheck check = new TypeCheck(folder);
    misspelt = misspell(check.games());
    complaints = check.complaints();
  }

  @Test
  void everyScriptFitsItsTypes() {
    assertThat(complaints).filteredOn(line -> !line.contains(MISSPELT)).isEmpty();
  }

  @Test
  void aMisspeltFactOfAViewIsFoundWhereverItStands() {
    assertThat(misspelt)
        .hasSizeGreaterThan(100)
        .allMatch(place -> complaints.stream().anyMatch(line -> line.contains(place)));
  }

  // Beside each script of a game one in which the facts of views are misspelt; tells the places.
  private static List<String> misspell(Path games) throws IOException {
    List<String> places = new ArrayList<>();
    for (Path script : scripts(games)) {
      Path copy = Path.of(script.toString().replace(".js", MISSPELT));
      List<String> lines = new ArrayList<>();
      for (String line : Files.readAllLines(script)) {
        lines.add(FACT.matcher(line).replaceAll("$1.misspelt"));
        if (!lines.getLast().equals(line)) {
          places.add("%s(%d,".formatted(games.relativize(copy), lines.size()));
        }
      }
      Files.write(copy, lines);
    }
    return places;
  }

  private static List<Path> scripts(Path games) throws IOException {
    try (Stream<Path> files = Files.walk(games)) {
      return files.filter(file -> file.toString().endsWith(".js")).toList();
    }
  }
}
