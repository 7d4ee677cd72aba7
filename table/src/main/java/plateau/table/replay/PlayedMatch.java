package plateau.server.http;

import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.server.tables.Tables;
import plateau.table.kept.Past;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/** The match of a table, played again from its steps. */
final class PlayedMatch {

  private PlayedMatch() {}

  static <S extends State<S, M>, M> Match<S, M> of(
      Tables tables, Game<S, M> game, StoredTable table) {
    if (!table.rules().equals(game.info().rulesVersion())) {
      throw Refusal.of(Code.OTHER_RULES, "game", game.info().id());
    }
    List<Step> steps = Past.stepsOf(tables.events(table.id()));
    Setup setup = new Setup(table.seats().size(), table.options());
    return Match.resume(game, setup, Dice.seeded(table.seed()), steps);
  }
}
