package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import picocli.CommandLine.ParameterException;
import plateau.app.command.Action;
import plateau.app.play.Table;
import plateau.app.session.Session;
import plateau.kernel.words.Language;
import plateau.terminal.Terminal;

/**
 * What a page shows for typing can be typed: each command stands in a line of its own, and is one.
 */
class DocumentedCommandsTest {

  private static final Path ROOT = Path.of("..");
  private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git");

  /** The launcher's own (`plateau`, last lines); they never reach the program. */
  private static final Set<String> OF_THE_LAUNCHER =
      Set.of("build", "test", "dist", "format", "golden", "bench", "clean");

  private static final Pattern START = Pattern.compile("(?<![^ ])(?:\\./)?plateau(?= |$)");

  /** What stands behind a command: a comment, or an explanation in a column of its own. */
  private static final Pattern BEHIND = Pattern.compile(" #.*| {2,}.*");

  /** GamesFolder reads it before there is a command. */
  private static final Pattern FOLDER = Pattern.compile(" --games [^0-9 ][^ ]*");

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|([^ \"]+)");

  @TestFactory
  Stream<DynamicTest> theCommandsOnAPageAreCommands() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path page : pages()) {
      List<String> lines = commands(page);
      if (!lines.isEmpty()) {
        tests.add(DynamicTest.dynamicTest(page.toString(), () -> lines.forEach(this::check)));
      }
    }
    assertThat(tests).as("pages with commands on them").hasSizeGreaterThan(15);
    return tests.stream();
  }

  private void check(String line) {
    assertThat(START.matcher(line).results().count()).as("commands in the line %s", line).isOne();
    String command = FOLDER.matcher(BEHIND.matcher(line).replaceFirst("")).replaceFirst("");
    if (isSynopsis(command)) {
      return;
    }
    String[] words = words(command);
    if (words.length > 0 && OF_THE_LAUNCHER.contains(words[0])) {
      return;
    }
    try {
      new CommandTree(session()).parse(words);
    } catch (ParameterException fault) {
      throw new AssertionError("\"%s\": %s".formatted(line, fault.getMessage()), fault);
    }
  }

  // `[--out FOLDER]`, `--matches N | --time MS`: what may be typed, not what is.
  private static boolean isSynopsis(String command) {
    return command.contains("[") || command.contains(" | ");
  }

  private static String[] words(String command) {
    return WORD.matcher(command)
        .results()
        .skip(1)
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
        .toArray(String[]::new);
  }

  private static Session session() {
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            Map.of(),
            Set.of(),
            () -> Terminal.WIDEST);
    return new Session(terminal, Language.ENGLISH, Action.class, Table.class);
  }

  private static List<String> commands(Path page) throws IOException {
    List<String> lines = new ArrayList<>();
    Parser.builder()
        .build()
        .parse(Files.readString(page))
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(FencedCodeBlock block) {
                block.getLiteral().lines().forEach(lines::add);
              }

              @Override
              public void visit(IndentedCodeBlock block) {
                block.getLiteral().lines().forEach(lines::add);
              }
            });
    lines.removeIf(line -> !START.matcher(line).lookingAt());
    return lines;
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .filter(
              file ->
                  Stream.of(ROOT.relativize(file).toString().split("/"))
                      .noneMatch(NOT_OURS::contains))
          .sorted()
          .toList();
    }
  }
}
