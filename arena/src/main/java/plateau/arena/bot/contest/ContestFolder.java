package plateau.arena.bot.contest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import plateau.arena.bot.process.BotCommand;
import plateau.kernel.Game;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A contestant's folder, in Python or C++, as a program that speaks our protocol. */
public final class ContestFolder {

  private static final String PYTHON = "prologin.py";
  private static final String CPP = "prologin.cc";

  private ContestFolder() {}

  /**
   * The command that plays this folder. A folder in C++ is compiled first, once.
   *
   * @throws Problem when it is no such folder, or cannot be compiled, or the game had no contest
   */
  public static BotCommand command(Path folder, Game<?, ?> game) throws InterruptedException {
    return command(folder, game, usualCache());
  }

  static BotCommand command(Path folder, Game<?, ?> game, Path cache) throws InterruptedException {
    Path here = folder.toAbsolutePath().normalize();
    if (!Files.isDirectory(here)) {
      throw new Problem(Message.of("contest.no-folder", "folder", here));
    }
    ContestKit kit = ContestKit.unpacked(game, cache);
    if (Files.exists(here.resolve(PYTHON)) && !Files.exists(here.resolve(CPP))) {
      return python(here, kit);
    }
    ContestSources sources = new ContestSources(here);
    if (sources.choices().isEmpty()) {
      throw new Problem(Message.of("contest.no-program", "folder", here));
    }
    Path program = new ContestBuild(here, sources, kit).program(cache);
    return new BotCommand(
        List.of(program.toString()),
        here,
        List.of(here, Objects.requireNonNull(program.getParent())));
  }

  private static BotCommand python(Path folder, ContestKit kit) {
    Path runner = kit.file("python/run.py");
    BotCommand command =
        new BotCommand(
            List.of("python3", "-B", runner.toString(), folder.toString()),
            folder,
            List.of(folder, kit.file("python")));
    command.program();
    return command;
  }

  private static Path usualCache() {
    return Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
        .filter(folder -> !folder.isBlank())
        .map(Path::of)
        .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache"))
        .resolve("plateau");
  }
}
