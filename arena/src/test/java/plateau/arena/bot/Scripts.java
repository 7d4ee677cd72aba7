package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.UUID;
import plateau.arena.bot.process.BotCommand;

/**
 * Small programs in a folder, each with a word in its command that no other process has: so we can
 * see whether anything of it is left.
 */
final class Scripts {

  /** Says hello, then answers every question with the first legal move. */
  static final String GOOD =
      """
      import sys, json
      def say(**message):
          print(json.dumps(message), flush=True)
      hello = json.loads(sys.stdin.readline())
      say(type="ready", name="first")
      for line in sys.stdin:
          asked = json.loads(line)
          if asked["type"] == "over":
              break
          if asked["type"] == "decide":
              say(type="move", id=asked["id"], move=asked["moves"][0])
      """;

  /** Says hello; what it does when it is first asked comes behind. */
  static final String WHEN_ASKED =
      """
      import sys, json, os, time, signal
      def say(**message):
          print(json.dumps(message), flush=True)
      hello = json.loads(sys.stdin.readline())
      say(type="ready")
      asked = json.loads(sys.stdin.readline())
      """;

  private final Path folder;
  private final String mark = "mark-" + UUID.randomUUID();

  Scripts(Path folder) throws IOException {
    this.folder = folder;
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  BotCommand python(String source) throws IOException {
    assumeTrue(installed("python3"), "python3 is not installed, so its bots cannot be tried");
    return command("python3", "bot.py", source);
  }

  BotCommand bash(String source) throws IOException {
    assumeTrue(installed("bash"), "bash is not installed, so its bots cannot be tried");
    return command("bash", "bot.sh", source);
  }

  private static boolean installed(String program) {
    return List.of(System.getenv("PATH").split(":", -1)).stream()
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }

  private BotCommand command(String program, String file, String source) throws IOException {
    Files.writeString(folder.resolve(file), source);
    return BotCommand.read(program + " " + file + " " + mark, folder);
  }

  /** Every process of these programs must be gone. */
  void assertNothingLeft() {
    assertThat(running()).as("processes that were left behind").isEmpty();
  }

  List<ProcessHandle> running() {
    return ProcessHandle.allProcesses().filter(this::isOurs).toList();
  }

  private boolean isOurs(ProcessHandle process) {
    try {
      byte[] words = Files.readAllBytes(Path.of("/proc/" + process.pid() + "/cmdline"));
      return new String(words, StandardCharsets.UTF_8).contains(mark);
    } catch (IOException e) {
      return false;
    }
  }
}
