package plateau.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A copy of the launcher in a machine of its own: its PATH has the usual small tools but neither
 * Java nor Maven, and its system folders lie in a temporary folder. What is put there are scripts
 * that note how they were called.
 */
final class LauncherTrial {

  /** What a run of the launcher said, and how it ended. */
  record Outcome(int exitCode, String out, String err) {}

  private static final List<String> SMALL_TOOLS =
      List.of(
          "awk",
          "cat",
          "cmp",
          "cp",
          "dirname",
          "find",
          "flock",
          "grep",
          "head",
          "id",
          "locale",
          "mkdir",
          "mv",
          "perl",
          "readlink",
          "rm",
          "sed",
          "sort",
          "tail",
          "tee",
          "tr",
          "yes");

  static final String MAKE_THE_JAR =
      "mkdir -p app/target/dist/lib; echo jar >app/target/dist/plateau.jar";

  private static final Instant LONG_AGO = Instant.parse("2020-01-01T00:00:00Z");

  final Path machine;
  final Path project;
  final Map<String, String> environment = new HashMap<>();
  private final Path bin;

  LauncherTrial(Path temporary) {
    machine = temporary.resolve("a machine");
    project = machine.resolve("home/my games/plateau");
    bin = machine.resolve("bin");
    environment.put("PATH", bin.toString());
    environment.put("HOME", machine.resolve("home").toString());
    environment.put("LANG", "C.UTF-8");
    offerSmallTools();
    copyLauncher();
    write(project.resolve("pom.xml"), "<project/>");
    write(project.resolve("app/pom.xml"), "<project/>");
    write(project.resolve("app/src/main/java/Main.java"), "class Main {}");
    write(project.resolve("app/src/test/java/MainTest.java"), "class MainTest {}");
    age(project);
  }

  // --- What the machine has

  /** A folder that looks like a JDK; its java tells how it was called. */
  Path jdk(String folder, String version) {
    Path home = machine.resolve(folder);
    write(home.resolve("release"), "IMPLEMENTOR=\"Us\"\nJAVA_VERSION=\"" + version + "\"\n");
    script(home.resolve("bin/javac"), "exit 0");
    script(
        home.resolve("bin/java"),
        """
        case "$*" in
          *AOTCacheOutput*) exit 0 ;;
          -version) echo 'openjdk version "VERSION"' >&2 && exit ;;
        esac
        echo "$*" >"MACHINE/java-call"
        while [ "$1" != -jar ] && [ "$1" != -cp ]; do shift; done
        shift 2
        printf 'java %s:' VERSION
        [ $# = 0 ] || printf ' <%s>' "$@"
        echo
        cat
        exit 7
        """
            .replace("VERSION", version)
            .replace("MACHINE", machine.toString()));
    return home;
  }

  /** The launcher of the distribution, unpacked on this machine beside a Java of its own. */
  Path distributed() {
    jdk("unpacked/runtime", "25.0.1");
    try {
      Path launcher = machine.resolve("unpacked/plateau");
      return Files.copy(Path.of("src/dist/plateau"), launcher);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A Maven that makes the jar and notes each build. */
  void maven(String version) {
    maven(version, MAKE_THE_JAR);
  }

  void maven(String version, String build) {
    script(
        bin.resolve("mvn"),
        """
        [ "$1" = -v ] && { echo "Apache Maven VERSION (abc)"; exit; }
        cd "PROJECT" || exit
        echo "$*" >>maven-calls
        BUILD
        """
            .replace("VERSION", version)
            .replace("PROJECT", project.toString())
            .replace("BUILD", build));
  }

  void script(Path file, String body) {
    write(file, "#!/bin/sh\n" + body + "\n");
    try {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path tool(String name) {
    return bin.resolve(name);
  }

  // --- What happens

  Outcome run(String... arguments) {
    return end(start(project.resolve("plateau"), machine, arguments));
  }

  /** Starts the launcher by this path from this folder. */
  Process start(Path launcher, Path from, String... arguments) {
    ProcessBuilder builder = new ProcessBuilder("/bin/bash", launcher.toString());
    builder.command().addAll(List.of(arguments));
    builder.directory(from.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    try {
      return builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits for the end; nobody types anything. */
  static Outcome end(Process process) {
    try {
      process.getOutputStream().close();
      String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
      String out = new String(process.getInputStream().readAllBytes(), UTF_8);
      return new Outcome(process.waitFor(), out, err);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The same where no more files than that may be open at a time. */
  Outcome runWithFiles(int most, Path launcher, String... arguments) {
    Path limited = machine.resolve("limited");
    write(limited, "ulimit -n " + most + " && exec /bin/bash \"" + launcher + "\" \"$@\"\n");
    return end(start(limited, machine, arguments));
  }

  /** The options of the JVM and everything else that java was called with last. */
  String javaCall() {
    try {
      return Files.readString(machine.resolve("java-call"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What java was told about its heap with the last call. */
  String heap() {
    return Stream.of(javaCall().split(" ", -1))
        .filter(option -> option.matches("-Xm.*"))
        .collect(joining(" "));
  }

  long builds() {
    try {
      Path calls = project.resolve("maven-calls");
      return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Edits a file so that no clock, however coarse, can miss it. */
  void edit(String file) {
    write(project.resolve(file), "edited");
    date(project.resolve(file), Instant.now().plusSeconds(5));
  }

  // --- Setting up

  // Scripts and not links: whatever a test writes here must never reach the machine it runs on.
  private void offerSmallTools() {
    for (String tool : SMALL_TOOLS) {
      Stream.of("/usr/bin/", "/bin/")
          .map(folder -> folder + tool)
          .filter(file -> Files.isExecutable(Path.of(file)))
          .findFirst()
          .ifPresent(file -> script(bin.resolve(tool), "exec " + file + " \"$@\""));
    }
  }

  private void copyLauncher() {
    for (String file : List.of("plateau", "build/maven.bash", "build/tasks.bash")) {
      try (var lines = Files.lines(Path.of("..").resolve(file))) {
        write(project.resolve(file), lines.map(this::moved).collect(joining("\n", "", "\n")));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  // The system folders that the launcher searches (/opt/*) become folders of this machine, and what
  // Linux tells of itself its own.
  private String moved(String line) {
    String system = line.contains("*") ? "usr|opt|Library|sys" : "sys";
    return line.replaceAll("(?<=[ {,])/(" + system + ")/", "\"" + machine + "\"/$1/");
  }

  private static void age(Path folder) {
    try (var files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      files.forEach(file -> date(file, LONG_AGO));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void date(Path file, Instant time) {
    try {
      Files.setLastModifiedTime(file, FileTime.from(time));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
