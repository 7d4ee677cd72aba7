package plateau.app.command;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.rules.RulesPage;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau rules GAME}: how the game is played. */
@Command(name = "rules")
final class RulesCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  String game = "";

  private final Session session;

  RulesCommand(Session session) {
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
