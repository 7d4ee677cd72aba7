package plateau.table.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.words.OneLine;
import plateau.table.kept.HintsFor;
import plateau.table.kept.SeatKind;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * A match that was not played at a table: of a tournament, or of a file that somebody opened.
 *
 * @param id what the client calls it; no table is called so
 * @param fileName without its ending
 * @param names of those who sat there
 */
public record FiledMatch(String id, String fileName, Replay replay, List<String> names) {

  // Programs are called after their commands.
  private static final int LONGEST_NAME = 60;

  /** What the page of replays knows of a table. */
  public StoredTable table() {
    Header header = replay.header();
    List<StoredSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < header.setup().seats(); seat++) {
      seats.add(
          new StoredSeat(
              seat,
              SeatKind.BOT,
              seat < names.size() ? OneLine.atMost(LONGEST_NAME, names.get(seat)) : "",
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              false));
    }
    return new StoredTable(
        id,
        header.game(),
        header.rules(),
        header.setup().options(),
        true,
        HintsFor.ONE,
        header.saltedSeed().orElseGet(() -> SaltedSeed.unsalted(0)),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        Status.OVER,
        replay.ending().map(Replay.Ending::result),
        replay.steps().size(),
        0,
        seats,
        StoredTable.Rematches.NONE);
  }

  /** The match, played again. */
  public <S extends State<S, M>, M> Match<S, M> played(Game<S, M> game) {
    Header header = replay.header();
    if (!header.rules().equals(game.info().rulesVersion())) {
      throw Refusal.of(Code.OTHER_RULES, "game", header.game());
    }
    long seed = header.seed().orElse(0L);
    return Match.resume(game, header.setup(), Dice.seeded(seed), replay.steps());
  }
}
