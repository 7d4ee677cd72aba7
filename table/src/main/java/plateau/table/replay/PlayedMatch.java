package plateau.table.replay;

import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.table.kept.Event;
import plateau.table.kept.Past;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/** The match of a table, played again from its steps. */
public final class PlayedMatch {

  private PlayedMatch() {}

  public static <S extends State<S, M>, M> Match<S, M> of(
      Game<S, M> game, StoredTable table, List<Event> events) {
    if (!table.rules().equals(game.info().rulesVersion())) {
      throw Refusal.of(Code.OTHER_RULES, "game", game.info().id());
    }
    List<Step> steps = Past.stepsOf(events);
    Setup setup = new Setup(table.seats().size(), table.options());
    return Match.resume(game, setup, Dice.seeded(table.seed()), steps);
  }

  /** Its replay file. */
  public static <S extends State<S, M>, M> Replay replay(
      Game<S, M> game, StoredTable table, List<Event> events) {
    return Replay.of(header(game, table), of(game, table, events)).noted(Past.notesOf(events));
  }

  // A file has room for one seed, and a forked table has two: its file says so by naming none.
  private static Header header(Game<?, ?> game, StoredTable table) {
    Setup setup = new Setup(table.seats().size(), table.options());
    List<String> players =
        table.seats().stream()
            .map(seat -> seat.name().isEmpty() ? seat.kind().id() : seat.name())
            .toList();
    return table.fork().isPresent()
        ? Header.asked(game.info(), setup, players)
        : Header.seeded(game.info(), setup, players, table.dice());
  }
}
