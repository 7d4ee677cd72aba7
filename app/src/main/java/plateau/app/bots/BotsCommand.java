package plateau.app.bots;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau bot}: programs that play. What to do with them stands behind it. */
@Command(name = "bot")
public final class BotsCommand implements Action {

  @Mixin final Common common = new Common();

  @Override
  public int run() {
    throw new Problem(Message.of("bots.which"));
  }
}
