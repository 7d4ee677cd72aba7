package plateau.app.rules;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau rules GAME}: how the game is played. */
@Command(name = "rules")
public final class RulesCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  String game = "";

  private final Session session;

  public RulesCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    Game<?, ?> known = Games.named(game);
    List<String> page =
        RulesPage.of(known, session.page())
            .orElseThrow(() -> new Problem(Message.of("rules.none", "game", game)));
    session.print(page);
    return ExitCode.FINE;
  }
}
