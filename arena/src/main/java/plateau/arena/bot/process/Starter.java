package plateau.arena.bot.process;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts all processes from one thread that never ends: the kernel's "die with your parent" means
 * the thread that started a process, so a program started from a passing thread would die with it.
 */
final class Starter {

  private static final ExecutorService THREAD =
      Executors.newSingleThreadExecutor(
          work -> Thread.ofPlatform().name("bot-starter").daemon().unstarted(work));

  private Starter() {}

  static Process start(ProcessBuilder builder) throws IOException, InterruptedException {
    try {
      return THREAD.submit(builder::start).get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException broken) {
        throw broken;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
