package plateau.app;

import java.util.ServiceLoader;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import plateau.kernel.Game;

/** The {@code plateau} command: reads the arguments and runs what they name. */
@Command(name = "plateau", mixinStandardHelpOptions = true)
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  /** Lists the games that are on the class path. */
  @Command(name = "games")
  void games() {
    for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
      System.out.println(game.info().id());
    }
  }
}
