package plateau.app.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import plateau.arena.bot.process.BotCommand;

/** The kits in {@code bots/}, one for each language, with the same three programs in each. */
enum Kit {
  PYTHON(Way.INTERPRETED, "python3", "starter.py", "sample.py", "interface_check.py"),
  JAVASCRIPT(Way.INTERPRETED, "node", "starter.mjs", "sample.mjs", "interface-check.mjs"),
  JAVA(
      Way.INTERPRETED,
      // It compiles its source at every start, and lives for seconds.
      System.getProperty("java.home") + "/bin/java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
      "Starter.java",
      "Sample.java",
      "InterfaceCheck.java"),
  CPP(
      Way.COMPILED,
      "g++ -std=c++17 -Wall -Wextra",
      "starter.cpp",
      "sample.cpp",
      "interface_check.cpp"),
  RUST(Way.COMPILED, "rustc --edition 2021", "starter.rs", "sample.rs", "interface_check.rs");

  /** What each kit has. */
  enum Program {
    STARTER,
    SAMPLE,
    INTERFACE_CHECK
  }

  private enum Way {
    INTERPRETED,
    COMPILED
  }

  private final Way way;
  private final String tool;
  private final String starter;
  private final String sample;
  private final String interfaceCheck;

  Kit(Way way, String tool, String starter, String sample, String interfaceCheck) {
    this.way = way;
    this.tool = tool;
    this.starter = starter;
    this.sample = sample;
    this.interfaceCheck = interfaceCheck;
  }

  /** How to start one of the programs. Skips the test where the language is not installed. */
  BotCommand command(Program program, Path temporary) throws IOException, InterruptedException {
    assumeTrue(isInstalled(), words().getFirst() + " is not installed: its kit cannot be tried");
    Path source = folder().resolve(source(program));
    return switch (way) {
      case INTERPRETED -> BotCommand.read("%s '%s'".formatted(tool, source), folder());
      case COMPILED -> BotCommand.read("'%s'".formatted(compiled(source, temporary)), temporary);
    };
  }

  private String source(Program program) {
    return switch (program) {
      case STARTER -> starter;
      case SAMPLE -> sample;
      case INTERFACE_CHECK -> interfaceCheck;
    };
  }

  private Path compiled(Path source, Path temporary) throws IOException, InterruptedException {
    Path binary = temporary.resolve("bot");
    List<String> words = new ArrayList<>(words());
    words.addAll(List.of("-o", binary.toString(), source.toString()));
    Process compiler = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(compiler.waitFor()).as("%s said:%n%s", words, said).isZero();
    assertThat(said).as("warnings of %s", words).isEmpty();
    return binary;
  }

  private List<String> words() {
    return List.of(tool.split(" ", -1));
  }

  // The tests run in the folder of their module.
  private Path folder() {
    return Path.of("..", "bots", name().toLowerCase(Locale.ROOT)).toAbsolutePath().normalize();
  }

  private boolean isInstalled() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
        .anyMatch(place -> Files.isExecutable(Path.of(place).resolve(words().getFirst())));
  }
}
