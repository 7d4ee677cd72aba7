package plateau.arena.bot.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A program that runs to its end behind the walls, as a compiler does: nobody talks to it. What it
 * writes to standard output is all that it leaves behind.
 */
public record OneShotProgram(BotCommand command, BotLimits limits, int mostSeconds) {

  /**
   * Runs it, with standard output and standard error into these files.
   *
   * @return whether it ended in time and well
   */
  public boolean run(Sandbox sandbox, Path output, Path errors)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(sandbox.wrap(command, limits, Optional.empty()));
    builder.directory(command.directory().toFile());
    builder.redirectOutput(output.toFile()).redirectError(errors.toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().retainAll(Set.of("PATH"));
    environment.putAll(Map.of("HOME", "/tmp", "LANG", "C.UTF-8"));
    Process process = Starter.start(builder);
    try {
      return process.waitFor(mostSeconds, TimeUnit.SECONDS) && process.exitValue() == 0;
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
