package plateau.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Hindrance;
import plateau.kernel.State;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.JsonObject;
import plateau.table.message.Messages;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Telling;
import plateau.table.message.Tellings;

/** What somebody who decides may know before deciding. Belongs to the table's turn. */
final class Foresight<S extends State<S, M>, M> {

  private final TableState<S, M> table;
  private final Position<S, M> position;
  private final Game<S, M> game;
  private final Tellings tellings;

  Foresight(TableState<S, M> table, Tellings tellings) {
    this.table = table;
    this.position = table.position();
    this.game = position.game();
    this.tellings = tellings;
  }

  /** What a move would do, in games where nothing is hidden or left to chance. */
  void preview(Guest guest, String id, int at, String text) {
    int seat = guest.seatOrRefuse();
    table.checkTurn(seat, at);
    if (!game.isCertain()) {
      throw Refusal.of(Code.NO_PREVIEW);
    }
    guest.send(previewed(tellings.of(game, guest.language()), id, seat, text));
  }

  private String previewed(Telling<S, M> telling, String id, int seat, String text) {
    S state = position.match().state().copy();
    M move =
        game.notation()
            .read(text)
            .filter(state::allows)
            .orElseThrow(() -> Refusal.of(Code.NO_PREVIEW));
    List<Entry> entries = new ArrayList<>();
    state.play(move, new RecordedChance(List.of()), Journal.into(entries));
    int step = position.match().lastStep() + 1;
    return JsonObject.ofType("preview")
        .put("id", id)
        .put("at", position.n())
        .put("view", game.view(state, seat))
        .rawList("journal", telling.journal(position.n() + 1, step, seat, seat, entries))
        .toString();
  }

  /** Why somebody cannot choose the thing that it points at, or all that it cannot choose. */
  void why(Guest guest, String id, int at, Optional<String> thing) {
    int seat = guest.seatOrRefuse();
    table.checkTurn(seat, at);
    S state = position.match().state();
    List<Hindrance> hindrances =
        thing
            .map(
                name -> Hindrance.why(game, state, seat, name).map(why -> new Hindrance(name, why)))
            .map(one -> one.stream().toList())
            .orElseGet(() -> Hindrance.of(game, state, seat));
    guest.send(Messages.why(id, at, hindrances, table.words(guest.language())));
  }
}
